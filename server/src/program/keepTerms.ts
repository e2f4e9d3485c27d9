import { forgetOldMessages } from "../chat/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import { databaseNowMs } from "../platform/database/databaseNow.ts";
import type { Log } from "../platform/log.ts";
import { readsChanged } from "../live/index.ts";
import { expireRecordings } from "../recording/index.ts";
import type { ExpireRecordingsNeeds } from "../recording/index.ts";

const EVERY_MS = 10 * 60_000;

interface KeepTermsNeeds extends Omit<ExpireRecordingsNeeds, "onFault" | "onDeleted" | "goesOn"> {
  bus: Bus;
  clock: Clock;
  log: Pick<Log, "warn">;
}

/**
 * Periodically deletes messages and recordings that their teams do not keep any more, and announces recordings that soon
 * go. Returns a function that stops it.
 */
export function keepTerms({ clock, log, ...needs }: KeepTermsNeeds): () => void {
  let isBusy = false;
  let goesOn = true;
  const onFault = (error: unknown) => log.warn({ err: error }, "what is not kept any more could not be deleted");
  const rounds = {
    ...needs,
    onFault,
    goesOn: () => goesOn,
    onDeleted({ spaceId, teamId }: Parameters<ExpireRecordingsNeeds["onDeleted"]>[0]) {
      const touched = [{ operation: "listStageRecordings" }];
      needs.bus.publish(readsChanged, { spaceId, teamId, accountId: null, touched });
    },
  };
  const round = async () => {
    // What is deleted cannot be brought back: a node whose clock is ahead deletes nothing sooner.
    const nowMs = Math.min(clock.nowMs(), await databaseNowMs(needs.db));
    await Promise.all([
      forgetOldMessages(rounds, nowMs).catch(onFault),
      expireRecordings(rounds, nowMs).catch(onFault),
    ]);
  };
  const stop = clock.every(EVERY_MS, () => {
    if (isBusy) return;
    isBusy = true;
    void round()
      .catch(onFault)
      .finally(() => (isBusy = false));
  });
  return () => {
    goesOn = false;
    stop();
  };
}
