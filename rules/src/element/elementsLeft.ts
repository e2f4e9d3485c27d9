import type { ElementId, RoomRecords } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";

/** The elements, of all or of these, that are not pinned and whose creators are not in the room. */
export function elementsLeft(inRoom: ReadRecords<RoomRecords>, among?: ReadonlySet<string>): ElementId[] {
  return Array.from(inRoom.all("element")).flatMap(({ id, creatorId, didPersist }) => {
    if (didPersist || among?.has(id) === false) return [];
    return creatorId !== null && inRoom.get("member", creatorId) !== undefined ? [] : [id];
  });
}
