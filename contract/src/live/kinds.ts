// Ordered live state is records by kind. A space and a room each have a table of kinds; a record is identified by kind and id.
//
// A change is a patch: put, merge or gone of one record. Everything about state is derived from the tables of kinds: what a
// snapshot contains, how patches are applied (`rules`), who may see what (a rule for each kind, or it does not compile), the
// reference page and the recorded wire. A new kind is a line in `spaceKinds` or `roomKinds` and what the compiler then requires.
import { z } from "zod";

/** Schemas of records, by kind. */
export type KindSchemas = Readonly<Record<string, z.ZodObject>>;
/** The records of some kinds, by kind. */
export type RecordsOf<Kinds extends KindSchemas> = { [Kind in keyof Kinds & string]: z.infer<Kinds[Kind]> };
/** Records of each kind by id. */
export type Tables<Records> = { [Kind in keyof Records]: Record<string, Records[Kind]> };

/** A change of one record. A merge changes the fields it names and leaves the rest. */
export type PatchOf<Records> = {
  [Kind in keyof Records & string]:
    | { type: "put"; kind: Kind; id: string; record: Records[Kind] }
    | { type: "merge"; kind: Kind; id: string; changes: Partial<Records[Kind]> }
    | { type: "gone"; kind: Kind; id: string };
}[keyof Records & string];

/** A patch of any kind, for code that treats all kinds alike. */
export type AnyPatch = { kind: string; id: string } & (
  | { type: "put"; record: object }
  | { type: "merge"; changes: object }
  | { type: "gone" }
);

/** Schema of patches of some kinds. */
export function patchSchema<const Kinds extends KindSchemas>(kinds: Kinds): z.ZodType<PatchOf<RecordsOf<Kinds>>> {
  const patches = Object.entries(kinds).map(([name, record]) => {
    const named = { kind: z.literal(name), id: z.string() };
    return z.discriminatedUnion("type", [
      z.object({ type: z.literal("put"), ...named, record }),
      z.object({ type: z.literal("merge"), ...named, changes: record.partial() }),
      z.object({ type: z.literal("gone"), ...named }),
    ]);
  });
  // Built from a record, so the compiler cannot know that each kind has its three patches here.
  return z.union(patches) as unknown as z.ZodType<PatchOf<RecordsOf<Kinds>>>;
}

/** Schema of all records of some kinds. A kind that an older server does not send has no records. */
export function tablesSchema<const Kinds extends KindSchemas>(kinds: Kinds): z.ZodType<Tables<RecordsOf<Kinds>>> {
  const tables = Object.entries(kinds).map(
    ([kind, record]) => [kind, z.record(z.string(), record).default({})] as const,
  );
  return z.object(Object.fromEntries(tables)) as unknown as z.ZodType<Tables<RecordsOf<Kinds>>>;
}
