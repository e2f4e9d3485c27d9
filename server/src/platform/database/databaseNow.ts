import { sql } from "drizzle-orm";
import type { Query } from "./database.ts";

/** The database's wall clock: one for all nodes. */
export async function databaseNowMs(query: Query): Promise<number> {
  const { rows } = await query.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the database does not say what time it is");
  return row.ms;
}
