// Days as words like *2026-11-20*, which can be compared and counted whatever the clocks of a time zone do.
import type { CalendarEvent } from "@atrium/contract";
import { momentIn } from "@atrium/rules";

export type Day = string;

const DAY_MS = 24 * 3_600_000;
/** From the Monday of the week before to five weeks later. */
const WEEKS_LISTED = 5;

/** The day of a moment where somebody is. */
export const dayOf = (atMs: number, zone: string): Day =>
  new Intl.DateTimeFormat("sv", { timeZone: zone }).format(atMs);

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Monday to Sunday. */
export function weekOf(day: Day): readonly Day[] {
  const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  return Array.from({ length: 7 }, (_, count) => addDays(monday, count));
}

/** A moment of a day that is on it in every zone, for naming it. */
export const noonOf = (day: Day, zone: string): number => momentIn(zone, day, "12:00");

export interface ListedSpan {
  from: string;
  to: string;
}

/** What is listed so that the weeks around a day can be looked through. */
export function spanAround(day: Day, zone: string): ListedSpan {
  const [monday = day] = weekOf(addDays(day, -7));
  const at = (each: Day) => new Date(momentIn(zone, each, "00:00")).toISOString();
  return { from: at(monday), to: at(addDays(monday, WEEKS_LISTED * 7)) };
}

/** Whether the whole week of a day lies within what is listed. */
export function isListed(day: Day, { from, to }: ListedSpan, zone: string): boolean {
  const week = weekOf(day);
  const [first = day, last = day] = [week[0], week.at(-1)];
  return dayOf(Date.parse(from), zone) <= first && last < dayOf(Date.parse(to), zone);
}

/** The first and the last day that an event touches. What ends at midnight does not touch the day that begins. */
export function daysOf({ time }: Pick<CalendarEvent, "time">, zone: string): { first: Day; last: Day } {
  if (time.kind === "allDay") return { first: time.firstDay, last: time.lastDay };
  const [fromMs, toMs] = [Date.parse(time.startsAt), Date.parse(time.endsAt)];
  return { first: dayOf(fromMs, zone), last: dayOf(Math.max(fromMs, toMs - 1), zone) };
}

export interface DayEvents {
  allDay: readonly CalendarEvent[];
  timed: readonly CalendarEvent[];
}

/** What is on a day, in the order in which it begins. */
export function eventsOn(events: readonly CalendarEvent[], day: Day, zone: string): DayEvents {
  const there = events.filter((event) => {
    const { first, last } = daysOf(event, zone);
    return first <= day && day <= last;
  });
  const ofKind = (kind: CalendarEvent["time"]["kind"]) => there.filter(({ time }) => time.kind === kind);
  return { allDay: ofKind("allDay"), timed: ofKind("timed").toSorted((one, other) => startOf(one) - startOf(other)) };
}

export const startOf = ({ time }: Pick<CalendarEvent, "time">): number =>
  Date.parse(time.kind === "timed" ? time.startsAt : time.firstDay);
export const endOf = ({ time }: Pick<CalendarEvent, "time">): number =>
  Date.parse(time.kind === "timed" ? time.endsAt : addDays(time.lastDay, 1));
