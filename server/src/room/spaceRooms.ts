import type { Room, SpaceId } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import type { SpaceRooms } from "../space/index.ts";
import { copyRooms } from "./copyRooms.ts";
import type { ElementCopies } from "./roomNeeds.ts";
import { insertRooms, roomsOfSpaces, toRoom } from "./roomStore.ts";

/** What spaces need from rooms. */
export const createSpaceRooms = (elements: ElementCopies): SpaceRooms => ({
  copyRooms: (tx, copied) => copyRooms(elements, tx, copied),
  async addRooms(tx, spaceId, at) {
    await insertRooms(tx, spaceId, at);
  },
  roomsOf,
});

export async function roomsOf(query: Query, spaceIds: readonly SpaceId[]): Promise<Map<SpaceId, Room[]>> {
  const bySpace = new Map<SpaceId, Room[]>(spaceIds.map((spaceId) => [spaceId, []]));
  for (const row of await roomsOfSpaces(query, spaceIds)) bySpace.get(row.spaceId)?.push(toRoom(row));
  return bySpace;
}
