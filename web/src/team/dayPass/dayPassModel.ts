import {
  errorText,
  type DayPass,
  type DayPassRate,
  type DayPassStart,
  type Locale,
  type WantedDayPass,
} from "@atrium/contract";
import { dayPassMoments, dayPassPriceCents, offsetMinutesAt } from "@atrium/rules";
import { LANGUAGE_TAGS } from "../../ui/dates.ts";
import { moneyText } from "../moneyText.ts";
import { dayIn } from "./passDays.ts";
import type { DayPassSay } from "./texts.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_PEOPLE = 50;

interface Needs {
  locale: Locale;
  say: DayPassSay;
}

/** What the link to the page asks for. */
interface AskedPass {
  days?: number | undefined;
  users?: number | undefined;
}

/** Working hours from tomorrow on, for one day and fifty people unless a link asks for others that are sold. */
export function firstDayPass(
  { timeZone, rate, nowMs }: { timeZone: string; rate: DayPassRate; nowMs: number },
  { days = 1, users = FIRST_PEOPLE }: AskedPass = {},
): WantedDayPass {
  const people = Math.min(rate.maxOnlineCapacity, Math.max(rate.minOnlineCapacity, users));
  const startDate = dayAfter(nowMs, timeZone, 1);
  return {
    startDate,
    startTime: "09:00",
    endDate: dayAfter(nowMs, timeZone, days),
    endTime: "18:00",
    timeZone,
    people,
  };
}

const dayAfter = (nowMs: number, timeZone: string, days: number): string => dayIn(nowMs + days * DAY_MS, timeZone);

export interface DayPassModel {
  /** Why it is not sold; null if it is. */
  fault: string | null;
  /** Its length; null if the dates make no period. */
  length: string | null;
  /** Whether the clocks change during the pass. */
  clocks: string | null;
  name: string;
  people: string;
  /** Days by their price, and what they cost together without tax. */
  days: string;
  sum: string;
}

export function dayPassModel(
  { wanted, rate, nowMs }: { wanted: WantedDayPass; rate: DayPassRate; nowMs: number },
  { locale, say }: Needs,
): DayPassModel {
  const { people, timeZone } = wanted;
  const isSmall = people <= rate.smallMaxOnlineCapacity;
  const about = { name: say(isSmall ? "small" : "regular"), people: say("people", { count: people }) };
  const moments = isComplete(wanted) ? dayPassMoments(wanted, nowMs) : "invalidDayPassPeriod";
  if (typeof moments === "string")
    return { ...about, fault: errorText(moments, locale), length: null, clocks: null, days: "", sum: "" };
  const { startsMs, endsMs } = moments;
  const lengthMs = endsMs - startsMs;
  const cents = dayPassPriceCents(rate, { people, lengthMs });
  const aDay = isSmall ? rate.smallPriceCents : rate.priceCents;
  const moved = offsetMinutesAt(timeZone, endsMs) - offsetMinutesAt(timeZone, startsMs);
  const hours = (count: number) => unitText(count, "hour", locale);
  return {
    ...about,
    fault: null,
    length: say("lasts", { hours: hours(lengthMs / HOUR_MS) }),
    clocks: moved === 0 ? null : say(moved > 0 ? "forward" : "backward", { hours: hours(Math.abs(moved) / 60) }),
    days: say("daysBy", { days: unitText(cents / aDay, "day", locale), price: moneyText(aDay, locale) }),
    sum: moneyText(cents, locale),
  };
}

/** Date and time fields are empty while they are being edited. */
const isComplete = ({ startDate, startTime, endDate, endTime }: WantedDayPass): boolean =>
  [startDate, startTime, endDate, endTime].every((value) => value !== "");

const unitText = (count: number, unit: "hour" | "day", locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(count);

/** When a pass begins, by the clocks of its time zone, as date fields need it. */
export function startOf({ startsAt, timeZone }: Pick<DayPass, "startsAt" | "timeZone">): DayPassStart {
  const at = Date.parse(startsAt);
  const startTime = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
  return { startDate: dayIn(at, timeZone), startTime, timeZone };
}

export interface PassLine {
  id: string;
  /** From when to when, by the clocks of its time zone. */
  title: string;
  note: string;
  state: DayPass["state"];
}

export const passLines = (passes: readonly DayPass[], { locale, say }: Needs): PassLine[] =>
  passes.map(({ id, startsAt, endsAt, timeZone, people, state }) => ({
    id,
    title: new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
      timeZone,
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    }).formatRange(Date.parse(startsAt), Date.parse(endsAt)),
    note: [say("people", { count: people }), timeZone].join(", "),
    state,
  }));
