import { sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { DEAD_QUEUE, OUTGOING } from "./queues.ts";

/** Metrics of outgoing work: how much is waiting, how long the oldest has waited, and how much was given up. */
export function addOutgoingMetrics(registry: Registry, db: Database): void {
  const registers = [registry];
  // If the database is down, the metrics keep their values: others must still be reported.
  const look = async (set: (backlog: Backlog) => void): Promise<void> => {
    const backlog = await readBacklog(db).catch(() => null);
    if (backlog !== null) set(backlog);
  };
  const pending: Gauge = new Gauge({
    name: "atrium_outbox_pending",
    help: "Outgoing work (mail) that is not done yet",
    registers,
    collect: () => look((backlog) => pending.set(backlog.pending)),
  });
  const oldest: Gauge = new Gauge({
    name: "atrium_outbox_oldest_seconds",
    help: "How long the oldest outgoing work has waited",
    registers,
    collect: () => look((backlog) => oldest.set(backlog.oldestSeconds)),
  });
  const dead: Gauge = new Gauge({
    name: "atrium_outbox_dead",
    help: "Outgoing work that was given up and waits for somebody to look at it",
    registers,
    collect: () => look((backlog) => dead.set(backlog.dead)),
  });
}

interface Backlog {
  pending: number;
  oldestSeconds: number;
  dead: number;
}

async function readBacklog(db: Database): Promise<Backlog> {
  const names = sql.join(
    OUTGOING.map((name) => sql`${name}`),
    sql`, `,
  );
  const found = await db.execute<{ pending: number; oldest: number; dead: number }>(sql`select
    count(*) filter (where name in (${names}))::int as pending,
    coalesce(extract(epoch from now() - min(created_on) filter (where name in (${names}))), 0)::float as oldest,
    count(*) filter (where name = ${DEAD_QUEUE})::int as dead
    from pgboss.job where state in ('created', 'retry', 'active')`);
  const { pending = 0, oldest = 0, dead = 0 } = found.rows[0] ?? {};
  return { pending, oldestSeconds: Math.max(0, oldest), dead };
}
