// Work that must leave the program whatever happens to it: mail, the revocation of permissions, and submitted forms.
//
// Work is a row that `put` writes in the transaction of the call that requests it, so that both exist or neither. A
// worker of any node takes it after the commit: at once on the node of the call, which an effect wakes, within seconds
// on others. Failures are retried with growing pauses and end in the dead letter queue. A program killed between doing
// the work and recording it does the work again: the receiver recognizes it by `id`, which stays the same.
import type { Effect } from "@atrium/contract";
import { PgBoss } from "pg-boss";
import type { JobResult, JobWithMetadata } from "pg-boss";
import { openReply, sealReply } from "../calls/sealReply.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Log } from "../log.ts";
import { bossDatabase, QUEUE_SCHEMA } from "./queues.ts";
import type { OutgoingName } from "./queues.ts";

/** One piece of work, as a worker gets it. */
export interface Outgo {
  /** The same on every try. */
  id: string;
  /** When it was put. */
  atMs: number;
  content: Record<string, unknown>;
}

/**
 * Does the work. Throws if it failed and is worth a retry; `never` is for work that cannot succeed any more, `refused`
 * for what its receiver does not accept, which needs no attention.
 */
export type DoOutgo = (work: Outgo) => Promise<"done" | "never" | "refused">;

/** Who does which kind of work. Null if nothing here is set up for it: what is stored of it waits. */
export type Doers = Readonly<Record<OutgoingName, DoOutgo | null>>;

export interface Outgoing {
  /** Writes the work within the transaction. The effect wakes the worker here; otherwise a worker finds it by polling. */
  put(tx: Transaction, name: OutgoingName, work: { content: Record<string, unknown>; nowMs: number }): Promise<Effect>;
  /** Starts working. Before that, work is only stored. */
  start(doers: Doers): Promise<void>;
  /** Does what can be done now, then stops. The rest waits for the next start. */
  stop(): Promise<void>;
}

interface OutgoingNeeds {
  db: Database;
  /** 32 bytes, the same on every node: encrypts the work, which may contain codes and links. */
  key: Buffer;
  log: Log;
}

const WORKERS = 2;
const BATCH = 10;
const LOOK_EVERY_SECONDS = 2;
const LAST_WORK_WITHIN_MS = 30_000;

type Job = JobWithMetadata<{ sealed: string }>;

export function createOutgoing({ db, key, log }: OutgoingNeeds): Outgoing {
  const boss = new PgBoss({ db: bossDatabase(db), schema: QUEUE_SCHEMA, migrate: false, schedule: false });
  boss.on("error", (error) => log.warn({ err: error }, "the queue of outgoing work failed"));
  const workers: { name: OutgoingName; id: string }[] = [];
  const wake = (name: OutgoingName) => {
    for (const worker of workers) if (worker.name === name) boss.notifyWorker(worker.id);
  };
  const tools = { key, log };
  let doing: [OutgoingName, DoOutgo][] = [];
  return {
    async put(tx, name, { content, nowMs }) {
      const sealed = sealReply(key, { content, atMs: nowMs });
      await boss.send(name, { sealed }, { db: bossDatabase(tx) });
      return () => wake(name);
    },
    async start(doers) {
      await boss.start();
      doing = entriesOf(doers);
      for (const [name, work] of doing) {
        for (let count = 0; count < WORKERS; count += 1) {
          const id = await boss.work<Job["data"], object, typeof WORK_OPTIONS>(name, WORK_OPTIONS, (jobs) =>
            Promise.all(jobs.map((job) => tryOnce(tools, work, job))),
          );
          workers.push({ name, id });
        }
      }
    },
    async stop() {
      for (const { name } of workers) await boss.offWork(name, { wait: true });
      for (const [name, work] of doing) await workOff(name, work);
      await boss.stop({ graceful: true, close: false, timeout: LAST_WORK_WITHIN_MS });
    },
  };

  /** Tries everything that is due once more. What fails waits for its next try until the next start. */
  async function workOff(name: OutgoingName, work: DoOutgo): Promise<void> {
    for (;;) {
      const jobs = await boss.fetch<Job["data"]>(name, { batchSize: BATCH, includeMetadata: true });
      if (jobs.length === 0) return;
      for (const { id, status, output } of await Promise.all(jobs.map((job) => tryOnce(tools, work, job))))
        await (status === "completed" ? boss.complete(name, id) : boss.fail(name, id, output as object));
    }
  }
}

const WORK_OPTIONS = {
  batchSize: BATCH,
  pollingIntervalSeconds: LOOK_EVERY_SECONDS,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

const entriesOf = (doers: Doers) =>
  (Object.entries(doers) as [OutgoingName, DoOutgo | null][]).flatMap(([name, work]): [OutgoingName, DoOutgo][] =>
    work === null ? [] : [[name, work]],
  );

/** One try and its result. Errors of others may repeat addresses: only their code is kept. */
async function tryOnce({ key, log }: Pick<OutgoingNeeds, "key" | "log">, work: DoOutgo, job: Job): Promise<JobResult> {
  const { id, name, retryCount, retryLimit } = job;
  const about = { work: name, id, tries: retryCount + 1 };
  try {
    const outcome = await work(openWork(key, job));
    if (outcome === "never") log.error(about, "outgoing work given up");
    else log.info(about, `outgoing work ${outcome}`);
    return { id, status: outcome === "never" ? "deadletter" : "completed" };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    if (retryCount >= retryLimit) log.error({ ...about, reason }, "outgoing work given up");
    else log.warn({ ...about, reason }, "outgoing work failed, will be tried again");
    return { id, status: "failed", output: { reason } };
  }
}

function openWork(key: Buffer, { id, data }: Job): Outgo {
  const { content, atMs } = openReply(key, data.sealed);
  return { id, atMs: Number(atMs), content: content as Outgo["content"] };
}
