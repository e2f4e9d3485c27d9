import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { newsMissed, topic } from "./bus.ts";
import { systemClock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { asItIs, createSharedBus, shared } from "./sharedBus.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

const said = topic<{ words: string }>("said");
/** The other programs fail to read what it says of "bad". */
const read = topic<{ words: string }>("read");
const topics = [
  asItIs(said),
  shared(read, {
    pack: (news) => news,
    unpack(news: { words: string }) {
      if (news.words === "bad") throw new Error("cannot be read");
      return news;
    },
  }),
];

async function program(db: Database = database.db) {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const bus = await createSharedBus({ db, databaseUrl: database.url, topics, clock: systemClock, onFault });
  onTestFinished(() => bus.stop());
  const heard: string[] = [];
  const missed: boolean[] = [];
  bus.subscribe(said, ({ words }) => heard.push(words));
  bus.subscribe(read, ({ words }) => heard.push(words));
  bus.subscribe(newsMissed, ({ isOver }) => missed.push(isOver));
  return { bus, heard, missed, faults };
}
/** Until somebody hears what another says after all else. */
async function settled(
  by: Awaited<ReturnType<typeof program>>,
  at: Awaited<ReturnType<typeof program>>,
  last = "last",
) {
  by.bus.publish(said, { words: last });
  await expect.poll(() => at.heard, { timeout: 20_000 }).toContain(last);
}

test("a program that stops hearing the others knows it at once, and when it hears them again", async () => {
  const [one, other] = [await program(), await program()];
  await settled(other, one);
  expect([one.missed, other.missed]).toEqual([[], []]);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'atrium news' and datname = current_database()`,
  );
  for (const { missed } of [one, other]) await expect.poll(() => missed, { timeout: 20_000 }).toEqual([false, true]);
  await settled(one, other, "again");
  expect([one.heard, other.heard]).toEqual([
    ["last", "again"],
    ["last", "again"],
  ]);
});

test("the others are told that they have missed what was too large to be told", async () => {
  const [one, other] = [await program(), await program()];
  one.bus.publish(said, { words: "x".repeat(8000) });
  await expect.poll(() => other.missed, { timeout: 20_000 }).toEqual([true]);
  expect([one.missed, one.faults.length]).toEqual([[], 1]);
});

test("the others are told that they have missed what could not be told, once it can be", async () => {
  let failures = 2;
  const failing = new Proxy(database.db, {
    get(db, name) {
      if (name === "execute" && failures > 0) return () => Promise.reject(new Error(`not now: ${failures--}`));
      const found: unknown = Reflect.get(db, name);
      return typeof found === "function" ? found.bind(db) : found;
    },
  });
  const [one, other] = [await program(failing), await program()];
  one.bus.publish(said, { words: "lost" });
  await expect.poll(() => other.missed, { timeout: 20_000 }).toEqual([true]);
  expect([one.missed, one.faults.length, other.heard]).toEqual([[], 2, []]);
  await settled(one, other);
});

test("news that cannot be read keep no others back, and are known to be missed", async () => {
  const [one, other] = [await program(), await program()];
  for (const words of ["first", "bad", "second", "third"]) one.bus.publish(read, { words });
  await settled(one, other);
  expect([other.heard, other.missed, other.faults.length]).toEqual([["first", "second", "third", "last"], [false], 1]);
});
