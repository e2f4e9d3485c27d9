import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Inside } from "../../space/index.ts";
import { readChatPage } from "../engine/reading.ts";
import { roomHistoryFrom } from "./roomHistory.ts";

interface StandingNeeds {
  inside: Pick<Inside, "standing">;
}

export const getRoomChatPage: Handler<typeof operations.getRoomChatPage, StandingNeeds> = async (
  needs,
  context,
  { roomId, before },
) => {
  const { query, accountId, nowMs, subject } = context;
  const from = roomHistoryFrom(needs, context);
  return readChatPage(
    query,
    { kind: "room", spaceId: subject.space.id, roomId },
    { accountId, nowMs, before, from, role: subject.role },
  );
};
