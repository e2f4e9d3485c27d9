import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { AccountId, RoomId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { name } from "../common/text.ts";

export const createSpaceInvitation = operation({
  name: "createSpaceInvitation",
  says: "Invites somebody in the space to the room where the caller is, with a line of words if they like. Inviting them again adds nothing; all of somebody's invitations end when they leave their room. Somebody with do not disturb cannot be invited.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId, words: name(bounds.invitationWords).optional() }),
  success: z.object({}),
  refusals: ["participantNotFound", "roomIsHidden"],
  may: "space.inviteToFollow",
  subject: "room",
  inside: "room",
  keeps: "live",
  rate: "reaction",
  transport: "both",
});

export const acceptSpaceInvitation = operation({
  name: "acceptSpaceInvitation",
  says: "Accepts somebody's invitation, which ends it; the caller then enters the room.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "space.inviteToFollow",
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});

export const rejectSpaceInvitation = operation({
  name: "rejectSpaceInvitation",
  says: "Declines somebody's invitation.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "space.inviteToFollow",
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});

export const cancelSpaceInvitation = operation({
  name: "cancelSpaceInvitation",
  says: "Cancels an invitation to somebody.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "space.inviteToFollow",
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});
