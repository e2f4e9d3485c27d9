import { forgetOldMessages } from "../chat/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { expireRecordings } from "../recording/index.ts";
import type { ExpireRecordingsNeeds } from "../recording/index.ts";

const EVERY_MS = 10 * 60_000;

interface KeepTermsNeeds extends Omit<ExpireRecordingsNeeds, "onFault"> {
  bus: Bus;
  clock: Clock;
  log: Log;
}

/**
 * Periodically deletes messages and recordings that their teams do not keep any more, and announces recordings that soon
 * go. Returns a function that stops it.
 */
export function keepTerms({ clock, log, ...needs }: KeepTermsNeeds): () => void {
  let isBusy = false;
  const onFault = (error: unknown) => log.warn({ err: error }, "what is not kept any more could not be deleted");
  return clock.every(EVERY_MS, () => {
    if (isBusy) return;
    isBusy = true;
    const rounds = [
      forgetOldMessages(needs, clock.nowMs()).catch(onFault),
      expireRecordings({ ...needs, onFault }, clock.nowMs()).catch(onFault),
    ];
    void Promise.all(rounds).finally(() => (isBusy = false));
  });
}
