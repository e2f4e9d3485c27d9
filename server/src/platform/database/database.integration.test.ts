import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { sqlState, UNIQUE_VIOLATION } from "./database.ts";
import { runMigrations } from "./runMigrations.ts";
import { rateCounters } from "./tables.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

test("migrations may run again, also twice at the same time", async () => {
  await Promise.all([runMigrations(database.url), runMigrations(database.url)]);
  const rows = await database.db.select().from(rateCounters);
  expect(rows).toEqual([]);
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
