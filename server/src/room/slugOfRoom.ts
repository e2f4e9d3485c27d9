import type { RoomId } from "@atrium/contract";
import { and, eq } from "drizzle-orm";
import type { Query } from "../platform/database/database.ts";
import { spaces, stands } from "../space/index.ts";
import { rooms } from "./tables.ts";

/** The slug of a room's space, for links that name the room alone: its id is as hard to guess as they are. */
export async function slugOfRoom(query: Query, roomId: RoomId): Promise<string | null> {
  const [found] = await query
    .select({ slug: spaces.slug })
    .from(rooms)
    .innerJoin(spaces, eq(spaces.id, rooms.spaceId))
    .where(and(eq(rooms.id, roomId), stands));
  return found?.slug ?? null;
}
