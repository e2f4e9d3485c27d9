import { z } from "zod";
import { AccountId, RoomId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { ElementId } from "../element/records.ts";

const alive = {
  success: z.object({}),
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
} as const;

export const knock = operation({
  ...alive,
  name: "knock",
  says: "Knocks at the closed private area with this id, or stops knocking with null: those in it see who wants to come in, for a minute. At an open door nothing happens. Knocking elsewhere ends the knock before.",
  input: z.strictObject({ roomId: RoomId, areaId: ElementId.nullable() }),
  refusals: ["elementNotFound"],
  may: "space.inviteToFollow",
  rate: "knock",
});

export const answerKnock = operation({
  ...alive,
  name: "answerKnock",
  says: "Lets somebody who knocks at the caller's private area past its closed door, or says not now. Guests cannot, nor is anybody let in who does not knock, or no longer does.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId, letsIn: z.boolean() }),
  refusals: ["inviteNotFound"],
  may: "privateArea.openClose",
});

export const askOutOfArea = operation({
  ...alive,
  name: "askOutOfArea",
  says: "Asks everybody else in a private area to leave it; nobody is moved. Its creator may ask and people in it, but no guest.",
  input: z.strictObject({ roomId: RoomId, areaId: ElementId }),
  refusals: ["elementNotFound"],
  may: "privateArea.openClose",
  rate: "reaction",
});
