import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { aloneOn } from "./alone.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
// Two programs.
const [here, there] = [aloneOn(database.url), aloneOn(database.url)];

/** Begins work at one program that goes on until it is let go. */
async function begin(what: string) {
  let letGo = () => undefined as void;
  let isMine = () => false;
  let done: Promise<boolean> | null = null;
  await new Promise<void>((begun) => {
    done = here(what, (mine) => {
      isMine = mine;
      begun();
      return new Promise<void>((end) => (letGo = end));
    });
  });
  return { letGo: () => letGo(), isMine: () => isMine(), done: done ?? Promise.resolve(false) };
}
const nothing = async () => undefined;

test("one of two programs does a piece of work, and the other leaves it until it is done", async () => {
  const work = await begin("sweep");
  expect(await there("sweep", async () => expect.unreachable("it is being done"))).toBe(false);
  expect(await there("dust", nothing)).toBe(true);
  expect(work.isMine()).toBe(true);
  work.letGo();
  expect(await work.done).toBe(true);
  await expect.poll(() => there("sweep", nothing)).toBe(true);
});

test("work that fails says so, and does not keep it from others", async () => {
  await expect(here("fails", () => Promise.reject(new Error("it broke")))).rejects.toThrow("it broke");
  await expect.poll(() => there("fails", nothing)).toBe(true);
});

test("a program that dies leaves its work to others, and one that only lost its connection knows that it has", async () => {
  const work = await begin("lost");
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'atrium alone' and datname = current_database()`);
  await expect.poll(work.isMine).toBe(false);
  await expect.poll(() => there("lost", nothing)).toBe(true);
  work.letGo();
  expect(await work.done).toBe(true);
});

test("work that hangs is left to another program after a while, and knows that it is its own no more", async () => {
  let isMine = () => true;
  const hangs = new Promise<void>(() => undefined);
  void aloneOn(database.url, { atMostMs: 100 })("hangs", (mine) => {
    isMine = mine;
    return hangs;
  });
  await expect.poll(() => isMine()).toBe(false);
  await expect.poll(() => there("hangs", nothing)).toBe(true);
});
