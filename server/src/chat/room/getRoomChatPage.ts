import type { operations } from "@atrium/contract";
import { historyFrom } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Inside } from "../../space/index.ts";
import { readChatPage } from "../engine/reading.ts";

interface StandingNeeds {
  inside: Pick<Inside, "standing">;
}

export const getRoomChatPage: Handler<typeof operations.getRoomChatPage, StandingNeeds> = async (
  { inside },
  { query, accountId, subject, nowMs },
  { roomId, before },
) => {
  const { room, space, role } = subject;
  const arrivedAt = new Date(inside.standing(space.id, accountId)?.arrivedAtMs ?? nowMs).toISOString();
  const from = historyFrom({ role, arrivedAt }, { hasPassword: room.passwordHash !== null });
  return readChatPage(query, { kind: "room", spaceId: space.id, roomId }, { accountId, before, from });
};
