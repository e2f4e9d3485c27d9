import { newId, type CalendarEvent, type RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleEvent } from "../fixtures/exampleEvents.ts";
import { meetingsSoon } from "./soonMeetings.ts";

const nowMs = Date.parse("2026-11-20T10:00:00Z");
const MINUTE_MS = 60_000;
const roomId = newId<RoomId>();
const starting = (inMinutes: number, change: Partial<CalendarEvent> = {}) => {
  const at = (afterMs: number) => new Date(nowMs + afterMs).toISOString();
  const startsMs = inMinutes * MINUTE_MS;
  const time = { kind: "timed" as const, startsAt: at(startsMs), endsAt: at(startsMs + 30 * MINUTE_MS) };
  return exampleEvent({ title: `In ${inMinutes}`, time, place: { kind: "space", slug: "kestrel", roomId }, ...change });
};
const soon = (events: readonly CalendarEvent[], silent: ReadonlySet<string> = new Set()) =>
  meetingsSoon(events, { nowMs, silent }).map(({ title, inMinutes }) => [title, inMinutes]);

test("those that begin within five minutes, the first one first", () => {
  const events = [starting(5), starting(6), starting(0.5), starting(0), starting(-1)];
  expect(soon(events)).toEqual([
    ["In 0.5", 1],
    ["In 5", 5],
  ]);
});

test("where each takes place", () => {
  const inSpace = starting(2, { place: { kind: "space", slug: "garden", roomId: null } });
  expect(meetingsSoon([starting(1), inSpace], { nowMs, silent: new Set() })).toMatchObject([
    { slug: "kestrel", roomId },
    { slug: "garden", roomId: null },
  ]);
});

test("none that take place elsewhere, last all day, or are silent", () => {
  const silent = starting(1);
  const outside = starting(1, { place: { kind: "outside", url: "https://meet.example.org" } });
  const allDay = starting(1, { time: { kind: "allDay", firstDay: "2026-11-20", lastDay: "2026-11-20" } });
  expect(soon([silent, outside, starting(1, { place: { kind: "none" } }), allDay], new Set([silent.id]))).toEqual([]);
});
