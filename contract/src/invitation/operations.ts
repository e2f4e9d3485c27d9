import { z } from "zod";
import { InvitationId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { TeamMemberRole, TeamSpaceIds } from "../team/records.ts";
import { Invitation, InvitationMessage, InvitedEmails, InvitedPeople } from "./records.ts";

/** Open invitations, newest first, fifty at a time. */
const page = z.object({ invitations: z.array(Invitation), nextCursor: InvitationId.nullable() });

export const listTeamMemberInvitations = operation({
  name: "listTeamMemberInvitations",
  says: "The open invitations of members to a team, by mail and by link, newest first, fifty at a time.",
  input: z.strictObject({ teamId: TeamId, cursor: InvitationId.optional() }),
  success: page,
  refusals: [],
  may: "team.inviteMembers",
  subject: "team",
  keeps: "nothing",
});

export const inviteTeamMembers = operation({
  name: "inviteTeamMembers",
  says: "Invites people to a team by mail, up to fifty in a call; each address is answered for itself. An address that is invited already gets its mail again.",
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

export const removeTeamMemberInvitation = operation({
  name: "removeTeamMemberInvitation",
  says: "Takes an invitation of members back: its mail or link opens nothing any more.",
  input: z.strictObject({ teamId: TeamId, invitationId: InvitationId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "team.inviteMembers",
  subject: "team",
  touches: [["listTeamMemberInvitations", "teamId"]],
});

export const setTeamMemberInvitationSpaces = operation({
  name: "setTeamMemberInvitationSpaces",
  says: "Says which of a team's spaces whoever accepts an invitation of members is added to.",
  input: z.strictObject({ teamId: TeamId, invitationId: InvitationId, spaceIds: TeamSpaceIds }),
  success: z.object({}),
  refusals: ["inviteNotFound", "spaceNotFound"],
  may: "team.inviteMembers",
  subject: "team",
  touches: [["listTeamMemberInvitations", "teamId"]],
});
