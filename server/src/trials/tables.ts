import { must } from "@atrium/contract";
import type { Database } from "@atrium/server/database";
import { sql } from "drizzle-orm";

/** A timer renews leases, sends mails about unread messages, counts free hours and tells Slack, whatever is called. */
const TOLD_SLACK = ["slack_tokens", "slack_postings", "slack_people"];
const BY_THE_CLOCK = new Set(["space_leases", "chat_mails", "team_hours", ...TOLD_SLACK]);

/** All of the product's tables. */
async function tableNames(db: Database): Promise<string[]> {
  const found = await db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  return found.rows.map(({ name }) => name).filter((name) => !BY_THE_CLOCK.has(name));
}

/** The content of every table as text: any write changes it. Only what a room stores for a restart is left out. */
export async function everyRow(db: Database): Promise<Record<string, unknown>> {
  return ofEach(db, (table, name) => {
    const row = name === "rooms" ? sql`(to_jsonb(t) - 'kept_live')::text` : sql`t::text`;
    return sql`(select md5(string_agg(${row}, ',' order by ${row})) from ${table} t)`;
  });
}

/** Ends recordings of earlier trials, which would otherwise end by the clock during a later one. */
export async function endRecordings(db: Database): Promise<void> {
  await db.execute(sql`update recordings set state = 'failed' where state not in ('ready', 'partial', 'failed')`);
  await db.execute(sql`update rooms set recording_started_at = null where recording_started_at is not null`);
}

/**
 * Leaves a timer nothing to do that could change tables between two readings: it sweeps tickets that have ended, and checks
 * what teams have bought.
 */
export async function forgetDue(db: Database): Promise<void> {
  await db.execute(sql`delete from live_tickets where expires_at < clock_timestamp() + interval '15 seconds'`);
  await db.execute(sql`update team_billing set look_at = null where look_at is not null`);
}

/** The number of rows in each table, and the usage of rate limits. */
export async function rowCounts(db: Database): Promise<Record<string, unknown>> {
  const [counts, taken] = [
    await ofEach(db, (table) => sql`(select count(*)::int from ${table})`),
    await db.execute<{ taken: number }>(sql`select coalesce(sum(count), 0)::int as taken from rate_counters`),
  ];
  return { ...counts, taken: must(taken.rows[0], "a sum").taken };
}

type Ask = (table: ReturnType<typeof sql.identifier>, name: string) => ReturnType<typeof sql>;
async function ofEach(db: Database, ask: Ask) {
  const names = await tableNames(db);
  const columns = names.map((name) => sql`${ask(sql.identifier(name), name)} as ${sql.identifier(name)}`);
  const found = await db.execute<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`);
  return must(found.rows[0], "one row of all tables");
}
