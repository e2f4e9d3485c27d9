import { refuse } from "@atrium/contract";
import { decided, mergeMember } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";
import { may } from "../../permissions/may.ts";
import { isHeld } from "../shield.ts";

/** Putting a megaphone down is always allowed: the right may have been revoked while it was up. */
export const decideSetMegaphone: RoomRule<{ on: boolean }, "invalidRoomType" | "megaphoneNotAllowed"> = (
  { room, plan },
  { participant, member: { accountId } },
  { on },
) => {
  if (room.type !== "spatial") return refuse("invalidRoomType");
  const asker = { role: participant.role, plan, roomFlags: room.permissions };
  if (on && (isHeld(participant) || !may("room.megaphone", asker))) return refuse("megaphoneNotAllowed");
  return decided({ patches: [mergeMember(accountId, { hasMegaphone: on })] });
};
