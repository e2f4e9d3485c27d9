import { Client } from "pg";
import { keepDatabase } from "./keepDatabase.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { aloneOn } from "../platform/database/alone.ts";
import type { Alone } from "../platform/database/alone.ts";
import { openDatabase } from "../platform/database/database.ts";
import type { Database, DatabaseOptions } from "../platform/database/database.ts";
import { ensureDatabase, startEmbeddedPostgres } from "../platform/embeddedPostgres/startEmbeddedPostgres.ts";
import type { EmbeddedPostgres } from "../platform/embeddedPostgres/startEmbeddedPostgres.ts";
import type { Log } from "../platform/log.ts";
import { runMigrations } from "../platform/database/runMigrations.ts";

export interface StartedDatabase {
  db: Database;
  url: string;
  /** Does what one program on it does at a time. */
  alone: Alone;
  /** How many callers are waiting for a connection. */
  waiting: () => number;
  stop: () => Promise<void>;
}

/** How many connections the program opens, and how long a call waits for one. */
export type PoolOptions = Partial<Pick<DatabaseOptions, "maxConnections" | "connectWaitMs">>;

interface Around {
  clock: Clock;
  log: Log;
  pool: PoolOptions | undefined;
}

const DATABASE_NAME = "atrium";
const MAX_CONNECTIONS = 20;
const TEST_CONNECT_WAIT_MS = 60_000;

/** The configured database, or the built-in one, migrated to this program's version. */
export async function startDatabase(config: Config, around: Around): Promise<StartedDatabase> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataFolder }) : null;
  try {
    return await openStarted(config, { ...around, embedded });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function openStarted(
  config: Config,
  around: Around & { embedded: EmbeddedPostgres | null },
): Promise<StartedDatabase> {
  const { log, embedded } = around;
  if (embedded !== null) await ensureDatabase(embedded.url("postgres"), DATABASE_NAME);
  const url = config.databaseUrl ?? embedded?.url(DATABASE_NAME) ?? "";
  if (!config.mayLoseData) await refuseForgetful(url);
  await runMigrations(url);
  const handle = openDatabase({
    url,
    maxConnections: MAX_CONNECTIONS,
    // In tests, crowds on a slow machine may wait longer; nobody's page does.
    ...(config.mayLoseData && { connectWaitMs: TEST_CONNECT_WAIT_MS }),
    ...around.pool,
    applicationName: "atrium",
    onBroken: (error) => log.warn({ err: error }, "a database connection broke"),
  });
  const stopKeeping = embedded === null ? () => {} : keepDatabase(embedded, around);
  return {
    db: handle.db,
    url,
    alone: aloneOn(url),
    waiting: handle.waiting,
    async stop() {
      stopKeeping();
      await handle.close();
      await embedded?.stop();
    },
  };
}

/** A database that may lose what it acknowledged breaks the product's promise. */
async function refuseForgetful(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error: unknown) => {
    throw new Error(`No connection to the database: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const found = await client.query<{ name: string }>(
      "select name from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'",
    );
    const names = found.rows.map(({ name }) => name).join(", ");
    if (names !== "")
      throw new Error(`The database runs with ${names} off and may lose what people were told is kept.`);
  } finally {
    await client.end();
  }
}
