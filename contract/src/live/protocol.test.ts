import { expect, test } from "vitest";
import { z } from "zod";
import { DownMessage } from "./down.ts";
import { newsKinds } from "./newsKinds.ts";
import { eventKinds } from "./passingEvents.ts";
import { recordedDown, recordedEvents, recordedNews, recordedRecords, recordedUp } from "./recorded/messages2.ts";
import type { Recorded } from "./recorded/recorded.ts";
import { roomKinds } from "./roomState.ts";
import { spaceKinds } from "./spaceState.ts";
import { UpMessage } from "./up.ts";
import { OLDEST_PROTOCOL, PROTOCOL } from "./version.ts";

type Schemas = Readonly<Record<string, z.ZodObject>>;
const byType = (union: typeof UpMessage | typeof DownMessage): Schemas =>
  Object.fromEntries(union.options.map((each) => [each.shape.type.value, each]));

/** Everything that stands on the wire, part by part: adding a kind changes no other part. */
const wire: readonly (readonly [part: string, Schemas, Readonly<Record<string, Recorded>>])[] = [
  ["message from the browser", byType(UpMessage), recordedUp],
  ["message from the server", byType(DownMessage), recordedDown],
  ["record", { ...spaceKinds, ...roomKinds }, recordedRecords],
  ["passing event", eventKinds, recordedEvents],
  ["piece of news", newsKinds, recordedNews],
];
const parts = wire.flatMap(([part, schemas, recorded]) =>
  Object.entries(schemas).map(([kind, schema]) => ({ part, kind, schema, known: recorded[kind] })),
);

test.each(parts)("a recorded $kind $part is still understood", ({ schema, known }) => {
  expect(known?.examples).not.toHaveLength(0);
  for (const example of known?.examples ?? []) expect(schema.parse(example)).toMatchObject(example);
});

/**
 * When this fails, the wire has changed, and a browser and a server of different versions may meet. An added kind and an
 * added optional field are fine: put the fingerprint into the kind's entry. Anything else needs a new number in
 * `version.ts` and recorded messages of its own.
 */
test.each(parts)("the $kind $part has the fingerprint recorded for it", ({ schema, known }) => {
  expect(fingerprint(schemaText(schema))).toBe(known?.fingerprint);
});

test("nothing is recorded that no longer stands on the wire", () => {
  for (const [, schemas, recorded] of wire)
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(recorded)));
});

test("a kind of record belongs to spaces or to rooms, so that its name says where it is", () => {
  expect(Object.keys(roomKinds).filter((kind) => Object.hasOwn(spaceKinds, kind))).toEqual([]);
});

test("the oldest protocol is not newer than this one", () => {
  expect(OLDEST_PROTOCOL).toBeLessThanOrEqual(PROTOCOL);
});

/** The schema without those it refers to by name: kinds have fingerprints of their own. */
function schemaText(schema: z.ZodType): string {
  const { $defs: _named, ...own } = z.toJSONSchema(schema);
  return JSON.stringify(own);
}

/** FNV-1a in 32 bits; the contract has no cryptography and needs none here. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const symbol of text) hash = Math.imul(hash ^ (symbol.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
