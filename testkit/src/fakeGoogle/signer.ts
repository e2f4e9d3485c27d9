import { createHmac, generateKeyPairSync, sign } from "node:crypto";

/** What is wrong with a token: other claims, a foreign key, the public key as a shared secret, or no signature. */
export interface Lie {
  claims?: Readonly<Record<string, unknown>>;
  key?: "stranger" | "shared" | "none";
}

/** Signs tokens with the published key, or wrongly. */
export function createSigner() {
  const newPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
  const own = newPair();
  const publicKey = { ...own.publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" };
  return {
    publicKey,
    sign(claims: Readonly<Record<string, unknown>>, lie: Lie): string {
      const alg = { own: "RS256", stranger: "RS256", shared: "HS256", none: "none" }[lie.key ?? "own"];
      const told = `${part({ alg, typ: "JWT", kid: "1" })}.${part({ ...claims, ...lie.claims })}`;
      if (lie.key === "none") return `${told}.`;
      if (lie.key === "shared") {
        const pem = own.publicKey.export({ format: "pem", type: "spki" });
        return `${told}.${createHmac("sha256", pem).update(told).digest("base64url")}`;
      }
      const { privateKey } = lie.key === "stranger" ? newPair() : own;
      return `${told}.${sign("sha256", Buffer.from(told), privateKey).toString("base64url")}`;
    },
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
