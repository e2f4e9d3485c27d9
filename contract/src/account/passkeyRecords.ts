import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { anId } from "../common/ids.ts";
import { name } from "../common/text.ts";

/*
 * A passkey is a pair of keys of which this program knows the public half. What goes to and fro is what WebAuthn calls
 * its JSON, binary parts as base64url, without what nobody here reads.
 */
export const PasskeyId = anId().brand<"PasskeyId">();
export type PasskeyId = z.infer<typeof PasskeyId>;
export const PasskeyName = name(bounds.passkeyName);

export const Passkey = z.object({
  id: PasskeyId,
  /** Empty where the browser did not say what it is and nobody has given one. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until somebody has signed in with it. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** It is kept by an account of its maker's and works on their other devices too. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const binary = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(Math.ceil((bytes * 4) / 3));
const CredentialId = binary(1023);
/** How a device can be reached; kept as it was said, to be said again. */
const Transport = z.string().regex(/^[a-z-]{1,20}$/);
const Known = z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() });

/** What a browser is asked to make a passkey of. */
export const PasskeyMaking = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  /** Devices that hold one of this account already make no second. */
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

/** What a browser says of the passkey it has made. */
export const MadePasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: binary(8000),
  attestationObject: binary(16_000),
  transports: z.array(Transport).max(10).optional(),
});
export type MadePasskey = z.infer<typeof MadePasskey>;

/** What a browser is asked to sign; which passkey, its owner chooses. */
export const PasskeyAsking = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

/** What a passkey has signed. */
export const PasskeyProof = z.strictObject({
  id: CredentialId,
  clientDataJSON: binary(8000),
  authenticatorData: binary(4000),
  signature: binary(4000),
  userHandle: binary(64).optional(),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;
