import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { ChatNeeds } from "./changeInRoom.ts";
import { clearChat, lockChat } from "./chatStore.ts";
import { roomChatChanged } from "./topics.ts";

export const deleteAllRoomChatMessages: Handler<typeof operations.deleteAllRoomChatMessages, ChatNeeds> = async (
  { bus },
  { tx, subject },
  { roomId },
) => {
  const { revision, lastBulkDeletedPosition: position } = await clearChat(tx, await lockChat(tx, roomId));
  const change = { kind: "cleared", position } as const;
  const tell = () => bus.publish(roomChatChanged, { spaceId: subject.space.id, roomId, revision, change });
  return ok({ lastBulkDeletedMessagePosition: position }, [tell]);
};
