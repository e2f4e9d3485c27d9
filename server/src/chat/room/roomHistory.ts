import type { AccountId, SpaceRole } from "@atrium/contract";
import { historyFrom } from "@atrium/rules";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import type { Inside } from "../../space/index.ts";
import type { Subjects } from "../../platform/calls/context.ts";

/** What changing a room's chat needs. */
export interface RoomChatNeeds extends ChatNeeds {
  inside: Pick<Inside, "standing">;
}

interface Reader {
  accountId: AccountId;
  nowMs: number;
  subject: Pick<Subjects["room"], "room" | "space"> & { role: SpaceRole };
}

/** The time from which somebody may read a room's chat; null for all of it. */
export function roomHistoryFrom(
  { inside }: { inside: Pick<Inside, "standing"> },
  { accountId, nowMs, subject: { room, space, role } }: Reader,
): string | null {
  const arrivedAt = new Date(inside.standing(space.id, accountId)?.arrivedAtMs ?? nowMs).toISOString();
  return historyFrom({ role, arrivedAt }, { hasPassword: room.passwordHash !== null });
}
