import { constants, type DayPass, type Locale, type WantedDayPass } from "@atrium/contract";
import { daysLater, isDay, type Day } from "../../ui/month/monthDays.ts";
import type { DayPassSay } from "./texts.ts";

const DAY_MS = 24 * 3_600_000;
const { maxMs, startWithinMs } = constants.dayPass;

/** The day of a moment in a time zone. Swedish dates have the format that date fields need. */
export const dayIn = (atMs: number, timeZone: string): Day => new Intl.DateTimeFormat("sv", { timeZone }).format(atMs);

/** Which end of a pass the next day that is chosen becomes. */
export type PassEnd = "first" | "last";

interface Asked {
  wanted: Pick<WantedDayPass, "startDate" | "timeZone">;
  next: PassEnd;
  nowMs: number;
}

interface Words {
  say: DayPassSay;
  locale: Locale;
}

/** Why a day cannot be chosen for a pass; null if it can. */
export function whyNotDay(day: Day, { wanted, next, nowMs }: Asked, { say, locale }: Words): string | null {
  const today = dayIn(nowMs, wanted.timeZone);
  if (day < today) return say("dayGone");
  const { startDate } = wanted;
  if (next === "last" && isDay(startDate) && day >= startDate) {
    const days = maxMs / DAY_MS;
    return day > daysLater(startDate, days) ? say("dayLong", { days: daysText(days, locale) }) : null;
  }
  return day > daysLater(today, startWithinMs / DAY_MS) ? say("dayFar") : null;
}

const daysText = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }).format(count);

/** What a chosen day changes: the first one also ends the pass, until its last is chosen. */
export function pickedDay(
  day: Day,
  { wanted, next }: Pick<Asked, "wanted" | "next">,
): { part: Partial<WantedDayPass>; next: PassEnd } {
  if (next === "last" && day >= wanted.startDate) return { part: { endDate: day }, next: "first" };
  return { part: { startDate: day, endDate: day }, next: "last" };
}

/** The last day of a pass that begins on another day than before. While a date is typed it is none, and has none. */
export function lastDayFrom(first: string, { startsAt, endsAt, timeZone }: DayPass): string {
  if (!isDay(first)) return first;
  const dayMs = (at: string) => Date.parse(dayIn(Date.parse(at), timeZone));
  return daysLater(first, (dayMs(endsAt) - dayMs(startsAt)) / DAY_MS);
}

/** What is said of a day on which the team has a pass already; null on others. */
export function passOnDay(day: Day, passes: readonly DayPass[], say: DayPassSay): string | null {
  const taken = passes.find(
    ({ state, startsAt, endsAt, timeZone }) =>
      state !== "over" &&
      state !== "failed" &&
      dayIn(Date.parse(startsAt), timeZone) <= day &&
      day <= dayIn(Date.parse(endsAt), timeZone),
  );
  return taken === undefined ? null : say("dayTaken", { people: say("people", { count: taken.people }) });
}
