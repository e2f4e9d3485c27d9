import { z } from "zod";
import { Look, TeamRole } from "../account/records.ts";
import { bounds } from "../common/bounds.ts";
import { invitation } from "../common/constants.ts";
import { AccountId, anId, SpaceId } from "../common/ids.ts";
import { text } from "../common/text.ts";

export const InvitationId = anId().brand<"InvitationId">();
export type InvitationId = z.infer<typeof InvitationId>;
/** What an invitation grants: membership in a team, guest access to a team, or guest access to one space. */
export const INVITATION_KINDS = ["teamMember", "teamGuest", "spaceGuest"] as const;
export const InvitationKind = z.enum(INVITATION_KINDS);
export type InvitationKind = z.infer<typeof InvitationKind>;

/** Addresses as typed or pasted: each is checked and answered separately. */
export const InvitedEmails = z
  .array(z.string().max(2 * bounds.email.max))
  .min(bounds.emailsPerInvite.min)
  .max(bounds.emailsPerInvite.max);

/** Addresses of a contacts file, as they are in it. */
export const CsvEmails = z
  .array(z.string().max(2 * bounds.email.max))
  .min(bounds.csvEmails.min)
  .max(bounds.csvEmails.max);

/** A team member whose address is in a contacts file. */
export const CsvAccount = z.object({
  /** As in the request. */
  email: z.string(),
  accountId: AccountId,
  name: z.string(),
  role: TeamRole,
  spaceIds: z.array(SpaceId),
});
export type CsvAccount = z.infer<typeof CsvAccount>;

/** A line from the inviter. */
export const InvitationMessage = text(bounds.invitationMessage);

/** Why one address was not invited; the others of the call were. */
export const EMAIL_FAULTS = [
  "invalidEmail",
  "duplicatedEmail",
  "userIsMemberAlready",
  "unknownError",
] as const satisfies readonly string[];
export const EmailFault = z.enum(EMAIL_FAULTS);
export type EmailFault = z.infer<typeof EmailFault>;

/** Result of a call: who was invited, and what was wrong with each of the others. Addresses are as typed. */
export const InvitedPeople = z.object({
  invitedEmails: z.array(z.string()),
  errors: z.array(z.object({ email: z.string(), code: EmailFault })),
});
export type InvitedPeople = z.infer<typeof InvitedPeople>;

/** An open invitation, as those who may revoke it see it. */
export const Invitation = z.object({
  id: InvitationId,
  kind: InvitationKind,
  /** Null for a link. */
  email: z.string().nullable(),
  /** The complete URL of a link, to copy it again; null for a mail. */
  url: z.string().nullable(),
  role: TeamRole,
  spaceIds: z.array(SpaceId),
  /** Null: never expires. */
  expiresAt: z.iso.datetime().nullable(),
  /** Null: unlimited. */
  usesLeft: z.number().int().nullable(),
  usedCount: z.number().int(),
  createdBy: z.object({ accountId: AccountId, name: z.string() }),
  createdAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** An invitation mailed to the caller's own address. */
export const WaitingInvitation = Invitation.pick({ id: true, kind: true, role: true, expiresAt: true }).extend({
  team: z.object({ name: z.string(), color: z.string(), logoImageUrl: z.string().nullable() }),
  /** The space it leads to; null if it leads to the team. */
  spaceName: z.string().nullable(),
  inviterName: z.string(),
});
export type WaitingInvitation = z.infer<typeof WaitingInvitation>;

/** For how long and how often a link can be used. */
export const LinkExpiry = z.literal(invitation.expiryDays);
export type LinkExpiry = z.infer<typeof LinkExpiry>;
export const LinkUses = z.number().int().min(bounds.invitationUses.min).max(bounds.invitationUses.max).nullable();

/** The code in an invitation's URL. A truncated one is as unknown as any other. */
export const InvitationCode = z.string().max(64);

/**
 * What the caller can do with an invitation:
 *   open          accept it now
 *   signIn        sign in first: with the mail's address, or, for a members' link, with any
 *   otherAccount  it is for another address than the one they are signed in with
 *   joined        they already have what it grants
 *   ended         it has ended; only accounts see this, for everybody else it looks nonexistent
 */
export const INVITATION_STATES = ["open", "signIn", "otherAccount", "joined", "ended"] as const;
export const InvitationState = z.enum(INVITATION_STATES);
export type InvitationState = z.infer<typeof InvitationState>;

/** What an invitation shows before it is accepted: who invites, where to and in which role. */
export const JoinConfig = z.object({
  state: InvitationState,
  kind: InvitationKind,
  role: TeamRole,
  team: z.object({ name: z.string(), color: z.string(), logoImageUrl: z.string().nullable() }),
  inviter: Look,
  /** The space it leads to; null if it leads to the team's dashboard. */
  space: z
    .object({
      slug: z.string(),
      name: z.string(),
      backgroundUrl: z.string().nullable(),
      onlineCount: z.number().int(),
      /** Up to six of the people inside, by their first names; empty where it cannot be accepted or the space shows nobody. */
      people: z.array(Look),
    })
    .nullable(),
  /** The address of a mail; null for a link. */
  email: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type JoinConfig = z.infer<typeof JoinConfig>;
