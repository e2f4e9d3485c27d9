import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { InvitationCode, InvitationId, WaitingInvitation } from "./records.ts";

export const listWaitingInvitations = operation({
  name: "listWaitingInvitations",
  says: "The open invitations that were mailed to the caller's own address and give something they do not have yet, newest first, twenty at the most. Guests, who have no address, have none.",
  input: z.strictObject({}),
  success: z.object({ invitations: z.array(WaitingInvitation) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const answerInvitation = operation({
  name: "answerInvitation",
  says: "Accepts an invitation that was mailed to the caller's own address, or declines it: then its mail opens nothing any more. Where an accepted one leads is answered.",
  input: z.strictObject({ invitationId: InvitationId, accepts: z.boolean() }),
  success: z.object({ redirect: z.string().nullable() }),
  refusals: ["inviteNotFound"],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listWaitingInvitations"], ["listAccountTeams"], ["listAccountTeamsWithMembers"]],
});

export const askForInvitation = operation({
  name: "askForInvitation",
  says: "Asks whoever sent an invitation for another one, by the code of one that is over or that is for another address than the caller's. They get a mail with the caller's name and address, once a day.",
  input: z.strictObject({ invitationId: InvitationCode }),
  success: z.object({}),
  refusals: ["inviteNotFound", "accountIsNotVerified", "tooOftenAttempts"],
  may: "account.editOwnProfile",
  subject: "session",
});

export const askForAccess = operation({
  name: "askForAccess",
  says: "Asks the admins of a private space's team for a way in: those who have an address get a mail with the caller's name and address, once a day for each space. Nobody is asked where the caller may enter already.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({}),
  refusals: ["spaceNotFound", "accountIsNotVerified", "tooOftenAttempts"],
  may: "account.editOwnProfile",
  subject: "session",
  atDomains: true,
});

export const declineInvitation = operation({
  name: "declineInvitation",
  says: "Declines an invitation by the code of its mail, without a session, and takes the address off what its team may invite by mail. A mail that is over does it too. The team's name is answered.",
  input: z.strictObject({ invitationId: InvitationCode }),
  success: z.object({ teamName: z.string() }),
  refusals: ["inviteNotFound", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  touches: [["listWaitingInvitations"]],
});
