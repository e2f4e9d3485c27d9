import { constants } from "@atrium/contract";
import type { DayPassStart, WantedDayPass } from "@atrium/contract";
import type { BoughtPass } from "./purchases.ts";
import { isTimeZone, momentIn } from "./zoneTime.ts";

const MINUTE_MS = 60_000;

/**
 * When the passes that run now end: one that follows without a gap goes on in their place. Null while none runs, or
 * long before.
 */
export function passEndsSoon(passes: readonly BoughtPass[], nowMs: number): number | null {
  let endsMs = nowMs;
  const paid = passes.filter(({ state }) => state === "paid").toSorted((one, other) => one.startsMs - other.startsMs);
  for (const pass of paid) if (pass.startsMs <= endsMs) endsMs = Math.max(endsMs, pass.endsMs);
  return endsMs > nowMs && endsMs - nowMs <= constants.dayPass.toldBeforeMs.first ? endsMs : null;
}

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

/** When a pass would begin and end if it began then, or why it cannot. */
export function movedPass(
  { startsMs, endsMs }: Pick<BoughtPass, "startsMs" | "endsMs">,
  { timeZone, startDate, startTime }: DayPassStart,
  nowMs: number,
): { startsMs: number; endsMs: number } | "invalidDayPassPeriod" | "invalidDayPassTimezone" {
  if (!isTimeZone(timeZone)) return "invalidDayPassTimezone";
  const fromMs = momentIn(timeZone, startDate, startTime);
  const isSoon = fromMs > nowMs - MINUTE_MS && fromMs <= nowMs + constants.dayPass.startWithinMs;
  return isSoon ? { startsMs: fromMs, endsMs: fromMs + endsMs - startsMs } : "invalidDayPassPeriod";
}
