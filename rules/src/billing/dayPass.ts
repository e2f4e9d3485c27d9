import { constants } from "@atrium/contract";
import type { WantedDayPass } from "@atrium/contract";
import { isTimeZone, momentIn } from "./zoneTime.ts";

const MINUTE_MS = 60_000;

/** From when to when a wanted day pass would last, or why it cannot be had. */
export function dayPassMoments(
  { timeZone, startDate, startTime, endDate, endTime }: Omit<WantedDayPass, "people">,
  nowMs: number,
): { startsMs: number; endsMs: number } | "invalidDayPassPeriod" | "invalidDayPassTimezone" {
  if (!isTimeZone(timeZone)) return "invalidDayPassTimezone";
  const startsMs = momentIn(timeZone, startDate, startTime);
  const endsMs = momentIn(timeZone, endDate, endTime);
  const { minMs, maxMs, startWithinMs } = constants.dayPass;
  const lengthMs = endsMs - startsMs;
  // What begins now begins with the minute that has just begun.
  const isSoon = startsMs > nowMs - MINUTE_MS && startsMs <= nowMs + startWithinMs;
  return isSoon && lengthMs >= minMs && lengthMs <= maxMs ? { startsMs, endsMs } : "invalidDayPassPeriod";
}
