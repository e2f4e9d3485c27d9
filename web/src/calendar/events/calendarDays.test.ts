import type { CalendarEvent } from "@atrium/contract";
import { expect, test } from "vitest";
import { addDays, dayOf, daysOf, eventsOn, isListed, spanAround, weekOf } from "./calendarDays.ts";
import { exampleEvent } from "../fixtures/exampleEvents.ts";

const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);
const timed = (title: string, startsAt: string, endsAt: string) =>
  exampleEvent({ title, time: { kind: "timed", startsAt, endsAt } });

test("a week goes from Monday to Sunday, over the ends of months and years", () => {
  expect(weekOf("2026-11-20")).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
  expect(weekOf("2026-11-16")[0]).toBe("2026-11-16");
  expect(weekOf("2027-01-01")[0]).toBe("2026-12-28");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
});

test("a moment is on another day in another zone", () => {
  const late = Date.parse("2026-11-20T23:30:00Z");
  expect(dayOf(late, "UTC")).toBe("2026-11-20");
  expect(dayOf(late, "Asia/Tokyo")).toBe("2026-11-21");
  expect(dayOf(late, "America/New_York")).toBe("2026-11-20");
});

test("what is listed are whole days, though clocks change within", () => {
  const span = spanAround("2026-10-24", "Europe/Berlin");
  expect(span).toEqual({ from: "2026-10-11T22:00:00.000Z", to: "2026-11-15T23:00:00.000Z" });
  expect(isListed("2026-10-24", span, "Europe/Berlin")).toBe(true);
  expect(isListed("2026-11-15", span, "Europe/Berlin")).toBe(true);
  expect(isListed("2026-11-16", span, "Europe/Berlin")).toBe(false);
  expect(isListed("2026-10-11", span, "Europe/Berlin")).toBe(false);
});

test("an event touches the days it lasts, and not the one that begins as it ends", () => {
  const evening = timed("Evening", "2026-11-20T20:00:00Z", "2026-11-21T00:00:00Z");
  expect(daysOf(evening, "UTC")).toEqual({ first: "2026-11-20", last: "2026-11-20" });
  expect(daysOf(evening, "Europe/Berlin")).toEqual({ first: "2026-11-20", last: "2026-11-21" });
  const moment = timed("Moment", "2026-11-20T00:00:00Z", "2026-11-20T00:00:00Z");
  expect(daysOf(moment, "UTC")).toEqual({ first: "2026-11-20", last: "2026-11-20" });
});

test("whole days are the same days everywhere", () => {
  const week = exampleEvent({
    title: "Offsite",
    time: { kind: "allDay", firstDay: "2026-11-18", lastDay: "2026-11-22" },
  });
  for (const zone of ["UTC", "Asia/Tokyo", "America/Los_Angeles"]) {
    expect(titles(eventsOn([week], "2026-11-18", zone).allDay)).toEqual(["Offsite"]);
    expect(titles(eventsOn([week], "2026-11-22", zone).allDay)).toEqual(["Offsite"]);
    expect(titles(eventsOn([week], "2026-11-23", zone).allDay)).toEqual([]);
  }
});

test("a day has what is on it, in its order, also what began the day before", () => {
  const events = [
    timed("Lunch", "2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z"),
    timed("Standup", "2026-11-20T09:00:00Z", "2026-11-20T09:20:00Z"),
    timed("Night shift", "2026-11-19T22:00:00Z", "2026-11-20T06:00:00Z"),
    timed("Tomorrow", "2026-11-21T09:00:00Z", "2026-11-21T10:00:00Z"),
  ];
  expect(titles(eventsOn(events, "2026-11-20", "UTC").timed)).toEqual(["Night shift", "Standup", "Lunch"]);
});
