import { z } from "zod";
import { TeamRole } from "../account/records.ts";
import { bounds } from "../common/bounds.ts";
import { AccountId, InvitationId, SpaceId } from "../common/ids.ts";
import { text } from "../common/text.ts";

/** What an invitation opens: a team for its members, a team for guests, or one space for guests. */
export const INVITATION_KINDS = ["teamMember", "teamGuest", "spaceGuest"] as const;
export const InvitationKind = z.enum(INVITATION_KINDS);
export type InvitationKind = z.infer<typeof InvitationKind>;

/** Addresses as they were typed or pasted: each is checked for itself and answered for itself. */
export const InvitedEmails = z
  .array(z.string().max(2 * bounds.email.max))
  .min(bounds.emailsPerInvite.min)
  .max(bounds.emailsPerInvite.max);

/** A line from who invites. */
export const InvitationMessage = text(bounds.invitationMessage);

/** Why one address of a call was not invited; the others of the call were. */
export const EMAIL_FAULTS = [
  "invalidEmail",
  "duplicatedEmail",
  "userIsMemberAlready",
  "unknownError",
] as const satisfies readonly string[];
export const EmailFault = z.enum(EMAIL_FAULTS);
export type EmailFault = z.infer<typeof EmailFault>;

/** What came of a call: who was invited, and what was wrong with each of the others. Addresses are as they were typed. */
export const InvitedPeople = z.object({
  invitedEmails: z.array(z.string()),
  errors: z.array(z.object({ email: z.string(), code: EmailFault })),
});
export type InvitedPeople = z.infer<typeof InvitedPeople>;

/** An invitation that is still open, as those see it who may take it back. */
export const Invitation = z.object({
  id: InvitationId,
  kind: InvitationKind,
  /** Null for a link. */
  email: z.string().nullable(),
  /** The whole address of a link, to copy it again; null for a mail. */
  url: z.string().nullable(),
  role: TeamRole,
  spaceIds: z.array(SpaceId),
  /** Null: it does not end by itself. */
  expiresAt: z.iso.datetime().nullable(),
  /** Null: as often as one likes. */
  usesLeft: z.number().int().nullable(),
  usedCount: z.number().int(),
  createdBy: z.object({ accountId: AccountId, name: z.string() }),
  createdAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;
