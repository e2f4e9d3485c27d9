import { createTestDatabase } from "@atrium/testkit/database";
import { startFaultProxy } from "@atrium/testkit/faultProxy";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { openDatabase, sqlState, UNIQUE_VIOLATION } from "./database.ts";
import { runMigrations } from "./runMigrations.ts";
import type { Query } from "./database.ts";
import { rateCounters } from "../rateLimit.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

/** One connection over an unreliable network, with manual timers. */
async function aFarDatabase() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const url = new URL(database.url);
  const proxy = await startFaultProxy(Number(url.port));
  url.port = String(proxy.port);
  const { db, close } = openDatabase({ url: url.href, maxConnections: 1, applicationName: "atrium-test" });
  return {
    db,
    proxy,
    async close() {
      await close();
      await proxy.stop();
    },
  };
}
const backend = async (query: Query) =>
  (await query.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

test("migrations may run again, also twice at the same time", async () => {
  await Promise.all([runMigrations(database.url), runMigrations(database.url)]);
  expect(await database.db.$count(rateCounters)).toBeGreaterThanOrEqual(0);
});

test("the state of a failed query is found behind the wrapping error", async () => {
  const row = { rule: "r", subject: "s", window: 1, count: 1, expiresAt: new Date(0) };
  await database.db.insert(rateCounters).values(row);
  const failed = await database.db
    .insert(rateCounters)
    .values(row)
    .catch((error: unknown) => error);
  expect(sqlState(failed)).toBe(UNIQUE_VIOLATION);
  expect(sqlState(new Error("other"))).toBeNull();
});

test("text of any script comes back as it was written", async () => {
  const result = await database.db.execute<{ text: string }>(sql`select ${"Гостиная 👋 ı\u202e"}::text as text`);
  expect(result.rows[0]).toEqual({ text: "Гостиная 👋 ı\u202e" });
});

test("a query whose answer never comes fails once the database would long have ended it, and its connection goes", async () => {
  const { db, proxy, close } = await aFarDatabase();
  const before = await backend(db);
  proxy.cut();
  let failures = 0;
  const asked = backend(db).catch(() => (failures += 1));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(failures).toBe(0);
  await vi.advanceTimersByTimeAsync(5000);
  await asked;
  expect(failures).toBe(1);
  proxy.restore();
  expect([before, undefined]).not.toContain(await backend(db));
  await close();
});

test("a transaction whose answers never come gives its connection up as well", async () => {
  const { db, proxy, close } = await aFarDatabase();
  const before = await backend(db);
  let failed = Promise.resolve();
  await new Promise<void>((unanswered) => {
    const asked = db.transaction(async (tx) => {
      await backend(tx);
      proxy.cut();
      unanswered();
      await backend(tx);
    });
    failed = expect(asked).rejects.toThrow("Failed query");
  });
  // The query, then the attempt to roll back.
  for (let turn = 0; turn < 2; turn += 1) await vi.advanceTimersByTimeAsync(35_000);
  await failed;
  proxy.restore();
  expect([before, undefined]).not.toContain(await backend(db));
  await close();
});
