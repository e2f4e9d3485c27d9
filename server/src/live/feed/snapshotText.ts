import type { RecordMap } from "./recordMap.ts";
import type { See } from "./seenChange.ts";

/** JSON of records by kind: the inside of each kind's object. */
export type RecordTexts = ReadonlyMap<string, string>;

const texts = new WeakMap<object, string>();

/** The JSON of a record, cached: records are immutable and sent to thousands of people. */
function textOf(record: object): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = JSON.stringify(record);
  texts.set(record, text);
  return text;
}

const entryText = (id: string, record: object): string => `${JSON.stringify(id)}:${textOf(record)}`;

/** Records as somebody sees them, by kind and id. */
export type Seen = ReadonlyMap<string, Map<string, object>>;

/** Everything that is seen of some records. */
export function seenRecords<Records>(records: RecordMap<Records>, see: See): Seen {
  const seen = new Map<string, Map<string, object>>();
  for (const [kind, table] of records.entries()) {
    const views = new Map<string, object>();
    for (const [id, record] of table) {
      const view = see(kind, record);
      if (view !== null) views.set(id, view);
    }
    seen.set(kind, views);
  }
  return seen;
}

/** What is seen, as JSON; `dress` completes a record. */
export function recordTexts(seen: Seen, dress: See): RecordTexts {
  const texts = [...seen].map(([kind, table]) => {
    const entries = Array.from(table, ([id, record]) => entryText(id, dress(kind, record) ?? record));
    return [kind, entries.join()] as const;
  });
  return new Map(texts);
}

/** The records as one JSON object. `own` records are added, and replace shared ones of the same id. */
export function recordsJson(shared: RecordTexts, own: ReadonlyMap<string, readonly [string, object]>): string {
  const kinds = [...shared].map(([kind, entries]) => {
    const mine = own.get(kind);
    const all = [entries, ...(mine === undefined ? [] : [entryText(...mine)])].filter((text) => text !== "");
    return `${JSON.stringify(kind)}:{${all.join()}}`;
  });
  return `{${kinds.join()}}`;
}
