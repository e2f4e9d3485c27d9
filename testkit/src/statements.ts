import { must } from "@atrium/contract";
import type { Database } from "@atrium/server/database";
import { sql } from "drizzle-orm";

interface Connection {
  query: (...asked: unknown[]) => unknown;
}
interface Pool {
  on(event: "acquire", hear: (connection: Connection) => void): unknown;
}

/** Counts the statements a program sends to its database from now on, including BEGIN and COMMIT. */
export function countStatements(db: Database): () => number {
  const { $client: pool } = db as unknown as { $client: Pool };
  const known = new WeakSet<Connection>();
  let count = 0;
  pool.on("acquire", (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (...asked) => {
      count += 1;
      return query(...asked);
    };
  });
  return () => count;
}

/** How many deadlocks this database has resolved. */
export async function countRings(db: Database): Promise<number> {
  const stat = await db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return must(stat.rows[0], "the database has its row").deadlocks;
}

/** How many statements of this database wait for a lock of another transaction. */
export async function waitsForLocks(db: Database): Promise<number> {
  const stat = await db.execute<{ waits: number }>(
    sql`select count(*)::int as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return must(stat.rows[0], "a count has its row").waits;
}
