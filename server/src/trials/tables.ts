import { must } from "@atrium/contract";
import type { Database } from "@atrium/server/database";
import { sql } from "drizzle-orm";

/** A timer renews leases, sends mails about unread messages and counts free hours, whatever is called. */
const BY_THE_CLOCK = new Set(["space_leases", "chat_mails", "team_hours"]);

/** All of the product's tables. */
async function tableNames(db: Database): Promise<string[]> {
  const found = await db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  return found.rows.map(({ name }) => name).filter((name) => !BY_THE_CLOCK.has(name));
}

/** The content of every table as text: any write changes it. */
export async function everyRow(db: Database): Promise<Record<string, unknown>> {
  return ofEach(db, (table) => sql`(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t)`);
}

/** Deletes tickets that end soon: the program sweeps expired ones, possibly between two readings. */
export async function forgetTickets(db: Database): Promise<void> {
  await db.execute(sql`delete from live_tickets where expires_at < clock_timestamp() + interval '15 seconds'`);
}

/** The number of rows in each table, and the usage of rate limits. */
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
