import type { Locale } from "@atrium/contract";

/*
 * Dates and times, the same way on every screen: the day before its month and 24 hours in both languages. Without a
 * given time zone the reader's is used.
 */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { ru: "ru", en: "en-GB" };

/** With which day weeks begin: 0 for Sunday, 1 for Monday. */
export const FIRST_WEEKDAY: Readonly<Record<Locale, number>> = { ru: 1, en: 1 };

const SHAPES = {
  /** 28 Oct. */
  day: { day: "numeric", month: "short" },
  /** 28 October 2026 at 14:00. */
  full: { dateStyle: "long", timeStyle: "short" },
  /** 28 October 2026. */
  date: { dateStyle: "long" },
  /** 28 October. */
  monthDay: { day: "numeric", month: "long" },
  /** Wednesday, 28 October. */
  weekdayDate: { weekday: "long", day: "numeric", month: "long" },
  /** 14:00. */
  time: { hour: "2-digit", minute: "2-digit" },
  /** Thu, 14:00: within the week. */
  weekday: { weekday: "short", hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function dateText(atMs: number, shape: keyof typeof SHAPES, locale: Locale): string {
  return formatOf(shape, locale).format(atMs);
}

/** A day of the calendar, like `2027-03-31`: the same one for every reader. */
export function dayText(day: string, shape: "date" | "monthDay" | "weekdayDate", locale: Locale): string {
  return dateText(Date.parse(`${day}T12:00:00`), shape, locale);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes longer than rendering the rest of a chat row. A new time zone needs a new one. */
function formatOf(shape: keyof typeof SHAPES, locale: Locale): Intl.DateTimeFormat {
  const key = `${locale} ${shape} ${new Date().getTimezoneOffset()}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], SHAPES[shape]);
  formats.set(key, made);
  return made;
}

/** The reader's own zone at that time: *GMT+1*. */
export function zoneText(atMs: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZoneName: "shortOffset" }).formatToParts(atMs);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Longer ago than this, the date is shown. */
const LONG_AGO_MS = 7 * DAY_MS;

/** How long ago: *now*, *20 min. ago*, *yesterday*; after a week the date. */
export function agoText(atMs: number, nowMs: number, locale: Locale): string {
  const agoMs = Math.max(0, nowMs - atMs);
  const relative = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[locale], { numeric: "auto", style: "short" });
  if (agoMs < MINUTE_MS) return relative.format(0, "second");
  if (agoMs < HOUR_MS) return relative.format(-Math.floor(agoMs / MINUTE_MS), "minute");
  if (agoMs < DAY_MS) return relative.format(-Math.floor(agoMs / HOUR_MS), "hour");
  if (agoMs < LONG_AGO_MS) return relative.format(-Math.floor(agoMs / DAY_MS), "day");
  return dateText(atMs, "day", locale);
}

/** Until when: *tomorrow, 15:52*; today only the time; later than tomorrow the whole date. */
export function untilText(atMs: number, nowMs: number, locale: Locale): string {
  const days = dayOf(atMs) - dayOf(nowMs);
  if (days > 1 || days < 0) return dateText(atMs, "full", locale);
  const time = dateText(atMs, "time", locale);
  if (days === 0) return time;
  return `${new Intl.RelativeTimeFormat(LANGUAGE_TAGS[locale], { numeric: "auto" }).format(1, "day")}, ${time}`;
}

/** The day number in the reader's time zone. */
function dayOf(atMs: number): number {
  const at = new Date(atMs);
  return Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS);
}

/** A length of time in hours and whole minutes: *4 hours 30 minutes*; a minute at least. */
export function spanText(ms: number, locale: Locale, style: "long" | "short" = "long"): string {
  const all = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const part = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: "unit", unit, unitDisplay: style }).format(count);
  return [...(hours > 0 ? [part(hours, "hour")] : []), ...(minutes > 0 ? [part(minutes, "minute")] : [])].join(" ");
}
