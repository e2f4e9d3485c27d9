import { and, eq, sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Clock } from "./clock.ts";
import { time } from "./database/columns.ts";
import type { Query } from "./database/database.ts";

/** Counters of limits that must hold across restarts and nodes: one row per rule, subject and window. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    rule: text("rule").notNull(),
    subject: text("subject").notNull(),
    /** Number of the window: time divided by the rule's length. */
    window: integer("window_number").notNull(),
    count: integer("count").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.subject, table.window] }),
    index("rate_counters_expires").on(table.expiresAt),
  ],
);

/** A number of times within a period, for one subject (an address, a mailbox). */
export interface RateRule {
  name: string;
  count: number;
  withinMs: number;
}
/** Whether the limit allowed it; if not, when to retry. */
export type Taken = { ok: true } | { ok: false; retryAfterMs: number };

/**
 * Takes one or more of a limit that holds across restarts and nodes. Windows are fixed, so around a window's end up to
 * twice the count may pass. Counted within the transaction: a rollback undoes it.
 */
export async function takeStored(
  query: Query,
  rule: RateRule,
  at: { subject: string; nowMs: number; times?: number },
): Promise<Taken> {
  const [count = 1] = await takeEach(query, [{ rule, subject: at.subject, times: at.times ?? 1 }], at.nowMs);
  return count <= rule.count ? { ok: true } : { ok: false, retryAfterMs: untilNextWindow(rule, at.nowMs) };
}

/** How long until the limit resets. */
export const untilNextWindow = ({ withinMs }: RateRule, nowMs: number): number => withinMs - (nowMs % withinMs);

/** Takes from several limits together. Returns each one's count, including this. */
export async function takeEach(
  query: Query,
  takes: readonly { rule: RateRule; subject: string; times?: number }[],
  nowMs: number,
): Promise<number[]> {
  const counts: number[] = [];
  for (const { rule, subject, times = 1 } of takes) {
    const window = Math.floor(nowMs / rule.withinMs);
    const expiresAt = new Date((window + 1) * rule.withinMs);
    const [taken] = await query
      .insert(rateCounters)
      .values({ rule: rule.name, subject, window, count: times, expiresAt })
      .onConflictDoUpdate({
        target: [rateCounters.rule, rateCounters.subject, rateCounters.window],
        set: { count: sql`${rateCounters.count} + ${times}` },
      })
      .returning({ count: rateCounters.count });
    counts.push(taken?.count ?? times);
  }
  return counts;
}

/** Returns one that was taken at that time. */
export async function giveBack(query: Query, rule: RateRule, at: { subject: string; nowMs: number }): Promise<void> {
  await query
    .update(rateCounters)
    .set({ count: sql`${rateCounters.count} - 1` })
    .where(isCounter(rule, at));
}

/** How many were taken; takes none and does not wait for concurrent takers. */
export async function countStored(
  query: Query,
  rule: RateRule,
  at: { subject: string; nowMs: number },
): Promise<number> {
  const [found] = await query.select({ count: rateCounters.count }).from(rateCounters).where(isCounter(rule, at));
  return found?.count ?? 0;
}

/** Whether the limit allows one; takes none and does not wait for concurrent takers. */
export async function roomInStored(
  query: Query,
  rule: RateRule,
  at: { subject: string; nowMs: number },
): Promise<Taken> {
  if ((await countStored(query, rule, at)) < rule.count) return { ok: true };
  return { ok: false, retryAfterMs: untilNextWindow(rule, at.nowMs) };
}

const isCounter = (rule: RateRule, { subject, nowMs }: { subject: string; nowMs: number }) =>
  and(
    eq(rateCounters.rule, rule.name),
    eq(rateCounters.subject, subject),
    eq(rateCounters.window, Math.floor(nowMs / rule.withinMs)),
  );

/** Deletes windows that are over. */
export async function forgetOldWindows(query: Query, nowMs: number): Promise<void> {
  await query.delete(rateCounters).where(sql`${rateCounters.expiresAt} < ${new Date(nowMs)}`);
}

/** A limit within this program only, for what is too frequent to be stored. */
export interface LocalLimiter {
  take(subject: string): Taken;
  /** Undoes a take that should not count after all. */
  giveBack(subject: string): void;
}

const MAX_SUBJECTS = 50_000;

/** A token bucket per subject: `count` at once, and `count` per `withinMs` in the long run. */
export function createLocalLimiter(rule: RateRule, clock: Pick<Clock, "steadyMs">): LocalLimiter {
  const buckets = new Map<string, { left: number; atMs: number }>();
  const perMs = rule.count / rule.withinMs;
  return {
    take(subject) {
      const nowMs = clock.steadyMs();
      const before = buckets.get(subject) ?? { left: rule.count, atMs: nowMs };
      const left = Math.min(rule.count, before.left + (nowMs - before.atMs) * perMs);
      const isFree = left >= 1;
      // Reinserted: the map stays ordered by last use, so its first entry is the longest unused.
      buckets.delete(subject);
      buckets.set(subject, { left: isFree ? left - 1 : left, atMs: nowMs });
      if (buckets.size > MAX_SUBJECTS) buckets.delete(buckets.keys().next().value ?? subject);
      return isFree ? { ok: true } : { ok: false, retryAfterMs: Math.ceil((1 - left) / perMs) };
    },
    giveBack(subject) {
      const bucket = buckets.get(subject);
      if (bucket !== undefined) bucket.left = Math.min(rule.count, bucket.left + 1);
    },
  };
}
