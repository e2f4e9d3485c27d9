import { z } from "zod";
import { AccountId, RoomId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";

export const createSpaceInvitation = operation({
  name: "createSpaceInvitation",
  says: "Asks somebody of the space over to the room where the caller is. One that is open already stays the only one; all of somebody's end when they leave their room. Who does not want to be disturbed is not asked.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId }),
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
  says: "Takes an invitation of somebody, whose room the caller then joins. It is over with that.",
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
  says: "Turns an invitation of somebody down.",
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
  says: "Takes back an invitation to somebody.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["inviteNotFound"],
  may: "space.inviteToFollow",
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});
