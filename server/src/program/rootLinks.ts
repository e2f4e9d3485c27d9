import { RoomId } from "@atrium/contract";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { slugOfRoom } from "../room/index.ts";

/**
 * Where links to the root of the site lead: those with a room to its space, with all else that they carry. The page comes
 * up without the database, so it does here.
 */
export const rootLinks =
  ({ db, log }: { db: Database; log: Log }) =>
  async (query: URLSearchParams): Promise<string | null> => {
    const room = RoomId.safeParse(query.get("room"));
    if (!room.success) return null;
    const slug = await slugOfRoom(db, room.data).catch((error: unknown) => {
      log.warn({ err: error }, "the space of a linked room could not be looked up");
      return null;
    });
    return slug === null ? null : `/s/${encodeURIComponent(slug)}?${query.toString()}`;
  };
