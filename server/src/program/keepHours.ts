import { constants } from "@atrium/contract";
import { countHours } from "../billing/index.ts";
import type { CountHoursNeeds } from "../billing/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";

interface KeepHoursNeeds extends CountHoursNeeds {
  clock: Clock;
  log: Log;
}

/** Counts the hours of teams on plans that limit them. Returns a function that stops it. */
export function keepHours({ clock, log, ...needs }: KeepHoursNeeds): () => void {
  let isBusy = false;
  return clock.every(constants.quota.countedEveryMs, () => {
    if (isBusy) return;
    isBusy = true;
    void countHours(needs, clock.nowMs())
      .catch((error: unknown) => log.warn({ err: error }, "hours could not be counted"))
      .finally(() => (isBusy = false));
  });
}
