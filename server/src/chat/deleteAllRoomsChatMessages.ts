import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { ChatNeeds } from "./changeInRoom.ts";
import { clearChat, lockChatsOf } from "./chatStore.ts";
import type { Chat } from "./chatStore.ts";
import { roomChatChanged } from "./topics.ts";

/** Rooms in which nobody has ever written have nothing to clear. */
export const deleteAllRoomsChatMessages: Handler<typeof operations.deleteAllRoomsChatMessages, ChatNeeds> = async (
  { bus },
  { tx, subject },
) => {
  const cleared: Chat[] = [];
  for (const chat of await lockChatsOf(tx, subject.space.id)) cleared.push(await clearChat(tx, chat));
  const told = cleared.map(({ roomId, revision, lastBulkDeletedPosition: position }) => () => {
    const change = { kind: "cleared", position } as const;
    bus.publish(roomChatChanged, { spaceId: subject.space.id, roomId, revision, change });
  });
  const rooms = cleared.map(({ roomId, lastBulkDeletedPosition: lastBulkDeletedMessagePosition }) => ({
    roomId,
    lastBulkDeletedMessagePosition,
  }));
  return ok({ rooms }, told);
};
