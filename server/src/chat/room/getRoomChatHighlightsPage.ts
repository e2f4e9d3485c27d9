import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Inside } from "../../space/index.ts";
import { findChat } from "../store/chatStore.ts";
import { readHighlights } from "../store/highlightStore.ts";
import { roomHistoryFrom } from "./roomHistory.ts";

interface StandingNeeds {
  inside: Pick<Inside, "standing">;
}

export const getRoomChatHighlightsPage: Handler<typeof operations.getRoomChatHighlightsPage, StandingNeeds> = async (
  needs,
  context,
  { roomId, cursor },
) => {
  const { query, subject } = context;
  const chat = await findChat(query, { kind: "room", spaceId: subject.space.id, roomId });
  if (chat === null) return ok({ messages: [], nextCursor: null });
  return ok(await readHighlights(query, chat.id, { cursor, from: roomHistoryFrom(needs, context) }));
};
