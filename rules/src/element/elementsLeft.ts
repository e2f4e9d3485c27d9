import type { ElementId, RoomRecords } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";

/**
 * Which elements, of all or of the given ones, are not pinned and have no creator in the room. A shared screen counts
 * as never pinned, and as left once it is no longer shared.
 */
export function elementsLeft(inRoom: ReadRecords<RoomRecords>, among?: ReadonlySet<string>): ElementId[] {
  return Array.from(inRoom.all("element")).flatMap(({ id, creatorId, didPersist, data }) => {
    if (among?.has(id) === false) return [];
    const creator = creatorId === null ? undefined : inRoom.get("member", creatorId);
    if (data.type === "screen_share") return creator?.sharingScreen === true ? [] : [id];
    return didPersist || creator !== undefined ? [] : [id];
  });
}
