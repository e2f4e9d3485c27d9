import type { AnyPatch } from "@atrium/contract";
import { isDeepStrictEqual } from "node:util";
import type { RecordChange } from "./recordMap.ts";

/** What somebody sees of a record; null for nothing. */
export type See = (kind: string, record: object) => object | null;

/** A change as somebody sees it, or null if they see none of it: a record that becomes visible is put, one that stops is removed. */
export function seenChange({ kind, id, before, after }: RecordChange, see: See): AnyPatch | null {
  const was = before === null ? null : see(kind, before);
  const is = after === null ? null : see(kind, after);
  if (is === null) return was === null ? null : { type: "gone", kind, id };
  if (was === null) return { type: "put", kind, id, record: is };
  const changes = changedFields(was, is);
  if (changes === null) return { type: "put", kind, id, record: is };
  return Object.keys(changes).length === 0 ? null : { type: "merge", kind, id, changes };
}

/** A record as somebody sees it now, whatever they saw before. */
export function finalPatch({ kind, id, after }: RecordChange, see: See): AnyPatch {
  const is = after === null ? null : see(kind, after);
  return is === null ? { type: "gone", kind, id } : { type: "put", kind, id, record: is };
}

/** The changed fields; null if a field was removed, which a merge cannot express. */
function changedFields(was: object, is: object): object | null {
  const before = was as Readonly<Record<string, unknown>>;
  const after = is as Readonly<Record<string, unknown>>;
  if (Object.keys(before).some((field) => before[field] !== undefined && after[field] === undefined)) return null;
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(before[field], value));
  return Object.fromEntries(changed);
}
