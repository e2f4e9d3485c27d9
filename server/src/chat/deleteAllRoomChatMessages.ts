import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { tellCleared } from "./changeInChat.ts";
import type { ChatNeeds } from "./changeInChat.ts";
import { inRoomChat } from "./chatCall.ts";
import { clearChat, lockChat } from "./chatStore.ts";

export const deleteAllRoomChatMessages: Handler<typeof operations.deleteAllRoomChatMessages, ChatNeeds> = async (
  needs,
  context,
) => {
  const { tx, place } = inRoomChat(context);
  const cleared = await clearChat(tx, await lockChat(tx, place));
  const lastBulkDeletedMessagePosition = cleared.lastBulkDeletedPosition;
  return ok({ lastBulkDeletedMessagePosition }, [tellCleared(needs, place, cleared)]);
};
