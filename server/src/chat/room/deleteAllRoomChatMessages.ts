import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { tellCleared } from "../engine/changeInChat.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { clearChat, lockChat } from "../store/chatStore.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const deleteAllRoomChatMessages: Handler<typeof operations.deleteAllRoomChatMessages, RoomChatNeeds> = async (
  needs,
  context,
) => {
  const { tx, place } = inRoomChat(context, roomHistoryFrom(needs, context));
  const cleared = await clearChat(tx, await lockChat(tx, place));
  const lastBulkDeletedMessagePosition = cleared.lastBulkDeletedPosition;
  return ok({ lastBulkDeletedMessagePosition }, [tellCleared(needs, place, cleared)]);
};
