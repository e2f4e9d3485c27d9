import type { Clock } from "../platform/clock.ts";
import type { EmbeddedPostgres } from "../platform/embeddedPostgres/startEmbeddedPostgres.ts";
import type { Log } from "../platform/log.ts";

const LOOK_EVERY_MS = 1000;

interface KeepNeeds {
  clock: Clock;
  log: Log;
}

/**
 * Watches the built-in database: if it is killed, by the system when out of memory or by hand, it is restarted on the same
 * port before leases expire. Calls in between fail in a way that clients retry. Returns a function that stops it.
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
