import { expect, test } from "vitest";
import protocol2 from "./recorded/protocol2.json" with { type: "json" };
import { fingerprintOf, wire } from "./recorded/wire.ts";
import type { RecordedWire, WirePart } from "./recorded/wire.ts";
import { roomKinds } from "./roomState.ts";
import { spaceKinds } from "./spaceState.ts";
import { OLDEST_PROTOCOL, PROTOCOL } from "./version.ts";

const recorded: RecordedWire = protocol2;
const parts = (Object.keys(wire) as WirePart[]).flatMap((part) =>
  Object.entries(wire[part]).map(([kind, schema]) => ({ part, kind, schema, known: recorded[part][kind] })),
);

/** If this fails for a new kind: `npm run wire:record`. */
test.each(parts)("a recorded $kind ($part) is still understood", ({ schema, known }) => {
  expect(known?.examples ?? []).not.toHaveLength(0);
  for (const example of known?.examples ?? []) expect(schema.parse(example)).toMatchObject(example);
});

/**
 * If this fails, the wire has changed, and a browser and a server of different versions may meet. An added kind and an
 * added optional field are fine: `npm run wire:record KIND` records them. Anything else needs a new number in `version.ts`
 * and recorded messages of its own.
 */
test.each(parts)("the $kind ($part) has the fingerprint recorded for it", ({ schema, known }) => {
  expect(fingerprintOf(schema)).toBe(known?.fingerprint);
});

test("nothing is recorded that no longer stands on the wire", () => {
  for (const part of Object.keys(wire) as WirePart[])
    expect(Object.keys(wire[part])).toEqual(expect.arrayContaining(Object.keys(recorded[part])));
});

test("a kind of record belongs to spaces or to rooms, so that its name says where it is", () => {
  expect(Object.keys(roomKinds).filter((kind) => Object.hasOwn(spaceKinds, kind))).toEqual([]);
});

test("the oldest protocol is not newer than this one", () => {
  expect(OLDEST_PROTOCOL).toBeLessThanOrEqual(PROTOCOL);
});
