import type { Clock } from "../platform/clock.ts";
import type { EmbeddedPostgres } from "../platform/embeddedPostgres/startEmbeddedPostgres.ts";
import type { Log } from "../platform/log.ts";

const LOOK_EVERY_MS = 1000;

interface KeepNeeds {
  clock: Clock;
  log: Log;
}

/**
 * Looks after the built-in database: one that was killed, by the system out of memory or by hand, is started again where
 * it was, before leases run out. Calls in between fail as a fault that clients repeat. Returns its end.
 */
export function keepDatabase(embedded: Pick<EmbeddedPostgres, "keep">, { clock, log }: KeepNeeds): () => void {
  let isLooking = false;
  return clock.every(LOOK_EVERY_MS, () => {
    if (isLooking) return;
    isLooking = true;
    embedded
      .keep()
      .catch((error: unknown) => log.error({ err: error }, "the built-in database is gone and did not start again"))
      .finally(() => {
        isLooking = false;
      });
  });
}
