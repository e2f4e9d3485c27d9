import { expect, test } from "vitest";
import { readDown } from "./readDown.ts";
import protocol2 from "./recorded/protocol2.json" with { type: "json" };
import type { RecordedWire } from "./recorded/wire.ts";

const { down, record }: RecordedWire = protocol2;
const example = (type: string) => down[type]?.examples[0] as Readonly<Record<string, unknown>>;
const room = record["room"]?.examples[0] as Readonly<Record<string, unknown>>;
const id = "r".repeat(21);

test.each(Object.entries(down))("a %s message is read as it stands", (_type, { examples }) => {
  for (const message of examples) expect(readDown(message)).toMatchObject(message);
});

/** A greeting as recorded, with a table for each kind added since. */
function recordedSnapshot() {
  const connected = readDown(example("connected"));
  if (connected?.type !== "connected") throw new Error("The example is a greeting");
  const { snapshot } = connected;
  return { connected, snapshot: { ...snapshot, records: snapshot.records as Record<string, object> } };
}

test("a patch of a kind that is unknown here is skipped, and the clock goes on", () => {
  const known = { type: "gone", kind: "room", id };
  const patches = [{ type: "put", kind: "hologram", id: "h", record: { depth: 3 } }, known];
  expect(readDown({ type: "spacePatches", clock: 8, patches })).toEqual({
    type: "spacePatches",
    clock: 8,
    patches: [known],
  });
  expect(readDown({ type: "roomPatches", roomId: id, clock: 4, patches: patches.slice(0, 1) })).toEqual({
    type: "roomPatches",
    roomId: id,
    clock: 4,
    patches: [],
  });
});

test("a record that can no longer be read is gone, as it would be missing from a fresh snapshot", () => {
  const put = { type: "put", kind: "room", id, record: { ...room, type: "theatre" } };
  const merge = { type: "merge", kind: "room", id, changes: { type: "theatre" } };
  const gone = { type: "gone", kind: "room", id };
  expect(readDown({ type: "spacePatches", clock: 8, patches: [put, merge] })).toMatchObject({ patches: [gone, gone] });
});

test("a snapshot is read without what is unknown in it", () => {
  const { connected, snapshot } = recordedSnapshot();
  const records = { ...snapshot.records, hologram: { h: { depth: 3 } }, room: { [id]: { ...room, type: "theatre" } } };
  const read = readDown({ ...connected, snapshot: { ...snapshot, records } });
  expect(read).toEqual({ ...connected, snapshot: { ...snapshot, records: { ...snapshot.records, room: {} } } });
});

test("a kind that an older server does not send has no records", () => {
  const { connected, snapshot } = recordedSnapshot();
  const { audience: _unknownThere, ...records } = snapshot.records;
  expect(readDown({ ...connected, snapshot: { ...snapshot, records } })).toEqual({
    ...connected,
    snapshot: { ...snapshot, records: { ...records, audience: {} } },
  });
});

test("a passing event of a kind that is unknown here is skipped", () => {
  const known = { kind: "emotion", accountId: "a".repeat(21), emotion: "👋" };
  const message = { type: "events", roomId: id, events: [{ kind: "confetti", colors: 7 }, known] };
  expect(readDown(message)).toEqual({ ...message, events: [known] });
});

test("news of a kind that is unknown here is skipped", () => {
  const known = { kind: "changed", operation: "listTeamSpaces", subject: { teamId: id } };
  expect(readDown({ type: "news", news: [{ kind: "rumour", about: id }, known] })).toEqual({
    type: "news",
    news: [known],
  });
});

test("a message that is unknown here, or none at all, is passed over", () => {
  expect(readDown({ type: "weather", sunny: true })).toBeNull();
  expect(readDown("hello")).toBeNull();
});
