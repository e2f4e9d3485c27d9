import type { ElementId, RoomRecords } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";

/** Which elements, of all or of the given ones, are not pinned and have no creator in the room. */
export function elementsLeft(inRoom: ReadRecords<RoomRecords>, among?: ReadonlySet<string>): ElementId[] {
  return Array.from(inRoom.all("element")).flatMap(({ id, creatorId, didPersist }) => {
    if (didPersist || among?.has(id) === false) return [];
    return creatorId !== null && inRoom.get("member", creatorId) !== undefined ? [] : [id];
  });
}
