import { forgetOldMessages } from "../chat/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Alone } from "../platform/database/alone.ts";
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
  /** Which of several programs makes a round. */
  alone: Alone;
}

/**
 * Periodically deletes messages and recordings that their teams do not keep any more, and announces recordings that soon
 * go. One program makes a round at a time. Returns a function that stops it.
 */
export function keepTerms({ clock, log, alone, ...needs }: KeepTermsNeeds): () => void {
  let isBusy = false;
  let goesOn = true;
  const onFault = (error: unknown) => log.warn({ err: error }, "what is not kept any more could not be deleted");
  const rounds = {
    ...needs,
    onFault,
    onDeleted({ spaceId, teamId }: Parameters<ExpireRecordingsNeeds["onDeleted"]>[0]) {
      const touched = [{ operation: "listStageRecordings" }];
      needs.bus.publish(readsChanged, { spaceId, teamId, accountId: null, touched });
    },
  };
  const round = async (isMine: () => boolean) => {
    // What is deleted cannot be brought back: a node whose clock is ahead deletes nothing sooner.
    const nowMs = Math.min(clock.nowMs(), await databaseNowMs(needs.db));
    const own = { ...rounds, goesOn: () => goesOn && isMine() };
    await Promise.all([forgetOldMessages(own, nowMs).catch(onFault), expireRecordings(own, nowMs).catch(onFault)]);
  };
  const stop = clock.every(EVERY_MS, () => {
    if (isBusy) return;
    isBusy = true;
    void alone("kept terms", round)
      .catch(onFault)
      .finally(() => (isBusy = false));
  });
  return () => {
    goesOn = false;
    stop();
  };
}
