import { sql } from "drizzle-orm";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";

export interface Health {
  /** Why no new visitors should be sent here, or null. */
  unready(): Promise<string | null>;
  /** From now on: not ready, the program is going to end. */
  startDraining(): void;
  stop(): void;
}

const PING_WAIT_MS = 1000;
const MAX_LAG_MS = 1000;

export function createHealth({ db, clock }: { db: Database; clock: Clock }): Health {
  const lag = monitorEventLoopDelay({ resolution: 50 });
  lag.enable();
  const stopReset = clock.every(10_000, () => lag.reset());
  let isDraining = false;
  return {
    async unready() {
      if (isDraining) return "draining";
      if (lag.percentile(99) / 1e6 > MAX_LAG_MS) return "event loop lags";
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
