import { createLocalBus } from "../platform/bus.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { createSharedBus } from "../platform/sharedBus.ts";
import { sharedNews } from "./sharedNews.ts";

export interface ProgramNews {
  bus: Bus;
  stop(): Promise<void>;
}

interface NewsNeeds {
  config: Pick<Config, "databaseUrl">;
  db: Database;
  clock: Clock;
  log: Log;
}

/** Creates the bus, shared with other programs on the database if there can be any. */
export async function startNews({ config, db, clock, log }: NewsNeeds): Promise<ProgramNews> {
  const { databaseUrl } = config;
  if (databaseUrl === null) return { bus: createLocalBus(), stop: async () => undefined };
  const onFault = (error: unknown) => log.warn({ err: error }, "news of other programs are not heard or told");
  const bus = await createSharedBus({ db, databaseUrl, topics: sharedNews(db), clock, onFault });
  return { bus, stop: () => bus.stop() };
}
