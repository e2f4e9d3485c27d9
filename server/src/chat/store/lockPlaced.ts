import { must } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import type { ChatPlace } from "./chatPlace.ts";
import { chats } from "./tables.ts";

/** Chats by a condition, each with its place, locked in one order for all. */
export async function lockPlaced(tx: Transaction, where: SQL) {
  const rows = await tx
    .select({ chat: chats, roomSpaceId: rooms.spaceId })
    .from(chats)
    .leftJoin(rooms, eq(rooms.id, chats.roomId))
    .where(where)
    .orderBy(chats.id)
    .for("update", { of: chats });
  return rows.map(({ chat, roomSpaceId }) => ({ ...chat, place: placeOf(chat, roomSpaceId) }));
}

function placeOf(
  { teamId, spaceId, roomId, lowAccountId, highAccountId }: typeof chats.$inferSelect,
  roomSpaceId: SpaceId | null,
): ChatPlace {
  if (teamId !== null) return { kind: "team", teamId };
  if (spaceId !== null) return { kind: "space", spaceId };
  if (roomId !== null) return { kind: "room", roomId, spaceId: must(roomSpaceId, "a room lies in a space") };
  const [low, high] = [must(lowAccountId, "a pair"), must(highAccountId, "a pair")];
  return { kind: "direct", pair: [low, high] };
}
