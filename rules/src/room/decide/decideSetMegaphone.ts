import { refuse } from "@atrium/contract";
import { decided, mergeMember } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";
import { may } from "../../permissions/may.ts";

/** Putting a megaphone down is always allowed: the right may have gone while it was up. */
export const decideSetMegaphone: RoomRule<{ on: boolean }, "invalidRoomType" | "megaphoneNotAllowed"> = (
  { room, plan },
  { participant: { role }, member: { accountId } },
  { on },
) => {
  if (room.type !== "spatial") return refuse("invalidRoomType");
  if (on && !may("room.megaphone", { role, plan, roomFlags: room.permissions })) return refuse("megaphoneNotAllowed");
  return decided({ patches: [mergeMember(accountId, { hasMegaphone: on })] });
};
