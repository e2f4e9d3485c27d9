import { refuse } from "@atrium/contract";
import type { Stroke } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { isHeld } from "../room/shield.ts";

/** A piece of a line, shown to everybody on the board until it fades. It is not stored. */
export const decideDraw: RoomRule<{ stroke: Stroke }, "invalidRoomType" | "forbidden"> = (
  { room },
  { participant, member: { accountId } },
  { stroke },
) => {
  if (room.type !== "collaboration") return refuse("invalidRoomType");
  const asker = { role: participant.role, roomFlags: room.permissions };
  if (isHeld(participant) || !may("element.draw", asker)) return refuse("forbidden");
  return decided({ events: [{ to: "room", event: { kind: "stroke", accountId, ...stroke } }] });
};
