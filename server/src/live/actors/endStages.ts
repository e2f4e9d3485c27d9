import type { RoomId, SpacePatch } from "@atrium/contract";
import type { RoomSet } from "./roomSet.ts";

/** Ends the stages among the rooms that changes give another type. */
export function endStages(rooms: Pick<RoomSet, "find">, patches: readonly SpacePatch[]): void {
  for (const patch of patches) {
    if (patch.kind !== "room" || patch.type === "gone") continue;
    const { type } = patch.type === "put" ? patch.record : patch.changes;
    const open = type === undefined || type === "stage" ? null : rooms.find(patch.id as RoomId);
    open?.actor.endStage();
    open?.heldPlaces.watch();
  }
}
