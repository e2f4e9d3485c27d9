import { must } from "@atrium/contract";
import type { AccountId, RoomId, SharedSpace, SpaceRole, SpaceSnapshot, Tables } from "@atrium/contract";

/** Ordered state as rules read it, wherever it is stored. */
export interface ReadRecords<Records> {
  get<Kind extends keyof Records & string>(kind: Kind, id: string): Records[Kind] | undefined;
  all<Kind extends keyof Records & string>(kind: Kind): Iterable<Records[Kind]>;
}

/** Who looks at live state: their role in the space, and the room they are in. A null account stands for anybody. */
export interface Viewer {
  accountId: AccountId | null;
  role: SpaceRole;
  roomId: RoomId | null;
}

/** What a viewer may see of a record: all of it, part of it, or null for nothing. Every kind has its rule. */
export type Views<Records, State = ReadRecords<Records>> = {
  [Kind in keyof Records]: (record: Records[Kind], viewer: Viewer, state: State) => Records[Kind] | null;
};

/** The records of a snapshot, for access by kind and id. */
export function readTables<Records>(tables: Tables<Records>): ReadRecords<Records> {
  return {
    get: (kind, id) => tables[kind][id],
    all: (kind) => Object.values(tables[kind]),
  };
}

/** The records that a viewer may see. */
export function viewTables<Records>(views: Views<Records>, tables: Tables<Records>, viewer: Viewer): Tables<Records> {
  const state = readTables(tables);
  const seen = <Kind extends keyof Records & string>(kind: Kind): Record<string, Records[Kind]> => {
    const records = Object.entries<Records[Kind]>(tables[kind]).flatMap(([id, record]) => {
      const view = views[kind](record, viewer, state);
      return view === null ? [] : [[id, view] as const];
    });
    return Object.fromEntries(records);
  };
  const kinds = Object.keys(tables) as (keyof Records & string)[];
  return Object.fromEntries(kinds.map((kind) => [kind, seen(kind)])) as Tables<Records>;
}

/** The space's own record. */
export const spaceOf = ({ spaceId, records }: SpaceSnapshot): SharedSpace =>
  must(records.space[spaceId], "a space has a record of itself");
