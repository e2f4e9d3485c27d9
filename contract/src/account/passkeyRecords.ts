import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { anId } from "../common/ids.ts";
import { name } from "../common/text.ts";

/*
 * A passkey is a key pair of which this program knows the public half. The messages are WebAuthn's JSON with binary parts
 * as base64url, without the fields that nobody here reads.
 */
export const PasskeyId = anId().brand<"PasskeyId">();
export type PasskeyId = z.infer<typeof PasskeyId>;
export const PasskeyName = name(bounds.passkeyName);

export const Passkey = z.object({
  id: PasskeyId,
  /** Empty if the browser did not identify itself and nobody has named it. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until it was first used to sign in. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** It is synced by its owner's account with the maker and works on their other devices too. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const binary = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(Math.ceil((bytes * 4) / 3));
const CredentialId = binary(1023);
/** How a device can be reached; stored as given and returned to the browser. */
const Transport = z.string().regex(/^[a-z-]{1,20}$/);
const Known = z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() });

/** Options for creating a passkey. */
export const PasskeyMaking = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  /** Devices with one of these passkeys will not create a second. */
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

/** The browser's result of creating a passkey. */
export const MadePasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: binary(8000),
  attestationObject: binary(16_000),
  transports: z.array(Transport).max(10).optional(),
});
export type MadePasskey = z.infer<typeof MadePasskey>;

/** Options for signing in; the owner chooses which passkey signs. */
export const PasskeyAsking = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

/** A passkey's signature. */
export const PasskeyProof = z.strictObject({
  id: CredentialId,
  clientDataJSON: binary(8000),
  authenticatorData: binary(4000),
  signature: binary(4000),
  userHandle: binary(64).optional(),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;
