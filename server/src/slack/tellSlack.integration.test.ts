import { constants, must, newId } from "@atrium/contract";
import type { EntrancePerson, SlackChannelId, SpaceId, TeamId } from "@atrium/contract";
import { systemClock } from "@atrium/server";
import type { Clock } from "@atrium/server";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeSlack } from "@atrium/testkit/fakeSlack";
import type { FakeWorkspace } from "@atrium/testkit/fakeSlack";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { aWorkspace, newUserId, SITE, slackParty, TOKEN_KEY } from "../trials/slackParty.ts";
import { tellSlack } from "./tellSlack.ts";
import type { TellSlackNeeds } from "./tellSlackNeeds.ts";

const database = await createTestDatabase();
const { db } = database;
const fake = await startFakeSlack();
afterAll(async () => {
  await fake.stop();
  await database.close();
});
const { desk, slack, crew, connect, agreedBy, arrange, idOf } = slackParty(database, fake);

const { slack: times } = constants;
const firstOf = ({ channels }: FakeWorkspace) => must(channels[0], "a channel");
const person = (caller: Caller, name: string): EntrancePerson => ({
  accountId: idOf(caller),
  roomId: null,
  name,
  avatarUrl: null,
  avatarAppearance: null,
  palette: "mainPalette4v2",
  pos: null,
  speaking: false,
});

/** A program that looks at the spaces of a test. */
function program() {
  const inside = new Map<SpaceId, { teamId: TeamId; people: EntrancePerson[] }>();
  const faults: unknown[] = [];
  const needs: TellSlackNeeds = {
    db,
    slack,
    tokenKey: TOKEN_KEY,
    siteUrl: () => SITE,
    live: {
      busySpaces: () =>
        [...inside].map(([spaceId, { teamId, people }]) => ({ spaceId, teamId, online: people.length })),
      peopleInside: { peopleIn: (spaceId) => inside.get(spaceId)?.people ?? [] },
    },
    program: newId(),
    onFault: (error) => void faults.push(error),
  };
  return {
    faults,
    enter: (at: { spaceId: SpaceId; teamId: TeamId }, ...people: EntrancePerson[]) =>
      void inside.set(at.spaceId, { teamId: at.teamId, people }),
    empty: (spaceId: SpaceId) => void inside.delete(spaceId),
    async look(laterMs = 0) {
      desk.clock.advance(laterMs);
      await tellSlack(needs, desk.clock.nowMs());
    },
  };
}

/** A team whose space posts in the first channel of its workspace. */
async function posting() {
  const made = await crew();
  const { admin, teamId, spaceId } = made;
  const workspace = await connect(admin, teamId);
  const channel = firstOf(workspace);
  const channelId = channel.id as SlackChannelId;
  await desk.done(admin, "updatePostingSpaceToSlackToChannel", { spaceId, channelId, isOn: true });
  const said = () => fake.world.messages.filter((message) => message.channel === channel.id);
  return { ...made, ...program(), workspace, channel, said };
}

test("when a second person comes in, the channel is told once who meets and where", async () => {
  const { admin, member, teamId, spaceId, enter, look, said, faults } = await posting();
  const [anna, boris] = [person(admin, "Anna"), person(member, "Борис")];
  enter({ teamId, spaceId }, anna);
  await look();
  expect(said()).toEqual([]);
  enter({ teamId, spaceId }, anna, boris);
  await look(times.lookEveryMs);
  await look(times.lookEveryMs);
  expect(said().map(({ text }) => text)).toEqual(["2 people meet in Kite HQ"]);
  const { slug } = (await desk.done(admin, "getSpace", { spaceId })).space;
  const shown = JSON.stringify(said()[0]?.blocks);
  expect(shown).toContain("Anna, Борис");
  expect(shown).toContain(`${SITE}/s/${slug}`);
  const { posting: told } = await desk.done(admin, "getSpaceSlackIntegration", { spaceId });
  expect(told?.lastPostedAt).not.toBeNull();
  expect(faults).toEqual([]);
});

test("people who come and go start no new meeting; those after a quiet time do", async () => {
  const { admin, member, teamId, spaceId, enter, empty, look, said } = await posting();
  const both = [person(admin, "Anna"), person(member, "Boris")];
  enter({ teamId, spaceId }, ...both);
  await look();
  empty(spaceId);
  await look(times.quietForMs);
  enter({ teamId, spaceId }, ...both);
  await look();
  expect(said()).toHaveLength(1);
  empty(spaceId);
  await look(times.quietForMs + 1);
  enter({ teamId, spaceId }, ...both);
  await look();
  expect(said()).toHaveLength(2);
});

test("of a private space nothing is told but that people meet; of one that shows nobody, nobody's name", async () => {
  const { admin, member, teamId, spaceId, enter, look, said } = await posting();
  const both = [person(admin, "Anna"), person(member, "Boris")];
  await arrange.space(spaceId, { isPrivate: true });
  enter({ teamId, spaceId }, ...both);
  await look();
  const { slug } = (await desk.done(admin, "getSpace", { spaceId })).space;
  const all = JSON.stringify(said());
  expect(said().map(({ text }) => text)).toEqual(["2 people in a private space"]);
  for (const secret of ["Kite HQ", "Anna", "Boris", slug]) expect(all).not.toContain(secret);

  await arrange.space(spaceId, { isPrivate: false, showsPeople: false });
  enter({ teamId, spaceId });
  await look(times.quietForMs + 1);
  enter({ teamId, spaceId }, ...both);
  await look();
  expect(said()[1]?.text).toBe("2 people meet in Kite HQ");
  expect(JSON.stringify(said())).not.toContain("Anna");
});

test("what Slack does not take now is told later, and not at all once it is old", async () => {
  const { admin, member, teamId, spaceId, enter, look, said, faults } = await posting();
  const both = [person(admin, "Anna"), person(member, "Boris")];
  enter({ teamId, spaceId }, ...both);
  for (const how of ["error", "reset", "limited"] as const) {
    fake.failNext(how);
    await look(times.lookEveryMs);
    expect(said()).toEqual([]);
  }
  await look(times.lookEveryMs);
  expect(said()).toHaveLength(1);

  enter({ teamId, spaceId });
  await look(times.quietForMs + 1);
  enter({ teamId, spaceId }, ...both);
  fake.failNext("error");
  await look();
  await look(times.worthTellingForMs + 1);
  expect(said()).toHaveLength(1);
  expect(faults).toEqual([]);
});

test("a channel that is gone and an app that was removed are said so, and asked no more", async () => {
  const { admin, member, teamId, spaceId, workspace, channel, enter, look, said } = await posting();
  channel.is_archived = true;
  enter({ teamId, spaceId }, person(admin, "Anna"), person(member, "Boris"));
  await look();
  const { posting: told } = await desk.done(admin, "getSpaceSlackIntegration", { spaceId });
  expect(told).toMatchObject({ isChannelLost: true, isOn: true });
  channel.is_archived = false;
  await look();
  expect(said()).toEqual([]);

  fake.world.removeApp(workspace.id);
  enter({ teamId, spaceId });
  await look(times.quietForMs + 1);
  enter({ teamId, spaceId }, person(admin, "Anna"), person(member, "Boris"));
  await look();
  const { workspace: shown } = await desk.done(admin, "listTeamSlackChannels", { teamId });
  expect(shown?.isBroken).toBe(true);
  const before = fake.requests.length;
  await look(times.lookEveryMs);
  expect(fake.requests.length).toBe(before);
  await connect(admin, teamId, workspace);
  expect((await desk.done(admin, "listTeamSlackChannels", { teamId })).workspace?.isBroken).toBe(false);
});

test("a switch that is off says nothing", async () => {
  const { admin, member, teamId, spaceId, channel, enter, look, said } = await posting();
  const channelId = channel.id as SlackChannelId;
  await desk.done(admin, "updatePostingSpaceToSlackToChannel", { spaceId, channelId, isOn: false });
  enter({ teamId, spaceId }, person(admin, "Anna"), person(member, "Boris"));
  await look();
  expect(said()).toEqual([]);
});

/** A member whose status in Slack follows where they are. */
async function shown() {
  const made = await crew();
  const { admin, member, teamId } = made;
  const workspace = await connect(admin, teamId);
  const userId = newUserId();
  const brought = await agreedBy(member, teamId, { workspace, userId });
  await desk.done(member, "createTeamMemberSlackIntegration", brought);
  const status = () => fake.world.statuses.get(userId) ?? null;
  return { ...made, ...program(), workspace, userId, status };
}

test("a status says where somebody is while they are there, and ends by itself if this program dies", async () => {
  const { member, teamId, spaceId, enter, empty, look, status } = await shown();
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  const untilS = Math.floor((desk.clock.nowMs() + times.statusForMs) / 1000);
  expect(status()).toEqual({ text: "In Atrium: Kite HQ", expiresS: untilS });
  await look(times.lookEveryMs);
  expect(status()?.expiresS).toBe(untilS);
  await look(times.statusForMs - times.renewBeforeMs);
  expect(status()?.expiresS).toBeGreaterThan(untilS);
  empty(spaceId);
  await look(times.lookEveryMs);
  expect(status()).toBeNull();
});

test("of a private space a status names nothing, and another program takes no status away that is not its own", async () => {
  const { member, teamId, spaceId, enter, look, status } = await shown();
  await arrange.space(spaceId, { isPrivate: true });
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  await program().look();
  expect(status()?.text).toBe("In Atrium");
});

test("a status of their own stays, whether it was there before or came meanwhile", async () => {
  const { member, teamId, spaceId, userId, enter, empty, look, status } = await shown();
  const own = { text: "On holiday", expiresS: 0 };
  fake.world.statuses.set(userId, own);
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  expect(status()).toEqual(own);
  empty(spaceId);
  await look();
  fake.world.statuses.delete(userId);
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  expect(status()?.text).toBe("In Atrium: Kite HQ");
  fake.world.statuses.set(userId, own);
  empty(spaceId);
  await look();
  expect(status()).toEqual(own);
});

test("whoever disconnects is taken out of Slack at once, and whoever leaves the team or removes the app is no longer shown", async () => {
  const first = await shown();
  first.enter(first, person(first.member, "Boris"));
  await first.look();
  await desk.done(first.member, "deleteTeamMemberSlackIntegration", { teamId: first.teamId });
  expect(first.status()).toBeNull();

  const second = await shown();
  const accountId = idOf(second.member);
  await desk.done(second.admin, "removeTeamMember", { teamId: second.teamId, accountId });
  await second.look();
  second.enter(second, person(second.member, "Boris"));
  await second.look();
  expect(second.status()).toBeNull();

  const third = await shown();
  fake.world.removeApp(third.workspace.id);
  third.enter(third, person(third.member, "Boris"));
  await third.look();
  const own = await desk.done(third.member, "getTeamMemberSlackIntegration", { teamId: third.teamId });
  expect(own.integration).toBeNull();
});

const tokensOf = (workspace: FakeWorkspace, userId: string) =>
  fake.world.tokens().filter((token) => token.includes(`-${workspace.id}-`) || token.includes(`-${userId}-`));

test("tokens that nobody uses are revoked, also if Slack did not answer at first", async () => {
  const { admin, teamId, workspace, userId, look } = await shown();
  expect(tokensOf(workspace, userId)).toHaveLength(2);
  await look();
  expect(tokensOf(workspace, userId)).toHaveLength(2);
  await desk.done(admin, "deleteTeamSlackIntegration", { teamId });
  fake.failNext("error", 2);
  await look();
  expect(tokensOf(workspace, userId)).toHaveLength(2);
  await look();
  expect(tokensOf(workspace, userId)).toEqual([]);
  const kept = await db.execute<{ count: number }>(sql`select count(*)::int as count from slack_tokens t
    where not exists (select from slack_workspaces w where w.token_id = t.id)
    and not exists (select from slack_people p where p.token_id = t.id)`);
  expect(kept.rows[0]?.count).toBe(0);
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

test("in the whole program people who come in make a message, and wait for nothing", async () => {
  const clock: Clock = {
    ...systemClock,
    every: (ms, work) => systemClock.every(ms === times.lookEveryMs ? 50 : ms, work),
  };
  const atrium = await startTestAtrium({ clock, settings: fake.settings });
  try {
    const owner = await createTestGuest(atrium.url, "Owner");
    const { teamId, spaceId } = await owner.web.done("tryForFree", {
      teamName: "Team",
      spaceName: "Hall",
      locale: "en",
    });
    const workspace = aWorkspace();
    const { url } = await owner.web.done("getTeamSlackLink", { teamId });
    const brought = await fake.agree(url, { userId: newUserId(), workspace });
    await owner.web.done("integrateTeamSlack", { teamId, ...brought });
    const channelId = firstOf(workspace).id as SlackChannelId;
    await owner.web.done("updatePostingSpaceToSlackToChannel", { spaceId, channelId, isOn: true });
    const guest = await createTestGuest(atrium.url, "Guest");
    await Promise.all([owner.enter(spaceId), guest.enter(spaceId)]);
    const said = () => fake.world.messages.filter(({ channel }) => channel === channelId).map(({ text }) => text);
    await expect.poll(said).toEqual(["2 people meet in Hall"]);
  } finally {
    await atrium.stop();
  }
});
