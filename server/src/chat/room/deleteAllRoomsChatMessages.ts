import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { tellCleared } from "../engine/changeInChat.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { clearChat, lockChatsOf } from "../store/chatStore.ts";

/** Rooms in which nobody has ever written have nothing to clear. */
export const deleteAllRoomsChatMessages: Handler<typeof operations.deleteAllRoomsChatMessages, ChatNeeds> = async (
  needs,
  { tx, subject },
) => {
  const rooms = [];
  const told = [];
  for (const chat of await lockChatsOf(tx, subject.space.id)) {
    const cleared = await clearChat(tx, chat);
    const roomId = must(cleared.roomId, "a room's chat");
    const place = { kind: "room", spaceId: subject.space.id, roomId } as const;
    rooms.push({ roomId, lastBulkDeletedMessagePosition: cleared.lastBulkDeletedPosition });
    told.push(tellCleared(needs, place, cleared));
  }
  return ok({ rooms }, told);
};
