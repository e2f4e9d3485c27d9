import { constants } from "@atrium/contract";
import type { WantedDayPass } from "@atrium/contract";
import { isTimeZone, momentIn } from "./zoneTime.ts";

const MINUTE_MS = 60_000;

/** When a wanted day pass would begin and end, or why it cannot be bought. */
export function dayPassMoments(
  { timeZone, startDate, startTime, endDate, endTime }: Omit<WantedDayPass, "people">,
  nowMs: number,
): { startsMs: number; endsMs: number } | "invalidDayPassPeriod" | "invalidDayPassTimezone" {
  if (!isTimeZone(timeZone)) return "invalidDayPassTimezone";
  const startsMs = momentIn(timeZone, startDate, startTime);
  const endsMs = momentIn(timeZone, endDate, endTime);
  const { minMs, maxMs, startWithinMs } = constants.dayPass;
  const lengthMs = endsMs - startsMs;
  // A pass that begins now begins with the current minute.
  const isSoon = startsMs > nowMs - MINUTE_MS && startsMs <= nowMs + startWithinMs;
  return isSoon && lengthMs >= minMs && lengthMs <= maxMs ? { startsMs, endsMs } : "invalidDayPassPeriod";
}
