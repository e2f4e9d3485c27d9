import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { afterAll, afterEach, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createOutgoing } from "./outgoing.ts";
import type { DoOutgo, Outgo } from "./outgoing.ts";
import { addOutgoingMetrics } from "./outgoingMetrics.ts";

const database = await createTestDatabase();
const started: ReturnType<typeof createOutgoing>[] = [];
afterEach(async () => {
  for (const outgoing of started.splice(0)) await outgoing.stop();
  await database.db.execute(sql`delete from pgboss.job`);
});
afterAll(() => database.close());

const log = createLog({ level: "silent" });
const key = Buffer.alloc(32, 3);
const newOutgoing = () => {
  const outgoing = createOutgoing({ db: database.db, key, log });
  started.push(outgoing);
  return outgoing;
};

/** A worker that records its work and answers as told. */
function worker(answer: (work: Outgo, tries: number) => Promise<"done" | "never">) {
  const given: Outgo[] = [];
  const mail: DoOutgo = (work) => {
    given.push(work);
    return answer(work, given.length);
  };
  return { given, doers: { mail, permission: async () => "done" as const, form: null } };
}
const putMail = async (outgoing: ReturnType<typeof createOutgoing>, word: string) => {
  const wake = await database.db.transaction((tx) => outgoing.put(tx, "mail", { content: { word }, nowMs: 5 }));
  await wake();
};
const states = async () => {
  const rows = await database.db.execute<{ name: string; state: string }>(
    sql`select name, state from pgboss.job order by created_on, name`,
  );
  return rows.rows.map(({ name, state }) => `${name} ${state}`);
};

test("what a committed transaction put is done once, and what a rolled-back one put never was", async () => {
  const { given, doers } = worker(async () => "done");
  const outgoing = newOutgoing();
  await outgoing.start(doers);
  const undone = database.db.transaction(async (tx) => {
    await outgoing.put(tx, "mail", { content: { word: "undone" }, nowMs: 1 });
    throw new Error("rolled back");
  });
  await expect(undone).rejects.toThrow("rolled back");
  await putMail(outgoing, "kept");
  await expect.poll(states).toEqual(["mail completed"]);
  expect(given).toEqual([{ id: expect.any(String), atMs: 5, content: { word: "kept" } }]);
});

test("work that nobody was told of is done by whoever starts next, and by one of several programs alone", async () => {
  const dying = createOutgoing({ db: database.db, key, log });
  await database.db.transaction((tx) => dying.put(tx, "mail", { content: { word: "left behind" }, nowMs: 5 }));
  const { given, doers } = worker(async () => "done");
  await Promise.all([newOutgoing().start(doers), newOutgoing().start(doers)]);
  await expect.poll(states).toEqual(["mail completed"]);
  expect(given).toHaveLength(1);
});

test("what fails is tried again under the same id; the words of the fault are not kept", async () => {
  const { given, doers } = worker(async (_work, tries) => {
    if (tries === 1) throw Object.assign(new Error("550 mira@kite.studio"), { code: "EENVELOPE" });
    return "done";
  });
  const outgoing = newOutgoing();
  await outgoing.start(doers);
  await putMail(outgoing, "again");
  await expect.poll(states).toEqual(["mail completed"]);
  expect(given.map(({ id }) => id)).toEqual([given[0]?.id, given[0]?.id]);
  const words = await database.db.execute<{ all: string }>(
    sql`select string_agg(job::text, '') as all from pgboss.job`,
  );
  expect(words.rows[0]?.all).not.toMatch(/again|mira/);
});

test("what is given up stays as a row of the dead, and metrics tell of it and of what waits", async () => {
  const registry = new Registry();
  addOutgoingMetrics(registry, database.db);
  const backlog = async () =>
    Object.fromEntries(
      (await registry.getMetricsAsJSON()).map(({ name, values }) => [
        name.slice("atrium_outbox_".length),
        values[0]?.value,
      ]),
    );
  const { doers } = worker(async () => "never");
  const outgoing = newOutgoing();
  await putMail(outgoing, "too late");
  expect(await backlog()).toEqual({ pending: 1, oldest_seconds: expect.any(Number), dead: 0 });
  await outgoing.start(doers);
  await expect.poll(states).toEqual(["mail failed", "outgoing.dead created"]);
  expect(await backlog()).toEqual({ pending: 0, oldest_seconds: 0, dead: 1 });
});

test("a stop does what is due and leaves the rest for the next start", async () => {
  const { given, doers } = worker(async (work) => {
    if (work.content["word"] === "fails") throw new Error("away");
    return "done";
  });
  const outgoing = createOutgoing({ db: database.db, key, log });
  await outgoing.start(doers);
  await database.db.transaction((tx) => outgoing.put(tx, "mail", { content: { word: "due" }, nowMs: 5 }));
  await database.db.transaction((tx) => outgoing.put(tx, "mail", { content: { word: "fails" }, nowMs: 5 }));
  await outgoing.stop();
  expect(given).toHaveLength(2);
  expect((await states()).toSorted()).toEqual(["mail completed", "mail retry"]);
});
