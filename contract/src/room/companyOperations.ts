import { z } from "zod";
import { AccountId, RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";

export const letIn = operation({
  name: "letIn",
  says: "Lets somebody who waits at a room's shield speak and show; without a person, everybody who waits there. They stay let in as long as anybody is in the room.",
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
  says: "Sets whom the caller follows from room to room; null for nobody. The other person sees it, and it ends when one of the two leaves the space. Two people cannot follow each other.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId.nullable() }),
  success: z.object({}),
  refusals: ["participantNotFound"],
  may: "space.inviteToFollow",
  subject: "space",
  inside: "space",
  keeps: "live",
  transport: "both",
});
