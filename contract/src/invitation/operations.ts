import { z } from "zod";
import { AccountProfile, Locale, PersonName } from "../account/records.ts";
import { SpaceId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { TeamMemberRole, TeamSpaceIds } from "../team/records.ts";
import {
  CsvAccount,
  CsvEmails,
  Invitation,
  InvitationCode,
  InvitationId,
  InvitationMessage,
  InvitedEmails,
  InvitedPeople,
  JoinConfig,
  LinkExpiry,
  LinkUses,
} from "./records.ts";

/** Open invitations, newest first, fifty at a time. */
const page = z.object({ invitations: z.array(Invitation), nextCursor: InvitationId.nullable() });

export const listTeamMemberInvitations = operation({
  name: "listTeamMemberInvitations",
  says: "The open member invitations of a team, by mail and by link, newest first, fifty at a time.",
  input: z.strictObject({ teamId: TeamId, cursor: InvitationId.optional() }),
  success: page,
  refusals: [],
  may: "team.inviteMembers",
  subject: "team",
  keeps: "nothing",
});

export const inviteTeamMembers = operation({
  name: "inviteTeamMembers",
  says: "Invites members to a team by mail, up to fifty per call; each address has its own result. An address that is already invited gets its mail again.",
  input: z.strictObject({
    teamId: TeamId,
    emails: InvitedEmails,
    role: TeamMemberRole,
    spaceIds: TeamSpaceIds,
    message: InvitationMessage.optional(),
  }),
  success: InvitedPeople,
  refusals: ["accountIsNotVerified", "spaceNotFound"],
  may: "team.inviteMembers",
  subject: "team",
  touches: [["listTeamMemberInvitations", "teamId"]],
});

export const listAccountsByCsv = operation({
  name: "listAccountsByCsv",
  says: "Which team members are in a contacts file, by up to five hundred of its addresses: they need no invitation. Reveals nothing about anybody else.",
  input: z.strictObject({ teamId: TeamId, emails: CsvEmails }),
  success: z.object({ accounts: z.array(CsvAccount) }),
  refusals: [],
  may: "team.inviteMembers",
  subject: "team",
  keeps: "nothing",
});

export const removeTeamMemberInvitation = operation({
  name: "removeTeamMemberInvitation",
  says: "Revokes a member invitation: its mail or link no longer works.",
  input: z.strictObject({ teamId: TeamId, invitationId: InvitationId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "team.inviteMembers",
  subject: "team",
  touches: [["listTeamMemberInvitations", "teamId"]],
});

export const setTeamMemberInvitationSpaces = operation({
  name: "setTeamMemberInvitationSpaces",
  says: "Sets which of a team's spaces a member invitation adds people to.",
  input: z.strictObject({ teamId: TeamId, invitationId: InvitationId, spaceIds: TeamSpaceIds }),
  success: z.object({}),
  refusals: ["inviteNotFound", "spaceNotFound"],
  may: "team.inviteMembers",
  subject: "team",
  touches: [["listTeamMemberInvitations", "teamId"]],
});

export const createTeamMemberInvitationLink = operation({
  name: "createTeamMemberInvitationLink",
  says: "Creates a link with which anybody who has an e-mail can join a team as a member.",
  input: z.strictObject({ teamId: TeamId, spaceIds: TeamSpaceIds, expiresInDays: LinkExpiry, uses: LinkUses }),
  success: z.object({ invitation: Invitation }),
  refusals: ["spaceNotFound"],
  may: "team.inviteMembers",
  subject: "team",
  touches: [["listTeamMemberInvitations", "teamId"]],
});

export const getTeamMemberJoinConfigByCode = operation({
  name: "getTeamMemberJoinConfigByCode",
  says: "What a member invitation shows before it is accepted, by the code of its mail or link. Does not use it up.",
  input: z.strictObject({ linkCode: InvitationCode }),
  success: z.object({ config: JoinConfig }),
  refusals: ["linkNotFound", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  keeps: "nothing",
});

export const authAccountByTeamMemberInvitation = operation({
  name: "authAccountByTeamMemberInvitation",
  says: "Accepts a member invitation: by mail, which signs a new address up, or by link with the account that is signed in.",
  input: z.strictObject({ invitationId: InvitationCode, locale: Locale.optional() }),
  success: z.object({ account: AccountProfile, redirect: z.string() }),
  refusals: ["inviteNotFound", "accountIsVerified", "accountIsNotVerified", "alreadyAuthorized", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});

export const listTeamGuestInvitations = operation({
  name: "listTeamGuestInvitations",
  says: "The open guest invitations to a team and to its spaces, newest first, fifty at a time.",
  input: z.strictObject({ teamId: TeamId, cursor: InvitationId.optional() }),
  success: page,
  refusals: [],
  may: "team.inviteGuests",
  subject: "team",
  keeps: "nothing",
});

export const inviteTeamGuests = operation({
  name: "inviteTeamGuests",
  says: "Invites guests of a team by mail, up to fifty per call; each address has its own result.",
  input: z.strictObject({
    teamId: TeamId,
    emails: InvitedEmails,
    spaceIds: TeamSpaceIds,
    message: InvitationMessage.optional(),
  }),
  success: InvitedPeople,
  refusals: ["accountIsNotVerified", "spaceNotFound"],
  may: "team.inviteGuests",
  subject: "team",
  touches: [["listTeamGuestInvitations", "teamId"]],
});

export const removeTeamGuestInvitation = operation({
  name: "removeTeamGuestInvitation",
  says: "Revokes a guest invitation, also one to a single space.",
  input: z.strictObject({ teamId: TeamId, invitationId: InvitationId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "team.inviteGuests",
  subject: "team",
  touches: [["listTeamGuestInvitations", "teamId"], ["listSpaceGuestInvitations"]],
});

export const setTeamGuestInvitationSpaces = operation({
  name: "setTeamGuestInvitationSpaces",
  says: "Sets which of a team's spaces a guest invitation adds people to.",
  input: z.strictObject({ teamId: TeamId, invitationId: InvitationId, spaceIds: TeamSpaceIds }),
  success: z.object({}),
  refusals: ["inviteNotFound", "spaceNotFound"],
  may: "team.inviteGuests",
  subject: "team",
  touches: [["listTeamGuestInvitations", "teamId"]],
});

/** Operations that show one space's invitations. */
const SPACE_INVITATIONS = [["listSpaceGuestInvitations", "spaceId"], ["listTeamGuestInvitations"]] as const;

export const listSpaceGuestInvitations = operation({
  name: "listSpaceGuestInvitations",
  says: "The open guest invitations to a space, newest first, fifty at a time. Hosts see all of them, others their own.",
  input: z.strictObject({ spaceId: SpaceId, cursor: InvitationId.optional() }),
  success: page,
  refusals: [],
  may: "space.inviteGuests",
  subject: "space",
  keeps: "nothing",
});

export const inviteSpaceGuests = operation({
  name: "inviteSpaceGuests",
  says: "Invites guests of a space by mail, up to fifty per call; each address has its own result.",
  input: z.strictObject({ spaceId: SpaceId, emails: InvitedEmails, message: InvitationMessage.optional() }),
  success: InvitedPeople,
  refusals: ["accountIsNotVerified"],
  may: "space.inviteGuests",
  subject: "space",
  touches: SPACE_INVITATIONS,
});

export const removeSpaceGuestInvitation = operation({
  name: "removeSpaceGuestInvitation",
  says: "Revokes a guest invitation to a space. Hosts can revoke any, others their own.",
  input: z.strictObject({ spaceId: SpaceId, invitationId: InvitationId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "space.inviteGuests",
  subject: "space",
  touches: SPACE_INVITATIONS,
});

export const createSpaceGuestInvitationLink = operation({
  name: "createSpaceGuestInvitationLink",
  says: "Creates a link with which anybody can enter a space as a guest, without an account.",
  input: z.strictObject({ spaceId: SpaceId, expiresInDays: LinkExpiry, uses: LinkUses }),
  success: z.object({ invitation: Invitation }),
  refusals: [],
  may: "space.inviteGuests",
  subject: "space",
  changesPeople: true,
  touches: SPACE_INVITATIONS,
});

export const getSpaceGuestJoinConfigByCode = operation({
  name: "getSpaceGuestJoinConfigByCode",
  says: "What a guest invitation shows before it is accepted, by the code of its mail or link. Does not use it up.",
  input: z.strictObject({ linkCode: InvitationCode }),
  success: z.object({ config: JoinConfig }),
  refusals: ["linkNotFound", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

export const getSlugBySpaceGuestInvitationLinkCode = operation({
  name: "getSlugBySpaceGuestInvitationLinkCode",
  says: "The slug of the space that a guest invitation leads to. Does not use it up.",
  input: z.strictObject({ linkCode: InvitationCode }),
  success: z.object({ slug: z.string() }),
  refusals: ["linkNotFound", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

export const authAccountBySpaceGuestInvitation = operation({
  name: "authAccountBySpaceGuestInvitation",
  says: "Accepts a guest invitation. With a link, a caller without a session becomes a guest with the given name, without an account, unless somebody who is banned now had come by it.",
  input: z.strictObject({ invitationId: InvitationCode, name: PersonName.optional(), locale: Locale.optional() }),
  success: z.object({ account: AccountProfile, redirect: z.string() }),
  refusals: ["inviteNotFound", "accountIsVerified", "accountIsNotVerified", "alreadyAuthorized", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});
