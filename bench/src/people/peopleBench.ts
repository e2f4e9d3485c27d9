// How long the lists of a large team's people take, asked as the dashboard asks them: guard, queries and reply, without
// a network. The database contains as many other accounts, which have nothing to do with the team.
import { must } from "@atrium/contract";
import type { InputOf, OperationName, Operations, SpaceId, TeamId } from "@atrium/contract";
import { createCallDesk, type CallDesk } from "@atrium/testkit/callDesk";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { sql } from "drizzle-orm";
import type { BenchResult } from "../result.ts";

const MEMBERS = 10_000;
const GUESTS = 1000;
const OTHERS = 50_000;
const SPACES = 10;
const ROUNDS = 60;
const WARM_UP = 10;
const MOST_MS = 50;
/** Not a page: the data of a file export. */
const WHOLE = "members, five hundred for a file";

type Database = Awaited<ReturnType<typeof startTestAtrium>>["db"];
interface Asked<Name extends OperationName = OperationName> {
  says: string;
  name: Name;
  input: InputOf<Operations[Name]>;
}
const asked = <Name extends OperationName>(says: string, name: Name, input: InputOf<Operations[Name]>): Asked => ({
  says,
  name,
  input,
});

/** Pages, searches and filters of ten thousand members and a thousand guests. */
export async function peopleBench(): Promise<BenchResult> {
  const atrium = await startTestAtrium();
  const desk = createCallDesk(atrium.db);
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Large" });
  const spaceIds: SpaceId[] = [];
  await atrium.db.execute(sql`update teams set plan = 'custom' where id = ${teamId}`);
  for (let at = 0; at < SPACES; at += 1)
    spaceIds.push((await desk.done(admin, "createSpace", { teamId, name: `Space ${at}` })).spaceId);
  await fill(atrium.db, teamId, spaceIds);
  const results = [];
  for (const each of await questions(desk, admin, { teamId, spaceId: must(spaceIds[0], "a space") }))
    results.push({ says: each.says, ...(await measure(desk, admin, each)) });
  await atrium.stop();
  return {
    title: "People of a team",
    says: `Lists of a team with ${MEMBERS} members and ${GUESTS} guests in ${SPACES} spaces, beside ${OTHERS} accounts of others: ${ROUNDS} calls each, one after the other, without a network.`,
    columns: ["list", "p50, ms", "p95, ms"],
    rows: results.map(({ says, p50, p95 }) => [says, p50.toFixed(1), p95.toFixed(1)]),
    verdicts: [
      {
        says: `every page of the lists within ${MOST_MS} ms (p95)`,
        holds: results.every(({ says, p95 }) => says === WHOLE || p95 < MOST_MS),
      },
    ],
  };
}

async function questions(
  desk: CallDesk,
  admin: Awaited<ReturnType<CallDesk["account"]>>,
  { teamId, spaceId }: { teamId: TeamId; spaceId: SpaceId },
): Promise<Asked[]> {
  const far = await desk.done(admin, "listTeamMembers", { teamId, find: "person 9", count: 500 });
  const cursor = must(far.members.at(-1), "somebody far down").accountId;
  return [
    asked("members, first page", "listTeamMembers", { teamId }),
    asked("members, a page far down", "listTeamMembers", { teamId, cursor }),
    asked("members, seen last first", "listTeamMembers", { teamId, sort: "seen", isDown: true }),
    asked("the same, far down", "listTeamMembers", { teamId, sort: "seen", isDown: true, cursor }),
    asked("members by role", "listTeamMembers", { teamId, sort: "role" }),
    asked("members by a part of the name", "listTeamMembers", { teamId, find: "person 77" }),
    asked("members by e-mail", "listTeamMembers", { teamId, find: "m4242@" }),
    asked("members of a space", "listTeamMembers", { teamId, spaceId }),
    asked("admins", "listTeamMembers", { teamId, role: "ADMIN" }),
    asked(WHOLE, "listTeamMembers", { teamId, count: 500 }),
    asked("guests, first page", "listTeamGuests", { teamId }),
    asked("guests, seen last first", "listTeamGuests", { teamId, sort: "seen", isDown: true }),
    asked("guests by a part of the name", "listTeamGuests", { teamId, find: "guest 77" }),
    asked("guests of a space", "listTeamGuests", { teamId, spaceId }),
    asked("the team with its counts", "getTeam", { teamId }),
  ];
}

async function measure(desk: CallDesk, admin: Awaited<ReturnType<CallDesk["account"]>>, { name, input }: Asked) {
  const took: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const began = performance.now();
    await desk.done(admin, name, input);
    if (round >= WARM_UP) took.push(performance.now() - began);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number): number => must(sorted[Math.floor(part * (sorted.length - 1))], "a measured call");
  return { p50: at(0.5), p95: at(0.95) };
}

/** Members and guests of the team, every third of them in a space, and other accounts; all of them have visited. */
async function fill(db: Database, teamId: TeamId, spaceIds: readonly SpaceId[]): Promise<void> {
  const accountsOf = (stem: string, count: number) => sql`
    insert into accounts (id, email, email_key, name, palette, avatar_appearance, locale, created_at)
    select ${stem} || lpad(n::text, 20, '0'), ${stem} || n || '@example.org', ${stem} || n || '@example.org',
      initcap(${nameOf(stem)}) || ' ' || n, 'mainPalette4v2', 'letter', 'en', now()
    from generate_series(1, ${count}::int) n`;
  await db.execute(accountsOf("m", MEMBERS));
  await db.execute(accountsOf("g", GUESTS));
  await db.execute(accountsOf("o", OTHERS));
  await db.execute(sql`
    insert into team_members (team_id, account_id, role, joined_at)
    select ${teamId}, id, case when right(id, 3) = '001' then 'ADMIN' else 'MEMBER' end, now()
    from accounts where id like 'm%' and email is not null and length(id) = 21`);
  for (const [at, spaceId] of spaceIds.entries()) {
    await db.execute(sql`
      insert into space_members (space_id, account_id, role, added_at)
      select ${spaceId}, id, case when id like 'g%' then 'SPACE_GUEST' else 'SPACE_MEMBER' end, now()
      from accounts where length(id) = 21 and id not like 'o%' and right(id, 1) = ${String(at)} and (id like 'g%' or substr(id, 20, 1)::int % 3 = 0)`);
    await db.execute(sql`
      insert into space_visits (space_id, account_id, last_visited_at)
      select ${spaceId}, id, now() from accounts where length(id) = 21 and right(id, 1) = ${String(at)}`);
  }
  await db.execute(sql`analyze`);
}

const nameOf = (stem: string): string => (stem === "m" ? "person" : stem === "g" ? "guest" : "other");
