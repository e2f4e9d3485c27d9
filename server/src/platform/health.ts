import { sql } from "drizzle-orm";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";

export interface Health {
  /** Why nobody new should be sent here, or null. */
  unready(): Promise<string | null>;
  /** From now on not ready: the program is about to end. */
  startDraining(): void;
  stop(): void;
}

const PING_WAIT_MS = 1000;
const MAX_LAG_MS = 1000;
/** How often the event loop's lag is checked; seldom, because every check wakes the program. */
export const LAG_LOOK_EVERY_MS = 200;
const FORGET_LAG_EVERY_MS = 10_000;

export function createHealth({ db, clock }: { db: Database; clock: Clock }): Health {
  const lag = monitorEventLoopDelay({ resolution: LAG_LOOK_EVERY_MS });
  lag.enable();
  const stopReset = clock.every(FORGET_LAG_EVERY_MS, () => lag.reset());
  let isDraining = false;
  return {
    async unready() {
      if (isDraining) return "draining";
      // What is measured is the time between checks.
      if (lag.max / 1e6 - LAG_LOOK_EVERY_MS > MAX_LAG_MS) return "event loop lags";
      return (await answersInTime(db, clock)) ? null : "database does not answer";
    },
    startDraining: () => void (isDraining = true),
    stop() {
      stopReset();
      lag.disable();
    },
  };
}

function answersInTime(db: Database, clock: Clock): Promise<boolean> {
  return new Promise((done) => {
    const cancel = clock.after(PING_WAIT_MS, () => done(false));
    db.execute(sql`select 1`)
      .then(
        () => done(true),
        () => done(false),
      )
      .finally(cancel);
  });
}
