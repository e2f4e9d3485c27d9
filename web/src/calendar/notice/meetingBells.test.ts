import { afterEach, expect, test, vi } from "vitest";
import { exampleEvent } from "../fixtures/exampleEvents.ts";
import { quietMeetings, turnBell } from "./meetingBells.ts";

const KEY = "atrium.quietMeetings";
const meeting = (id: string, endsAt: string) =>
  exampleEvent({ id, time: { kind: "timed", startsAt: "2026-11-20T10:00:00Z", endsAt } });
const now = Date.parse("2026-11-20T09:00:00Z");

/** A browser's storage, as far as it is used. */
function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

test("a bell that was turned off stays off on this device until it is turned on", () => {
  storage();
  const event = meeting("a", "2026-11-20T11:00:00Z");
  turnBell(event, false, now);
  turnBell(event, false, now);
  expect([...quietMeetings()]).toEqual(["a"]);
  expect(quietMeetings()).toBe(quietMeetings());
  turnBell(event, true, now);
  expect([...quietMeetings()]).toEqual([]);
});

test("meetings that are over are forgotten with the next change", () => {
  const kept = storage();
  const early = meeting("early", "2026-11-20T11:00:00Z");
  turnBell(early, false, now);
  turnBell(meeting("late", "2026-11-21T11:00:00Z"), false, Date.parse("2026-11-20T12:00:00Z"));
  expect(Object.keys(JSON.parse(kept.get(KEY) ?? ""))).toEqual(["late"]);
});

test("what is kept and cannot be read counts as nothing", () => {
  const kept = storage();
  for (const text of ["no", "[]", '{"a":"soon"}']) {
    kept.set(KEY, text);
    expect([...quietMeetings()]).toEqual([]);
  }
});
