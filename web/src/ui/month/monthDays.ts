/** A day as date fields have it: 2027-03-27. */
export type Day = string;

const DAY_MS = 24 * 60 * 60_000;
const msOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Date fields are empty, or half a year, while they are being edited. */
export const isDay = (value: string): boolean => /^[12]\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(msOf(value));

export const daysLater = (day: Day, days: number): Day => dayAt(msOf(day) + days * DAY_MS);

/** The same day of another month, or its last one. */
export function monthsLater(day: Day, months: number): Day {
  const at = new Date(msOf(day));
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month, Math.min(at.getUTCDate(), last)));
}

/** How many days a week has begun before a day. `firstWeekday`: 0 for Sunday, 1 for Monday. */
const daysIntoWeek = (day: Day, firstWeekday: number): number =>
  (new Date(msOf(day)).getUTCDay() - firstWeekday + 7) % 7;

export const weekStart = (day: Day, firstWeekday: number): Day => daysLater(day, -daysIntoWeek(day, firstWeekday));

/** The weeks in which a day's month lies, whole, with days of its neighbours. */
export function weeksOf(day: Day, firstWeekday: number): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const end = daysLater(monthsLater(first, 1), -1);
  const start = weekStart(first, firstWeekday);
  const count = Math.floor((msOf(end) - msOf(start)) / DAY_MS / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => daysLater(start, week * 7 + at)),
  );
}

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Where a key leads from a day: a day, a week, a month or, with Shift, a year further; null for other keys. */
export function dayByKey(
  day: Day,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  firstWeekday: number,
): Day | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case "ArrowLeft":
      return daysLater(day, -1);
    case "ArrowRight":
      return daysLater(day, 1);
    case "ArrowUp":
      return daysLater(day, -7);
    case "ArrowDown":
      return daysLater(day, 7);
    case "Home":
      return weekStart(day, firstWeekday);
    case "End":
      return daysLater(weekStart(day, firstWeekday), 6);
    case "PageUp":
      return monthsLater(day, -months);
    case "PageDown":
      return monthsLater(day, months);
    default:
      return null;
  }
}
