import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { createSharedBus } from "../platform/sharedBus.ts";
import { sharedNews } from "./sharedNews.ts";

export interface ProgramNews {
  bus: Bus;
  stop(): Promise<void>;
}

interface NewsNeeds {
  databaseUrl: string;
  db: Database;
  clock: Clock;
  log: Log;
}

/**
 * Creates the bus, shared with whatever else is on the database: other programs, and also beside a single one with the
 * built-in database the operator's commands.
 */
export async function startNews({ databaseUrl, db, clock, log }: NewsNeeds): Promise<ProgramNews> {
  const onFault = (error: unknown) => log.warn({ err: error }, "news of other programs are not heard or told");
  const bus = await createSharedBus({ db, databaseUrl, topics: sharedNews(db), clock, onFault });
  return { bus, stop: () => bus.stop() };
}
