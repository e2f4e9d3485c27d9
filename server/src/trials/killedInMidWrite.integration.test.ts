import { must, newId } from "@atrium/contract";
import type { RequestId, TeamId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import type { SpawnedAtrium } from "@atrium/testkit/spawnAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 480_000 });

const database = await createTestDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "atrium-killed-"));
const settings = { DATA_FOLDER: dataFolder, DATABASE_URL: database.url, TEST_MAY_LOSE_DATA: "yes" };
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** What one browser asked for; `teamId` once it was acknowledged. */
interface Wish {
  browser: TestBrowser;
  teamName: string;
  requestId: RequestId;
  teamId: TeamId | null;
}

const [BROWSERS, KILLS, ACKNOWLEDGED_EACH] = [8, 3, 40];

test("what was acknowledged outlives kills in mid write, and what was not happens once when it is repeated", async () => {
  const journal: Wish[] = [];
  let program = await spawnAtrium(settings);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await crowd(program, journal);
    expect(await program.ended).toBe("SIGKILL");
    program = await spawnAtrium(settings);
    for (const wish of journal.filter(({ teamId }) => teamId === null)) {
      const again = createTestBrowser({ port: program.port, cookies: wish.browser.cookies });
      expect(await ask(again, wish)).toBe(true);
    }
  }
  program.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  await audit(journal);
});

/** Browsers create teams one after another until this many are acknowledged; then the program is killed. */
async function crowd(program: SpawnedAtrium, journal: Wish[]): Promise<void> {
  const browsers = Array.from({ length: BROWSERS }, () => createTestBrowser({ port: program.port }));
  // All have a session before the first one writes, so that a slow one does not still need it when the kill comes.
  await Promise.all(browsers.map((browser) => browser.call("getAccountProfile", {})));
  let acknowledged = 0;
  const worker = async (browser: TestBrowser) => {
    for (;;) {
      const wish: Wish = { browser, teamName: `Team ${newId()}`, requestId: newId<RequestId>(), teamId: null };
      journal.push(wish);
      if (!(await ask(browser, wish))) return;
      acknowledged += 1;
      if (acknowledged === ACKNOWLEDGED_EACH) program.kill("SIGKILL");
    }
  };
  await Promise.all(browsers.map(worker));
}

/** False when no answer came. */
async function ask(browser: TestBrowser, wish: Wish): Promise<boolean> {
  const input = { teamName: wish.teamName, spaceName: "Space" };
  const answer = await browser.call("tryForFree", input, wish.requestId).catch(() => null);
  if (answer === null) return false;
  wish.teamId = must(answer.value, `the team, not ${answer.code}`).teamId;
  return true;
}

async function audit(journal: readonly Wish[]): Promise<void> {
  const made = await database.db.execute<{ id: string; name: string; rooms: number }>(sql`
    select teams.id, teams.name, count(rooms.id)::int as rooms from teams
    join spaces on spaces.team_id = teams.id join rooms on rooms.space_id = spaces.id
    where teams.name like 'Team %' group by teams.id order by teams.name`);
  const wished = journal.map(({ teamId, teamName }) => ({ id: teamId, name: teamName, rooms: 3 }));
  expect(wished.length).toBeGreaterThan(KILLS * ACKNOWLEDGED_EACH);
  expect(made.rows.toSorted(byName)).toEqual(wished.toSorted(byName));
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);
