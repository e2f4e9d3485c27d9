import type { durableKinds, Plan, SpaceId, SpacePatch, SpaceRecords } from "@atrium/contract";
import type { ReadRecords } from "@atrium/rules";
import { isDeepStrictEqual } from "node:util";

/** The kinds of records that exist without anybody inside: loaded from the database. */
export type DurableKind = keyof typeof durableKinds;

/** A space as stored in the database. */
export interface LoadedSpace {
  spaceId: SpaceId;
  /** Counts the changes of its durable records. */
  revision: number;
  plan: Plan;
  /** People who may be inside at once under the team's plan. */
  maxOnline: number;
  records: { readonly [Kind in DurableKind]: readonly SpaceRecords[Kind][] };
}

/** The patches that turn the durable records into the loaded ones; unchanged records are left out. */
export function reloadPatches(state: ReadRecords<SpaceRecords>, { records }: LoadedSpace): SpacePatch[] {
  const kinds = Object.keys(records) as DurableKind[];
  return kinds.flatMap((kind) => kindPatches(kind, state.all(kind), records[kind]) as SpacePatch[]);
}

interface Named {
  id: string;
}

function kindPatches(kind: DurableKind, before: Iterable<Named>, after: readonly Named[]): object[] {
  const known = new Map(Array.from(before, (record) => [record.id, record]));
  const changed = after.filter((record) => !isDeepStrictEqual(known.get(record.id), record));
  const kept = new Set(after.map(({ id }) => id));
  const gone = [...known.keys()].filter((id) => !kept.has(id));
  return [
    ...changed.map((record) => ({ type: "put", kind, id: record.id, record })),
    ...gone.map((id) => ({ type: "gone", kind, id })),
  ];
}
