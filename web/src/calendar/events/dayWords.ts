import type { Locale } from "@atrium/contract";
import { dateText, LANGUAGE_TAGS } from "../../ui/dates.ts";
import { noonOf, type Day } from "./calendarDays.ts";

/** *Thursday, 20 November*, as the beginning of a line. */
export function dayTitle(atMs: number, locale: Locale): string {
  const said = dateText(atMs, "weekdayDate", locale);
  return said.slice(0, 1).toLocaleUpperCase(LANGUAGE_TAGS[locale]) + said.slice(1);
}

/** *17–23 November*. */
export function weekTitle(week: readonly Day[], zone: string, locale: Locale): string {
  const [first = "", last = ""] = [week[0], week.at(-1)];
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { day: "numeric", month: "long", timeZone: zone });
  return format.formatRange(noonOf(first, zone), noonOf(last, zone));
}

/** *Thu* above its number. */
export const shortWeekday = (atMs: number, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: "short", timeZone: zone }).format(atMs);

export const longWeekday = (atMs: number, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: "long", timeZone: zone }).format(atMs);
