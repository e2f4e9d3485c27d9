import { unreachable } from "@atrium/contract";
import type { AnyPatch, RoomPatch, RoomSnapshot, SpacePatch, SpaceSnapshot, Tables } from "@atrium/contract";

/** The space after one counted message, whose clock becomes the space's. `clockStep` has returned "apply". */
export function applySpaceChange(
  space: SpaceSnapshot,
  { clock, patches }: { clock: number; patches: readonly SpacePatch[] },
): SpaceSnapshot {
  return { ...space, clock, records: applyPatches(space.records, patches) };
}

/** The room after one counted message, whose clock becomes the room's. `clockStep` has returned "apply". */
export function applyRoomChange(
  room: RoomSnapshot,
  { clock, patches }: { clock: number; patches: readonly RoomPatch[] },
): RoomSnapshot {
  return { ...room, clock, records: applyPatches(room.records, patches) };
}

/**
 * Applies patches to records without modifying the input; kinds without a patch stay the same object. A patch about a
 * missing record, or of an unknown kind, changes nothing. Applying patches twice has no further effect.
 */
export function applyPatches<Records>(tables: Tables<Records>, patches: readonly AnyPatch[]): Tables<Records> {
  const touched = new Map<string, Record<string, object>>();
  for (const patch of patches) {
    const table = touched.get(patch.kind) ?? copyOf(tables, patch.kind);
    if (table === null) continue;
    touched.set(patch.kind, table);
    const after = patchedRecord(table[patch.id] ?? null, patch);
    if (after === null) Reflect.deleteProperty(table, patch.id);
    else table[patch.id] = after;
  }
  return touched.size === 0 ? tables : { ...tables, ...Object.fromEntries(touched) };
}

/** The record after a patch; null for none. A field set to undefined is removed. */
export function patchedRecord(before: object | null, patch: AnyPatch): object | null {
  switch (patch.type) {
    case "put":
      return patch.record;
    case "merge":
      return before === null ? null : { ...before, ...defined(patch.changes) };
    case "gone":
      return null;
    default:
      return unreachable(patch);
  }
}

function copyOf(tables: object, kind: string): Record<string, object> | null {
  const table = (tables as Readonly<Record<string, Record<string, object>>>)[kind];
  return table === undefined ? null : { ...table };
}

const defined = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
