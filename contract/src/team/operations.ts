import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { AccountProfile, Locale } from "../account/records.ts";
import { AccountId, SpaceId, TeamId, UploadId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { SpaceName, TemplateChoice } from "../space/records.ts";
import { ChatKeptDays, KeepingPreview, RecordingKeptDays } from "./keepingRecords.ts";
import {
  Color,
  EmailPrefix,
  EmailSenderName,
  GuestSort,
  MemberSort,
  PersonSearch,
  Team,
  TeamGuest,
  TeamMember,
  TeamMemberProfile,
  TeamMemberRole,
  TeamName,
  TeamSpaceIds,
} from "./records.ts";

export const createTeam = operation({
  name: "createTeam",
  says: "Creates a team; the caller becomes its admin.",
  input: z.strictObject({ name: TeamName, color: Color.optional() }),
  success: z.object({ id: TeamId }),
  refusals: ["accountIsNotVerified"],
  may: "team.create",
  subject: "session",
  touches: [["listAccountTeams"]],
});

export const getTeam = operation({
  name: "getTeam",
  says: "One team, as the caller may see it.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ team: Team }),
  refusals: [],
  may: "team.see",
  subject: "team",
  keeps: "nothing",
});

export const updateTeam = operation({
  name: "updateTeam",
  says: "Changes a team's name, colour, logo, chat settings, how long messages and recordings are kept, or the sender of its mails. No two teams have the same part before the @.",
  input: z.strictObject({
    teamId: TeamId,
    name: TeamName.optional(),
    color: Color.optional(),
    /** A picture the caller has uploaded as a logo; null removes the logo. */
    logoUploadId: UploadId.nullable().optional(),
    keepsMessagesOfDeleted: z.boolean().optional(),
    showsLinkTitles: z.boolean().optional(),
    chatKeptDays: ChatKeptDays.optional(),
    recordingKeptDays: RecordingKeptDays.optional(),
    /** The name and the part before the @ that its mails come from; null: those of the program. */
    emailSenderName: EmailSenderName.nullable().optional(),
    emailPrefix: EmailPrefix.nullable().optional(),
  }),
  success: z.object({ team: Team }),
  refusals: ["uploadIntentNotFound", "emailWhitelabelForbidden", "alreadyExists"],
  may: {
    name: "team.rename",
    color: "team.rename",
    logoUploadId: "team.rename",
    keepsMessagesOfDeleted: "team.rename",
    showsLinkTitles: "team.rename",
    chatKeptDays: "team.rename",
    recordingKeptDays: "team.rename",
    emailSenderName: { given: "team.manageWhiteLabel", null: "team.rename" },
    emailPrefix: { given: "team.manageWhiteLabel", null: "team.rename" },
  },
  subject: "team",
  touches: [["getTeam", "teamId"], ["listAccountTeams"], ["listTeamSpaces", "teamId"], ["listStageRecordings"]],
});

export const previewTeamKeeping = operation({
  name: "previewTeamKeeping",
  says: "How many of a team's messages and recordings a choice of how long they are kept would delete, and when. It changes nothing.",
  input: z.strictObject({ teamId: TeamId, chatKeptDays: ChatKeptDays, recordingKeptDays: RecordingKeptDays }),
  success: KeepingPreview,
  refusals: [],
  may: "team.rename",
  subject: "team",
  keeps: "nothing",
});

export const tryForFree = operation({
  name: "tryForFree",
  says: "Creates a team and its first space with three rooms in one call, before any e-mail is known. Without a session it opens a guest session that owns them; they belong to the account once its e-mail is verified.",
  input: z.strictObject({
    teamName: TeamName,
    spaceName: SpaceName,
    template: TemplateChoice.optional(),
    /** The language of the page: used for a new guest, and for the rooms' names. */
    locale: Locale.optional(),
  }),
  success: z.object({ teamId: TeamId, spaceId: SpaceId, slug: z.string(), account: AccountProfile }),
  refusals: ["tooOftenAttempts", "spaceTemplateNotFound"],
  may: "team.tryForFree",
  subject: "public",
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});

export const listTeamMembers = operation({
  name: "listTeamMembers",
  says: "The members of a team, sorted by name by default, fifty at a time by default. E-mails are only shown to those who manage members.",
  input: z.strictObject({
    teamId: TeamId,
    find: PersonSearch.optional(),
    /** Only people who were added to this space. */
    spaceId: SpaceId.optional(),
    role: TeamMemberRole.optional(),
    sort: MemberSort.optional(),
    /** Reverses the order; people whom it does not distinguish stay sorted by name. */
    isDown: z.boolean().optional(),
    /** `nextCursor` of the previous page, in the same order. */
    cursor: AccountId.optional(),
    count: z.int().min(bounds.peoplePage.min).max(bounds.peoplePage.max).optional(),
  }),
  success: z.object({ members: z.array(TeamMember), nextCursor: AccountId.nullable() }),
  refusals: [],
  may: "team.seeUsers",
  subject: "team",
  keeps: "nothing",
});

export const getTeamMemberProfile = operation({
  name: "getTeamMemberProfile",
  says: "A member or guest of a team, with what they say about themselves. The e-mail is only shown to those who manage the team, and to themselves.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId }),
  success: z.object({ profile: TeamMemberProfile }),
  refusals: ["memberNotFound"],
  may: "team.see",
  subject: "team",
  keeps: "nothing",
});

/** Operations that show a team's people: invalidated by each change of who belongs to it and how. */
const TEAM_PEOPLE = [
  ["listTeamMembers", "teamId"],
  ["listTeamGuests", "teamId"],
  ["getTeam", "teamId"],
  ["listTeamSpaces", "teamId"],
  ["listSpaceMembers"],
  ["listSpaceGuests"],
  ["listAccountTeams"],
  ["listAccountTeamsWithMembers"],
  ["listAccountSpaceMembership"],
  ["getTeamMemberProfile", "teamId"],
  ["canDeleteAccount"],
] as const;

export const updateTeamMemberRole = operation({
  name: "updateTeamMemberRole",
  says: "Makes a team member an admin, or an admin an ordinary member.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId, role: TeamMemberRole }),
  success: z.object({}),
  refusals: ["memberNotFound", "cannotRemoveLastAdmin"],
  may: "team.manageUsers",
  subject: "team",
  touches: TEAM_PEOPLE,
});

export const demoteTeamMember = operation({
  name: "demoteTeamMember",
  says: "Makes a team member a guest, also in each of the team's spaces.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["memberNotFound", "cannotRemoveLastAdmin"],
  may: "team.demoteMembers",
  subject: "team",
  touches: TEAM_PEOPLE,
});

export const removeTeamMember = operation({
  name: "removeTeamMember",
  says: "Removes a member from a team and its spaces.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["memberNotFound", "cannotRemoveLastAdmin"],
  may: "team.manageUsers",
  subject: "team",
  touches: TEAM_PEOPLE,
});

export const setTeamMemberSpaces = operation({
  name: "setTeamMemberSpaces",
  says: "Sets which of a team's spaces a member is added to. Roles they already have there stay.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId, spaceIds: TeamSpaceIds }),
  success: z.object({}),
  refusals: ["memberNotFound", "spaceNotFound"],
  may: "team.manageUsers",
  subject: "team",
  touches: TEAM_PEOPLE,
});

export const listTeamGuests = operation({
  name: "listTeamGuests",
  says: "The guests of a team and of its spaces, sorted by name by default, fifty at a time by default. E-mails are only shown to those who manage guests.",
  input: z.strictObject({
    teamId: TeamId,
    find: PersonSearch.optional(),
    /** Only people who were added to this space. */
    spaceId: SpaceId.optional(),
    sort: GuestSort.optional(),
    isDown: z.boolean().optional(),
    /** `nextCursor` of the previous page, in the same order. */
    cursor: AccountId.optional(),
    count: z.int().min(bounds.peoplePage.min).max(bounds.peoplePage.max).optional(),
  }),
  success: z.object({ guests: z.array(TeamGuest), nextCursor: AccountId.nullable() }),
  refusals: [],
  may: "team.seeUsers",
  subject: "team",
  keeps: "nothing",
});

export const promoteTeamGuest = operation({
  name: "promoteTeamGuest",
  says: "Makes a guest of a team a member, also in each of the team's spaces.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["guestNotFound", "accountHasNoEmail"],
  may: "team.promoteGuests",
  subject: "team",
  touches: TEAM_PEOPLE,
});

export const removeTeamGuest = operation({
  name: "removeTeamGuest",
  says: "Removes a guest from a team and its spaces.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["guestNotFound"],
  may: "team.manageUsers",
  subject: "team",
  touches: TEAM_PEOPLE,
});

export const setTeamGuestSpaces = operation({
  name: "setTeamGuestSpaces",
  says: "Sets which of a team's spaces a guest is added to.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId, spaceIds: TeamSpaceIds }),
  success: z.object({}),
  refusals: ["guestNotFound", "spaceNotFound"],
  may: "team.manageUsers",
  subject: "team",
  touches: TEAM_PEOPLE,
});

export const leaveAccountFromTeam = operation({
  name: "leaveAccountFromTeam",
  says: "The caller leaves a team and its spaces. The last admin cannot leave.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({}),
  refusals: ["lastAdmin"],
  may: "team.leave",
  subject: "team",
  touches: [
    ["listAccountTeams"],
    ["listAccountTeamsWithMembers"],
    ["listAccountSpaceMembership"],
    ["canDeleteAccount"],
  ],
});
