import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { TeamId } from "../common/ids.ts";

/** A certificate of an identity provider, parsed. */
export const SsoCertificate = z.object({
  pem: z.string(),
  /** SHA-256 of the certificate, in hexadecimal with colons. */
  fingerprint: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type SsoCertificate = z.infer<typeof SsoCertificate>;

/** How a team's people sign in at their own identity provider. */
export const TeamSso = z.object({
  isEnabled: z.boolean(),
  /** Empty until it is set, like the other texts. */
  signInUrl: z.string(),
  entityId: z.string(),
  /** At most two: the one in use and the next. */
  certificates: z.array(SsoCertificate),
  buttonText: z.string(),
  /** Our addresses, for the provider's settings. */
  own: z.object({
    acsUrl: z.string(),
    entityId: z.string(),
    metadataUrl: z.string(),
    /** The sign-in page to give to the team's people. */
    loginUrl: z.string(),
  }),
});
export type TeamSso = z.infer<typeof TeamSso>;

/**
 * Why a trial of single sign-on failed, by what was wrong with the answer. `malformed`: it is not built as an answer at
 * all.
 */
export const SSO_TEST_FAULTS = [
  "signature",
  "signatures",
  "reference",
  "noCertificate",
  "algorithm",
  "audience",
  "destination",
  "confirmation",
  "issuer",
  "time",
  "nameId",
  "unreadable",
  "encrypted",
  "notSuccess",
  "malformed",
] as const;
export const SsoTestFault = z.enum(SSO_TEST_FAULTS);
export type SsoTestFault = z.infer<typeof SsoTestFault>;

/** What became of a trial of single sign-on. */
export const SsoTestOutcome = z.discriminatedUnion("state", [
  z.object({ state: z.literal("failed"), fault: SsoTestFault }),
  z.object({
    state: z.literal("passed"),
    /** The mailbox people would have here; null if the provider names none that can be used. */
    email: z.string().nullable(),
    name: z.string().nullable(),
    /** The provider's own id of the person. */
    nameId: z.string(),
    /** The names of all attributes that came, without their values. */
    attributes: z.array(z.string()),
    /** How far the provider's clock is from ours; null if it does not say when it answered. */
    clockMs: z.int().nullable(),
  }),
]);
export type SsoTestOutcome = z.infer<typeof SsoTestOutcome>;

/** A trial sign-in at a team's provider, which signs nobody in. */
export const SsoTest = z.object({
  startedAt: z.iso.datetime(),
  /** Null while the answer is awaited. */
  answeredAt: z.iso.datetime().nullable(),
  outcome: SsoTestOutcome.nullable(),
  /** After this nothing is awaited, or shown, any more. */
  expiresAt: z.iso.datetime(),
});
export type SsoTest = z.infer<typeof SsoTest>;

/** A button of the sign-in page that leads to a team's identity provider. */
export const SsoButton = z.object({ teamId: TeamId, teamName: z.string(), text: z.string() });
export type SsoButton = z.infer<typeof SsoButton>;

/** As typed or pasted; the handler checks it, and refuses it with codes of its own. */
export const SsoWish = z.strictObject({
  isEnabled: z.boolean(),
  signInUrl: z.string().max(bounds.ssoUrl.max),
  entityId: z.string().max(bounds.ssoUrl.max),
  certificates: z.array(z.string().max(bounds.ssoCertificate.max)).max(2),
  buttonText: z.string().max(bounds.ssoUrl.max),
});
export type SsoWish = z.infer<typeof SsoWish>;
