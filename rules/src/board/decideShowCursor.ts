import { refuse } from "@atrium/contract";
import type { CursorShape } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { isHeld } from "../room/shield.ts";
import { becomesOnBoard, boardPartOf } from "./boardParts.ts";

/** How somebody's pointer looks. A pen requires the right to draw here; removing the pointer is always allowed. */
export const decideShowCursor: RoomRule<{ shape: CursorShape | null }, "invalidRoomType" | "forbidden"> = (
  { room, inRoom },
  { participant, member: { accountId } },
  { shape },
) => {
  if (room.type !== "collaboration") return refuse("invalidRoomType");
  const mayDraw = !isHeld(participant) && may("element.draw", { role: participant.role, roomFlags: room.permissions });
  if (shape === "pen" && !mayDraw) return refuse("forbidden");
  if (boardPartOf(inRoom, accountId).cursor === shape) return decided();
  return decided({ patches: [becomesOnBoard(inRoom, accountId, { cursor: shape })] });
};
