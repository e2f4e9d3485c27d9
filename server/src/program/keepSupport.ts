import { constants } from "@atrium/contract";
import { endSupportInTime } from "../space/index.ts";
import type { SupportEndNeeds } from "../space/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";

interface KeepSupportNeeds extends SupportEndNeeds {
  clock: Clock;
  log: Log;
}

/** Ends the access of support staff in time. Returns a function that stops it. */
export function keepSupport({ clock, log, ...needs }: KeepSupportNeeds): () => void {
  let isBusy = false;
  return clock.every(constants.support.endedEveryMs, () => {
    if (isBusy) return;
    isBusy = true;
    void endSupportInTime(needs, clock.nowMs())
      .catch((error: unknown) => log.warn({ err: error }, "support access could not be ended"))
      .finally(() => (isBusy = false));
  });
}
