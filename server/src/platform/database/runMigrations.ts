import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { installQueues } from "../outgoing/queues.ts";

const MIGRATIONS_FOLDER = fileURLToPath(new URL("../../../migrations", import.meta.url));
/** An arbitrary constant: programs that start together on one database wait for each other here. */
const MIGRATION_LOCK = 4_400_001;

/** Migrates the database to this program's version. Forward only; each run is one transaction. */
export async function runMigrations(url: string, folder: string = MIGRATIONS_FOLDER): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "atrium-migrations" });
  await client.connect();
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await db.execute(sql`set lock_timeout = '3s'`);
    await migrate(db, { migrationsFolder: folder });
    await installQueues(db);
  } finally {
    await client.end();
  }
}
