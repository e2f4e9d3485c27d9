import { newId, type RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { eventRow, meetingAhead, rowsBeforeNow, type MeetingRoom, type MeetingSpace } from "./eventRow.ts";
import { exampleEvent } from "../fixtures/exampleEvents.ts";

const hall = newId<RoomId>();
const room: MeetingRoom = {
  name: "Town hall",
  type: "stage",
  asksPassword: false,
  isCurrent: false,
  mayEnter: true,
  faces: [],
  count: 2,
};
const space = (change: Partial<MeetingRoom> = {}): MeetingSpace => ({
  slug: "kestrel",
  room: (roomId) => (roomId === hall ? { ...room, ...change } : null),
  enter: () => undefined,
});
const inHall = exampleEvent({ place: { kind: "space", slug: "kestrel", roomId: hall } });
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

test.each([
  ["13:00", "later", false, null],
  ["14:10", "later", false, 50],
  ["14:48", "soon", true, 12],
  ["15:00", "now", true, null],
  ["15:59", "now", true, null],
  ["16:00", "past", false, null],
])("at %s a meeting at three is %s", (time, ...told) => {
  const { phase, canGo, inMinutes } = eventRow(inHall, space(), at(time));
  expect([phase, canGo, inMinutes]).toEqual(told);
});

test("nobody is sent to where they are, nor into a room that is full", () => {
  expect(eventRow(inHall, space({ isCurrent: true, mayEnter: false }), at("15:10")).canGo).toBe(false);
});

test("a room that I do not see, and another space, are links", () => {
  const hidden = newId<RoomId>();
  const here = exampleEvent({ place: { kind: "space", slug: "kestrel", roomId: hidden } });
  expect(eventRow(here, space(), 0).where).toEqual({ kind: "space", url: `/s/kestrel?room=${hidden}`, isHere: true });
  const elsewhere = exampleEvent({ place: { kind: "space", slug: "garden", roomId: null } });
  expect(eventRow(elsewhere, space(), 0).where).toEqual({ kind: "space", url: "/s/garden", isHere: false });
});

test("without a link there are the words of the place", () => {
  expect(eventRow(exampleEvent({ location: "Lange Straße 4" }), space(), 0).where).toEqual({
    kind: "words",
    words: "Lange Straße 4",
  });
});

test("the line of this minute stands behind what has begun", () => {
  const rows = ["14:00", "15:00", "16:00"].map((time) =>
    eventRow(
      exampleEvent({
        time: { kind: "timed", startsAt: new Date(at(time)).toISOString(), endsAt: "2026-11-20T18:00:00Z" },
      }),
      space(),
      0,
    ),
  );
  expect(rowsBeforeNow(rows, at("15:48"))).toBe(2);
});

test("one is reminded of a meeting in a room that has not begun, and of no other", () => {
  const hasBell = (time: string, event = inHall, where = space()) => eventRow(event, where, at(time)).hasBell;
  expect(hasBell("13:00")).toBe(true);
  expect(hasBell("14:48")).toBe(true);
  expect(hasBell("13:00", inHall, space({ isCurrent: true, mayEnter: false }))).toBe(true);
  expect(hasBell("15:00")).toBe(false);
  expect(hasBell("13:00", exampleEvent({ location: "Lange Straße 4" }))).toBe(false);
});

test("shortly before a meeting in another room one is told, once, of the next one only", () => {
  const dismissed = new Set<string>();
  const ahead = (time: string, where = space()) => meetingAhead([inHall], where, { nowMs: at(time), dismissed });
  expect(ahead("14:40")).toBe(null);
  expect(ahead("14:48")?.event).toBe(inHall);
  expect(ahead("14:48", space({ isCurrent: true, mayEnter: false }))).toBe(null);
  expect(ahead("15:00")).toBe(null);
  dismissed.add(inHall.id);
  expect(ahead("14:48")).toBe(null);
});
