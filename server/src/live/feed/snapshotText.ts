import { plainPart } from "../sockets/parts.ts";
import type { Part } from "../sockets/parts.ts";
import type { RecordMap } from "./recordMap.ts";
import { entryText } from "./entryText.ts";
import type { See } from "./seenChange.ts";
import { SeenTable } from "./seenTable.ts";

/** Records as somebody sees them, by kind. */
export type Seen = ReadonlyMap<string, SeenTable>;

/** Everything that is seen of some records. */
export function seenRecords<Records>(records: RecordMap<Records>, see: See): Seen {
  const seen = new Map<string, SeenTable>();
  for (const [kind, table] of records.entries()) {
    const views = new SeenTable(kind);
    for (const [id, record] of table) {
      const view = see(kind, record);
      if (view !== null) views.set(id, view);
    }
    seen.set(kind, views);
  }
  return seen;
}

interface Told {
  /** JSON of the fields before the records. */
  head: string;
  /** Added, replacing the shared ones with the same id. */
  own: ReadonlyMap<string, readonly [string, object]>;
  dress: See;
}

/** A snapshot as JSON. */
export function snapshotParts(seen: Seen, { head, own, dress }: Told): Part[] {
  const parts: Part[] = [];
  let between = `${head.slice(0, -1)},"records":{`;
  let isFirstKind = true;
  for (const [kind, table] of seen) {
    between += `${isFirstKind ? "" : ","}${JSON.stringify(kind)}:{`;
    isFirstKind = false;
    let isFirst = true;
    for (const part of table.parts(dress)) {
      parts.push(plainPart(isFirst ? between : `${between},`), part);
      between = "";
      isFirst = false;
    }
    const mine = own.get(kind);
    if (mine !== undefined) between += `${isFirst ? "" : ","}${entryText(...mine)}`;
    between += "}";
  }
  return [...parts, plainPart(`${between}}}`)];
}
