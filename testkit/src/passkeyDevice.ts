// An authenticator in memory: it creates passkeys and signs like a WebAuthn authenticator with user verification, bound
// to its site, and counts its uses. A test can make it lie.
import { encodeCBOR } from "@levischuck/tiny-cbor";
import { must } from "@atrium/contract";
import type { MadePasskey, PasskeyProof } from "@atrium/contract";
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";

interface Kept {
  id: Buffer;
  rpId: string;
  userHandle: string;
  key: KeyObject;
  count: number;
}

interface DeviceOptions {
  /** The site as the browser knows it, which is included in what is signed. */
  origin: string;
  /** False for a device that did not verify its user. */
  verifiesUser?: boolean;
}

interface Making {
  rp: { id: string };
  user: { id: string };
  challenge: string;
}
interface Asking {
  rpId: string;
  challenge: string;
}

export interface PasskeyDevice {
  make(making: Making): MadePasskey;
  /** Signs with the passkey it last created for that site. */
  sign(asking: Asking): PasskeyProof;
  /** The same device, claiming another origin. */
  at(origin: string): PasskeyDevice;
  /** Sets its counter, as if copied after that many uses. */
  count(uses: number): void;
}

const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

export function createPasskeyDevice(options: DeviceOptions, kept: Kept[] = []): PasskeyDevice {
  const flags = USER_PRESENT | (options.verifiesUser === false ? 0 : USER_VERIFIED);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: options.origin, crossOrigin: false }));
  return {
    make({ rp, user, challenge }) {
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const own: Kept = { id: randomBytes(32), rpId: rp.id, userHandle: user.id, key: privateKey, count: 0 };
      kept.push(own);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(own.id.length);
      const credential = [Buffer.alloc(16), length, own.id, coseKey(publicKey)];
      const authData = Buffer.concat([head(own, flags | HAS_KEY), ...credential]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id: own.id.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: Buffer.from(encodeCBOR(attestation as Parameters<typeof encodeCBOR>[0])).toString(
          "base64url",
        ),
        transports: ["internal"],
      };
    },
    sign({ rpId, challenge }) {
      const own = must(
        kept.findLast((each) => each.rpId === rpId),
        "a passkey for that site",
      );
      own.count += 1;
      const [authData, said] = [head(own, flags), clientData("webauthn.get", challenge)];
      const signature = sign("sha256", Buffer.concat([authData, sha256(said)]), own.key);
      return {
        id: own.id.toString("base64url"),
        clientDataJSON: said.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: own.userHandle,
      };
    },
    at: (origin) => createPasskeyDevice({ ...options, origin }, kept),
    count(uses) {
      for (const each of kept) each.count = uses;
    },
  };
}

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();

function head({ rpId, count }: Kept, flags: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(count, 1);
  return Buffer.concat([sha256(rpId), rest]);
}

/** A P-256 key for ES256 in COSE's encoding. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const part = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, part(x)],
    [-3, part(y)],
  ];
  return Buffer.from(encodeCBOR(new Map(entries)));
}
