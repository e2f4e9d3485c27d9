import type { AnyPatch, Tables } from "@atrium/contract";
import { patchedRecord } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import { isDeepStrictEqual } from "node:util";

/** A record before and after a patch; null if absent. */
export interface RecordChange {
  kind: string;
  id: string;
  before: object | null;
  after: object | null;
}

/** Records by kind and id, updated in place: a patch costs the same however many there are. Records are immutable. */
export class RecordMap<Records> implements ReadRecords<Records> {
  readonly #tables: ReadonlyMap<string, Map<string, object>>;

  constructor(kinds: readonly (keyof Records & string)[]) {
    this.#tables = new Map(kinds.map((kind) => [kind, new Map()]));
  }

  get<Kind extends keyof Records & string>(kind: Kind, id: string): Records[Kind] | undefined {
    return this.#tables.get(kind)?.get(id) as Records[Kind] | undefined;
  }

  all<Kind extends keyof Records & string>(kind: Kind): Iterable<Records[Kind]> {
    return (this.#tables.get(kind)?.values() ?? []) as Iterable<Records[Kind]>;
  }

  size(kind: keyof Records & string): number {
    return this.#tables.get(kind)?.size ?? 0;
  }

  find(kind: string, id: string): object | null {
    return this.#tables.get(kind)?.get(id) ?? null;
  }

  /** Every record with its kind and id, kind by kind. */
  *entries(): Generator<readonly [kind: string, table: ReadonlyMap<string, object>]> {
    yield* this.#tables;
  }

  /** Null if nothing changed. */
  apply(patch: AnyPatch): RecordChange | null {
    const { kind, id } = patch;
    const table = this.#tables.get(kind);
    const before = table?.get(id) ?? null;
    const after = patchedRecord(before, patch);
    if (table === undefined || isDeepStrictEqual(before, after)) return null;
    if (after === null) table.delete(id);
    else table.set(id, after);
    return { kind, id, before, after };
  }

  tables(): Tables<Records> {
    const tables = [...this.#tables].map(([kind, table]) => [kind, Object.fromEntries(table)]);
    return Object.fromEntries(tables) as Tables<Records>;
  }
}
