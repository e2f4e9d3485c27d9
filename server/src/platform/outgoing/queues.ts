import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Db, Queue } from "pg-boss";
import type { Query } from "../database/database.ts";

/**
 * What leaves the program, with one queue per kind: mail, revocations of permissions at outside services, and forms that
 * are submitted there.
 */
export const OUTGOING = ["mail", "permission", "form"] as const;
export type OutgoingName = (typeof OUTGOING)[number];

/** Dead letter queue: work that failed for good and needs somebody to look at it. */
export const DEAD_QUEUE = "outgoing.dead";
export const QUEUE_SCHEMA = "pgboss";

const DAY_SECONDS = 24 * 3600;
/** Retried for about two hours: first after a second, finally every quarter of an hour. */
const RETRIES = { retryLimit: 16, retryDelay: 1, retryBackoff: true, retryDelayMax: 900 };
const KEPT = { retentionSeconds: 7 * DAY_SECONDS, deleteAfterSeconds: 600 };
/** How long a killed program's work stays claimed before another one takes it. */
const TAKEN_SECONDS = 60;

const QUEUES: readonly Queue[] = [
  { name: DEAD_QUEUE, retryLimit: 0, ...KEPT, retentionSeconds: 30 * DAY_SECONDS },
  ...OUTGOING.map((name) => ({ name, ...RETRIES, ...KEPT, expireInSeconds: TAKEN_SECONDS, deadLetter: DEAD_QUEUE })),
];

/** pg-boss over our own connections, also inside an open transaction. */
export const bossDatabase = (query: Query): Db => fromDrizzle(query, sql);

/** Creates or migrates the tables of the queues. Part of the migrations. */
export async function installQueues(query: Query): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(query), schema: QUEUE_SCHEMA, schedule: false, supervise: false });
  boss.on("error", () => undefined);
  await boss.start();
  try {
    for (const { name, ...settings } of QUEUES) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
