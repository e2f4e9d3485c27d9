import { must } from "@atrium/contract";
import type { Database } from "@atrium/server/database";
import { sql } from "drizzle-orm";

/** Leases are lengthened by the clock, whatever is called. */
const BY_THE_CLOCK = new Set(["space_leases"]);

/** Every table of the product's, whatever it is for. */
async function tableNames(db: Database): Promise<string[]> {
  const found = await db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  return found.rows.map(({ name }) => name).filter((name) => !BY_THE_CLOCK.has(name));
}

/** What stands in every table, as one text each: whatever is written, anywhere, makes another text. */
export async function everyRow(db: Database): Promise<Record<string, unknown>> {
  return ofEach(db, (table) => sql`(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t)`);
}

/** Takes away tickets that end soon: the program sweeps them when they have, which may be between two readings. */
export async function forgetTickets(db: Database): Promise<void> {
  await db.execute(sql`delete from live_tickets where expires_at < clock_timestamp() + interval '15 seconds'`);
}

/** How many rows each table has, and how much of the limits is taken. */
export async function rowCounts(db: Database): Promise<Record<string, unknown>> {
  const [counts, taken] = [
    await ofEach(db, (table) => sql`(select count(*)::int from ${table})`),
    await db.execute<{ taken: number }>(sql`select coalesce(sum(count), 0)::int as taken from rate_counters`),
  ];
  return { ...counts, taken: must(taken.rows[0], "a sum").taken };
}

async function ofEach(db: Database, ask: (table: ReturnType<typeof sql.identifier>) => ReturnType<typeof sql>) {
  const names = await tableNames(db);
  const columns = names.map((name) => sql`${ask(sql.identifier(name))} as ${sql.identifier(name)}`);
  const found = await db.execute<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`);
  return must(found.rows[0], "one row of all tables");
}
