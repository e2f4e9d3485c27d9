import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { findChat, markRead } from "./chatStore.ts";

export const markRoomChatRead: Handler<typeof operations.markRoomChatRead> = async (
  _needs,
  { tx, accountId },
  { roomId, position },
) => {
  const chat = await findChat(tx, roomId);
  if (chat === null) return ok({ position: 0 });
  const upTo = Math.min(position, chat.lastPosition);
  return ok({ position: await markRead(tx, { chatId: chat.id, accountId, position: upTo }) });
};
