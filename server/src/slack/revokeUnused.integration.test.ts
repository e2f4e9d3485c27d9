import { constants } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeSlack } from "@atrium/testkit/fakeSlack";
import type { FakeWorkspace } from "@atrium/testkit/fakeSlack";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { aWorkspace, newUserId, slackParty } from "../trials/slackParty.ts";

const database = await createTestDatabase();
const { db } = database;
const fake = await startFakeSlack();
afterAll(async () => {
  await fake.stop();
  await database.close();
});
const { desk, crew, connect, agreedBy, arrange, idOf, person, program } = slackParty(database, fake);

/** A member who has connected themselves. */
async function connected() {
  const made = await crew();
  const { admin, member, teamId } = made;
  const workspace = await connect(admin, teamId);
  const userId = newUserId();
  const brought = await agreedBy(member, teamId, { workspace, userId });
  await desk.done(member, "createTeamMemberSlackIntegration", brought);
  const status = () => fake.world.statuses.get(userId) ?? null;
  return { ...made, ...program(), workspace, userId, status };
}

const tokensOf = (workspace: FakeWorkspace, userId: string) =>
  fake.world.tokens().filter((token) => token.includes(`-${workspace.id}-`) || token.includes(`-${userId}-`));

async function unusedCount(): Promise<number | undefined> {
  const kept = await db.execute<{ count: number }>(sql`select count(*)::int as count from slack_tokens t
    where not exists (select from slack_workspaces w where w.token_id = t.id)
    and not exists (select from slack_people p where p.token_id = t.id)`);
  return kept.rows[0]?.count;
}

test("tokens that nobody uses are revoked, also if Slack did not answer at first", async () => {
  const { admin, teamId, workspace, userId, look } = await connected();
  expect(tokensOf(workspace, userId)).toHaveLength(2);
  await look();
  expect(tokensOf(workspace, userId)).toHaveLength(2);
  await desk.done(admin, "deleteTeamSlackIntegration", { teamId });
  fake.failNext("error", 2);
  await look();
  expect(tokensOf(workspace, userId)).toHaveLength(2);
  await look();
  expect(tokensOf(workspace, userId)).toEqual([]);
  expect(await unusedCount()).toBe(0);
});

test("a deleted team is disconnected, and Slack is told to forget what it and its people allowed", async () => {
  const { admin, member, teamId, workspace, userId, look } = await connected();
  await desk.done(admin, "deleteTeam", { teamId });
  await look();
  expect(tokensOf(workspace, userId)).toEqual([]);
  expect((await desk.call(member, "getTeamMemberSlackIntegration", { teamId })).code).toBe("teamNotFound");
});

test("an account that is deleted takes what its owner allowed with it, and leaves the team connected", async () => {
  const { member, workspace, userId, look } = await connected();
  await arrange.account(idOf(member), { deletesAt: new Date(desk.clock.nowMs() + 1) });
  await look();
  const left = tokensOf(workspace, userId);
  expect(left).toHaveLength(1);
  expect(left[0]).toContain(workspace.id);
});

test("choosing another team's workspace by mistake ends nothing of that team", async () => {
  const { member, teamId, workspace, userId, look } = await connected();
  const other = await crew();
  await arrange.joinTeam(member, other.teamId, "MEMBER");
  await connect(other.admin, other.teamId);
  const brought = await agreedBy(member, other.teamId, { workspace, userId });
  expect((await desk.call(member, "createTeamMemberSlackIntegration", brought)).code).toBe("slackOtherWorkspace");
  await look();
  expect(tokensOf(workspace, userId)).toHaveLength(2);
  const own = await desk.done(member, "getTeamMemberSlackIntegration", { teamId });
  expect(own.integration).not.toBeNull();
});

test("a workspace that another team uses too keeps its token, and so does a team that connects the same again", async () => {
  const [one, other] = [await crew(), await crew()];
  const workspace = aWorkspace();
  const { look } = program();
  await connect(one.admin, one.teamId, workspace);
  await connect(one.admin, one.teamId, workspace);
  await connect(other.admin, other.teamId, workspace);
  await look();
  await desk.done(one.admin, "deleteTeamSlackIntegration", { teamId: one.teamId });
  await look();
  expect(tokensOf(workspace, "nobody")).toHaveLength(1);
  expect((await desk.done(other.admin, "listTeamSlackChannels", { teamId: other.teamId })).channels).toHaveLength(3);
  await desk.done(other.admin, "deleteTeamSlackIntegration", { teamId: other.teamId });
  await look();
  expect(tokensOf(workspace, "nobody")).toEqual([]);
});

test("however somebody goes, what their status says of a space goes first", async () => {
  const ways = {
    "their team is disconnected": ({ admin, teamId }) => desk.done(admin, "deleteTeamSlackIntegration", { teamId }),
    "their team changes to another workspace": ({ admin, teamId }) => connect(admin, teamId),
    "their team is deleted": ({ admin, teamId }) => desk.done(admin, "deleteTeam", { teamId }),
    "they are removed from the team": ({ admin, member, teamId }) =>
      desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(member) }),
    "they delete their account": ({ member }) =>
      arrange.account(idOf(member), { deletesAt: new Date(desk.clock.nowMs() + 1) }),
  } satisfies Record<string, (made: Awaited<ReturnType<typeof connected>>) => Promise<unknown>>;
  for (const [way, go] of Object.entries(ways)) {
    const made = await connected();
    const { member, userId, enter, empty, look, status, faults } = made;
    enter(made, person(member, "Boris"));
    await look();
    expect({ way, text: status()?.text }).toEqual({ way, text: "In Atrium: Kite HQ" });
    await go(made);
    empty(made.spaceId);
    fake.failNext("reset");
    await look();
    await look();
    const left = fake.world.tokens().filter((token) => token.includes(userId));
    expect({ way, status: status(), left, faults }).toEqual({ way, status: null, left: [], faults: [] });
  }
});

test("a status of their own outlives the permission", async () => {
  const made = await connected();
  const { admin, member, teamId, userId, enter, look, status } = made;
  enter(made, person(member, "Boris"));
  await look();
  const own = { text: "On holiday", expiresS: 0 };
  fake.world.statuses.set(userId, own);
  await desk.done(admin, "deleteTeamSlackIntegration", { teamId });
  await look();
  expect(status()).toEqual(own);
});

test("tokens whose revoking fails hold up no others, and are given up after a day", async () => {
  const { admin, teamId, workspace, userId, look } = await connected();
  await db.execute(sql`insert into slack_tokens (id, sealed, made_at)
    select 'copy ' || n, t.sealed, t.made_at - interval '1 hour' from slack_people p
    join slack_tokens t on t.id = p.token_id, generate_series(1, 20) n where p.team_id = ${teamId}`);
  fake.world.refusals.set(userId, "a_word_of_tomorrow");
  await desk.done(admin, "deleteTeamSlackIntegration", { teamId });
  await look();
  await look(constants.slack.lookEveryMs);
  expect(tokensOf(workspace, "nobody")).toEqual([]);
  expect(await unusedCount()).toBe(21);
  await look(constants.slack.revokesForMs);
  await look(constants.slack.lookEveryMs);
  expect(await unusedCount()).toBe(0);
});

test("a permission that somebody uses again meanwhile is not revoked, and one that just was ends no look", async () => {
  const { look, faults } = program();
  const [first, second, third] = [await crew(), await crew(), await crew()];
  const spaces = [aWorkspace(), aWorkspace(), aWorkspace()] as const;
  for (const [at, { admin, teamId }] of [first, second, third].entries()) {
    await connect(admin, teamId, spaces[at]);
    desk.clock.advance(1);
    await desk.done(admin, "deleteTeamSlackIntegration", { teamId });
  }
  // While the first is being revoked, its team and the second connect again, by the same.
  fake.meanwhile("auth.revoke", async () => {
    await connect(first.admin, first.teamId, spaces[0]);
    await connect(second.admin, second.teamId, spaces[1]);
  });
  await look();
  expect(faults).toEqual([]);
  const isBroken = async ({ admin, teamId }: typeof first) =>
    (await desk.done(admin, "listTeamSlackChannels", { teamId })).workspace?.isBroken;
  expect([await isBroken(first), await isBroken(second), await isBroken(third)]).toEqual([true, false, undefined]);
  expect(tokensOf(spaces[2], "nobody")).toEqual([]);
  await connect(first.admin, first.teamId, spaces[0]);
  expect(await isBroken(first)).toBe(false);
});
