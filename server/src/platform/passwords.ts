import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Cost of one hash: 19 MiB and two passes, which OWASP considers sufficient; about 20 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
const derive = promisify(argon2);

/** A password in the form it is stored: `argon2id.<salt>.<hash>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return ["argon2id", salt.toString("base64url"), (await hash(password, salt)).toString("base64url")].join(".");
}

/** Whether the password matches the stored one. A stored text of another form matches nothing. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [kind, salt, expected] = stored.split(".");
  if (kind !== "argon2id" || salt === undefined || expected === undefined) return false;
  const nonce = Buffer.from(salt, "base64url");
  if (nonce.length !== SALT_BYTES) return false;
  const given = await hash(password, nonce);
  const wanted = Buffer.from(expected, "base64url");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const hash = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive("argon2id", { message: password.normalize("NFKC"), nonce, ...COST });
