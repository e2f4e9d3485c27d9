import { lookAtPurchases } from "../billing/index.ts";
import type { Payments } from "../billing/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";

const EVERY_MS = 15_000;

interface KeepNeeds {
  db: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  payments: Payments | null;
}

/** Begins and ends day passes, and checks purchases without a message. Returns a function that stops it. */
export function keepPurchases({ db, bus, clock, log, payments }: KeepNeeds): () => void {
  let isBusy = false;
  const onFault = (error: unknown) => log.warn({ err: error }, "what was bought could not be looked at");
  return clock.every(EVERY_MS, () => {
    if (isBusy) return;
    isBusy = true;
    void lookAtPurchases({ db, bus, payments, onFault }, clock.nowMs())
      .catch(onFault)
      .finally(() => (isBusy = false));
  });
}
