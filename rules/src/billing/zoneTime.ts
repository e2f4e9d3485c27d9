/** Minutes from UTC in a time zone at a moment. */
export function offsetMinutesAt(timeZone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(atMs);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const clockMs = (of("hour") * 3600 + of("minute") * 60 + of("second")) * 1000;
  const there = daysSince1970(of("year"), of("month"), of("day")) * DAY_MS + clockMs;
  return Math.round((there - Math.floor(atMs / 1000) * 1000) / 60_000);
}

/** Whether this is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * The moment at which clocks in a time zone show `2027-03-27` `09:00`. Of an hour that occurs twice, the first one; an
 * hour that is skipped is counted from before the change.
 */
export function momentIn(timeZone: string, date: string, time: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const asUtcMs = daysSince1970(year, month, day) * DAY_MS + (hour * 60 + minute) * 60_000;
  const before = offsetMinutesAt(timeZone, asUtcMs - DAY_MS);
  const after = offsetMinutesAt(timeZone, asUtcMs + DAY_MS);
  const early = asUtcMs - before * 60_000;
  if (offsetMinutesAt(timeZone, early) === before) return early;
  const late = asUtcMs - after * 60_000;
  return offsetMinutesAt(timeZone, late) === after ? late : early;
}

const DAY_MS = 24 * 3_600_000;

/** Days from 1 January 1970 in the Gregorian calendar (Howard Hinnant's days_from_civil). */
function daysSince1970(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
