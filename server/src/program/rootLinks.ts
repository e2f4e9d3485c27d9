import { RoomId } from "@atrium/contract";
import type { Database } from "../platform/database/database.ts";
import { slugOfRoom } from "../room/index.ts";

/** Where links to the root of the site lead: those with a room to its space, with all else that they carry. */
export const rootLinks =
  (db: Database) =>
  async (query: URLSearchParams): Promise<string | null> => {
    const room = RoomId.safeParse(query.get("room"));
    const slug = room.success ? await slugOfRoom(db, room.data) : null;
    return slug === null ? null : `/s/${encodeURIComponent(slug)}?${query.toString()}`;
  };
