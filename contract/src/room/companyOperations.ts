import { z } from "zod";
import { AccountId, RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";

export const letIn = operation({
  name: "letIn",
  says: "Lets somebody speak and show who waits at a room's shield; without a person: all who wait there. They stay let in for as long as people are in the room.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId.optional() }),
  success: z.object({}),
  refusals: ["participantNotFound"],
  may: "room.shield",
  subject: "room",
  inside: "space",
  keeps: "live",
  transport: "both",
});

export const followPerson = operation({
  name: "followPerson",
  says: "Says whom the caller follows from room to room; null: nobody any more. The other sees it, and it is over as soon as one of both leaves the space. Nobody follows who follows them.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId.nullable() }),
  success: z.object({}),
  refusals: ["participantNotFound"],
  may: "space.inviteToFollow",
  subject: "space",
  inside: "space",
  keeps: "live",
  transport: "both",
});
