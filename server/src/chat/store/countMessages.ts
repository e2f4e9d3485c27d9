import type { RoomId, SpaceId } from "@atrium/contract";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { chatMessages, chats } from "./tables.ts";

/** How many messages can be read in the chat of a room, or in those of a space and all its rooms. */
export async function countMessages(query: Query, of: { roomId: RoomId } | { spaceId: SpaceId }): Promise<number> {
  const isThere =
    "roomId" in of
      ? eq(chats.roomId, of.roomId)
      : or(
          eq(chats.spaceId, of.spaceId),
          inArray(chats.roomId, query.select({ id: rooms.id }).from(rooms).where(eq(rooms.spaceId, of.spaceId))),
        );
  const there = query.select({ id: chats.id }).from(chats).where(isThere);
  return query.$count(chatMessages, and(inArray(chatMessages.chatId, there), isNull(chatMessages.deletedAt)));
}
