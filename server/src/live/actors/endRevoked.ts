import type { RoomId, SpacePatch, SpaceRecords } from "@atrium/contract";
import { pagesRevoked, presentingRevoked } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { RoomSet } from "./roomSet.ts";

/**
 * Ends presentations on boards and web pages on stages, in rooms whose flags have changed or by people whose role has, if
 * they are not allowed any more.
 */
export function endRevoked(
  rooms: Pick<RoomSet, "find">,
  inSpace: ReadRecords<SpaceRecords>,
  patches: readonly SpacePatch[],
): void {
  const changed = new Set(patches.flatMap((patch) => roomOf(inSpace, patch) ?? []));
  for (const roomId of changed) {
    const room = inSpace.get("room", roomId);
    const open = rooms.find(roomId);
    if (room === undefined || open === null) continue;
    const scene = { room, inSpace, inRoom: open.actor.records };
    const over = [...presentingRevoked(scene), ...pagesRevoked(scene)];
    if (over.length === 0) continue;
    open.actor.change(over);
    open.heldPlaces.watch();
  }
}

function roomOf(inSpace: ReadRecords<SpaceRecords>, patch: SpacePatch): RoomId | null {
  if (patch.type === "gone") return null;
  const said = patch.type === "put" ? patch.record : patch.changes;
  if (patch.kind === "room") return "permissions" in said ? (patch.id as RoomId) : null;
  if (patch.kind !== "participant" || !("role" in said)) return null;
  return inSpace.get("participant", patch.id)?.roomId ?? null;
}
