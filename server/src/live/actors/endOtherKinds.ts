import type { RoomId, SpacePatch } from "@atrium/contract";
import { boardOver, stageOver } from "@atrium/rules";
import type { RoomSet } from "./roomSet.ts";

/** Ends what belongs to a type, a stage or a board, among the rooms that changes give another type. */
export function endOtherKinds(rooms: Pick<RoomSet, "find">, patches: readonly SpacePatch[]): void {
  for (const patch of patches) {
    if (patch.kind !== "room" || patch.type === "gone") continue;
    const { type } = patch.type === "put" ? patch.record : patch.changes;
    const open = type === undefined ? null : rooms.find(patch.id as RoomId);
    if (open === null) continue;
    const { actor } = open;
    actor.change([
      ...(type === "stage" ? [] : stageOver(actor.records)),
      ...(type === "collaboration" ? [] : boardOver(actor.records)),
    ]);
    open.heldPlaces.watch();
  }
}
