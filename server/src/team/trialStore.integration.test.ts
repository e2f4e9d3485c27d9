import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { allTrialsEnded, endedTrials } from "./trialStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;

test("the trials that have just ended are found by an index, however many teams there are", async () => {
  // One in ten has begun a trial; one of these ends each minute.
  await db.execute(sql`
    insert into teams (id, name, color, plan, created_at, trial_ends_at)
    select 'team' || n, 'Many', '#112233', 'free', to_timestamp(0),
      case when n % 10 = 0 then to_timestamp(n * 6) end
    from generate_series(1, 20000) n`);
  await db.execute(sql`analyze teams`);
  const lately = { sinceMs: 60_000_000, nowMs: 60_060_000 };
  expect(await allTrialsEnded(db, lately)).toEqual(["team10010"]);
  const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`explain ${endedTrials(db, lately).getSQL()}`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("teams_trial_ends");
  expect(plan).not.toContain("Seq Scan");
});
