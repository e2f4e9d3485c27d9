import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { InvitationCode, InvitationId, WaitingInvitation } from "./records.ts";

export const listWaitingInvitations = operation({
  name: "listWaitingInvitations",
  says: "The open invitations mailed to the caller's own address that grant something new, newest first, at most twenty. Guests, who have no address, have none.",
  input: z.strictObject({}),
  success: z.object({ invitations: z.array(WaitingInvitation) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const answerInvitation = operation({
  name: "answerInvitation",
  says: "Accepts or declines an invitation mailed to the caller's own address; after that, the link in its mail no longer works. Returns where an accepted invitation leads.",
  input: z.strictObject({ invitationId: InvitationId, accepts: z.boolean() }),
  success: z.object({ redirect: z.string().nullable() }),
  refusals: ["inviteNotFound"],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listWaitingInvitations"], ["listAccountTeams"], ["listAccountTeamsWithMembers"]],
});

export const askForInvitation = operation({
  name: "askForInvitation",
  says: "Asks the sender of an invitation for a new one, by the code of one that has ended or is for another address than the caller's. They get a mail with the caller's name and address, once a day.",
  input: z.strictObject({ invitationId: InvitationCode }),
  success: z.object({}),
  refusals: ["inviteNotFound", "accountIsNotVerified", "tooOftenAttempts"],
  may: "account.editOwnProfile",
  subject: "session",
});

export const askForAccess = operation({
  name: "askForAccess",
  says: "Asks the admins of a private space's team for access: those who have an address get a mail with the caller's name and address, once a day for each space. Sends nothing if the caller may already enter.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({}),
  refusals: ["spaceNotFound", "accountIsNotVerified", "tooOftenAttempts"],
  may: "account.editOwnProfile",
  subject: "session",
  atDomains: true,
});

export const declineInvitation = operation({
  name: "declineInvitation",
  says: "Declines an invitation by the code of its mail, without a session, and stops its team from mailing invitations to the address. Also works if the invitation has ended. Returns the team's name.",
  input: z.strictObject({ invitationId: InvitationCode }),
  success: z.object({ teamName: z.string() }),
  refusals: ["inviteNotFound", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  touches: [["listWaitingInvitations"]],
});
