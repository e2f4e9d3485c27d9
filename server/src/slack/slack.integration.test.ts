import { constants, must } from "@atrium/contract";
import type { SlackChannelId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeSlack } from "@atrium/testkit/fakeSlack";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { aWorkspace, newUserId, SITE, slackParty } from "../trials/slackParty.ts";

const database = await createTestDatabase();
const fake = await startFakeSlack();
afterAll(async () => {
  await fake.stop();
  await database.close();
});
const { desk, slack, crew, connect, agreed, agreedBy, arrange } = slackParty(database, fake);
const CHECKS = { state: "state", nonce: "nonce", verifier: "verifier" };

const firstOf = ({ channels }: ReturnType<typeof aWorkspace>) => must(channels[0], "a channel").id as SlackChannelId;

test("Slack's page is asked for what messages need, with PKCE and a state of its own each time", async () => {
  const { admin, teamId } = await crew();
  const links = [1, 2].map(async () => new URL((await desk.done(admin, "getTeamSlackLink", { teamId })).url));
  const [one, other] = await Promise.all(links);
  expect(one?.origin).toBe(fake.url);
  expect(one?.searchParams.get("scope")).toBe("channels:read,chat:write,chat:write.public");
  expect(one?.searchParams.get("user_scope")).toBeNull();
  expect(one?.searchParams.get("redirect_uri")).toBe(`${SITE}/integrations/slack`);
  expect(one?.searchParams.get("code_challenge_method")).toBe("S256");
  expect(one?.searchParams.get("state")).not.toBe(other?.searchParams.get("state"));
});

test("an admin connects the team, and finds the channels an app can post in, by name", async () => {
  const { admin, teamId } = await crew();
  const workspace = aWorkspace();
  workspace.channels.push(
    { id: "C0LD", name: "a-old", is_archived: true },
    { id: "C0SECRET", name: "a-secret", is_private: true },
  );
  expect(await desk.done(admin, "listTeamSlackChannels", { teamId })).toEqual({
    isSetUp: true,
    workspace: null,
    channels: [],
  });
  await connect(admin, teamId, workspace);
  const listed = await desk.done(admin, "listTeamSlackChannels", { teamId });
  expect(listed.workspace).toMatchObject({ name: "Kite Studio", peopleCount: 0, lastPostedAt: null, isBroken: false });
  expect(listed.channels?.map(({ name }) => name)).toEqual(["all", "design", "hq-lobby"]);
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries.map(({ act }) => act.action)).toEqual(["slackConnected"]);
});

test("a team's admins see whether it is connected; nobody else does", async () => {
  const { admin, member, teamId } = await crew();
  const seenBy = async (by: typeof admin) => (await desk.done(by, "getTeam", { teamId })).team.integratedWithSlack;
  expect(await seenBy(admin)).toBe(false);
  await connect(admin, teamId);
  expect([await seenBy(admin), await seenBy(member)]).toEqual([true, undefined]);
});

test("what Slack brought back counts once, for its team and purpose, and for whoever began", async () => {
  const { admin, teamId } = await crew();
  const other = await crew();
  const second = await desk.account();
  await arrange.joinTeam(second, teamId, "ADMIN");
  // An admin of both teams, so that only the team differs.
  await arrange.joinTeam(admin, other.teamId, "ADMIN");
  const brought = await agreed(admin, teamId, aWorkspace());
  expect((await desk.call(second, "integrateTeamSlack", brought)).code).toBe("invalidCode");
  const astray = { ...brought, teamId: other.teamId };
  expect((await desk.call(admin, "integrateTeamSlack", astray)).code).toBe("invalidCode");
  expect((await desk.call(admin, "integrateTeamSlack", brought)).code).toBe("success");
  expect((await desk.call(admin, "createTeamMemberSlackIntegration", brought)).code).toBe("invalidCode");
  expect((await desk.call(admin, "integrateTeamSlack", brought)).code).toBe("invalidCode");
});

test("what came too late, or with a code that Slack does not know, connects nothing", async () => {
  const { admin, teamId } = await crew();
  const late = await agreed(admin, teamId, aWorkspace());
  desk.clock.advance(constants.oauth.stateForMs);
  expect((await desk.call(admin, "integrateTeamSlack", late)).code).toBe("invalidCode");
  const made = { ...(await agreed(admin, teamId, aWorkspace())), code: "made-up" };
  expect((await desk.call(admin, "integrateTeamSlack", made)).code).toBe("invalidCode");
  expect((await desk.done(admin, "listTeamSlackChannels", { teamId })).workspace).toBeNull();
});

test("attempts of one call share Slack's answer", async () => {
  const { admin, teamId } = await crew();
  const input = await agreed(admin, teamId, aWorkspace());
  const replies = await desk.attempts(5, { caller: admin, name: "integrateTeamSlack", input });
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toHaveProperty("success");
});

test("an attempt that comes after Slack has answered another gets the same answer, not that of a spent code", async () => {
  const url = slack.link("team", CHECKS);
  const { code } = await fake.agree(url, { userId: newUserId(), workspace: aWorkspace() });
  fake.failNext("error");
  expect(await slack.redeem("team", code, CHECKS)).toBe("notReached");
  const granted = await slack.redeem("team", code, CHECKS);
  expect(granted).toMatchObject({ workspaceName: "Kite Studio" });
  expect(await slack.redeem("team", code, CHECKS)).toEqual(granted);
  const thief = { ...CHECKS, state: "another" };
  expect(await slack.redeem("team", code, thief)).toBe("refused");
});

test("while Slack does not answer, the same may succeed later", async () => {
  const { admin, teamId } = await crew();
  const workspace = aWorkspace();
  const brought = await agreed(admin, teamId, workspace);
  for (const how of ["error", "reset", "limited"] as const) {
    fake.failNext(how);
    expect((await desk.call(admin, "integrateTeamSlack", brought)).code).toBe("unknownError");
  }
  expect((await desk.call(admin, "integrateTeamSlack", brought)).code).toBe("success");
  fake.failNext("error");
  const { workspace: shown, channels } = await desk.done(admin, "listTeamSlackChannels", { teamId });
  expect({ name: shown?.name, channels }).toEqual({ name: "Kite Studio", channels: null });
});

test("only team admins connect a team and choose channels; members only themselves", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  await connect(admin, teamId);
  const stranger = await desk.account();
  for (const name of ["getTeamSlackLink", "listTeamSlackChannels", "deleteTeamSlackIntegration"] as const) {
    expect((await desk.call(member, name, { teamId })).code).toBe("forbidden");
    expect((await desk.call(stranger, name, { teamId })).code).toBe("teamNotFound");
  }
  expect((await desk.call(member, "getSpaceSlackIntegration", { spaceId })).code).toBe("forbidden");
  expect((await desk.call(member, "getTeamMemberSlackIntegration", { teamId })).value).toEqual({
    workspaceName: "Kite Studio",
    integration: null,
  });
});

test("a space posts in a channel of the workspace, whose name is Slack's; off and on again, or nowhere", async () => {
  const { admin, teamId, spaceId } = await crew();
  const workspace = await connect(admin, teamId);
  const channelId = firstOf(workspace);
  const choose = (isOn: boolean, id: SlackChannelId | null = channelId) =>
    desk.done(admin, "updatePostingSpaceToSlackToChannel", { spaceId, channelId: id, isOn });
  const look = async () => (await desk.done(admin, "getSpaceSlackIntegration", { spaceId })).posting;
  expect(await look()).toBeNull();
  const { posting } = await choose(true);
  expect(posting).toEqual({
    channel: { id: channelId, name: "hq-lobby" },
    isOn: true,
    lastPostedAt: null,
    isChannelLost: false,
  });
  expect(await look()).toEqual(posting);
  await choose(false);
  expect(await look()).toMatchObject({ isOn: false, channel: { id: channelId } });
  await choose(false, null);
  expect(await look()).toBeNull();
});

test("no channel is chosen that Slack does not show the app, nor while the team is not connected", async () => {
  const { admin, teamId, spaceId } = await crew();
  const other = aWorkspace();
  const choose = async (channelId: SlackChannelId) =>
    (await desk.call(admin, "updatePostingSpaceToSlackToChannel", { spaceId, channelId, isOn: true })).code;
  expect(await choose(firstOf(other))).toBe("slackNotIntegrated");
  const workspace = await connect(admin, teamId);
  expect(await choose(firstOf(other))).toBe("slackChannelNotFound");
  must(workspace.channels[0], "a channel").is_archived = true;
  expect(await choose(firstOf(workspace))).toBe("slackChannelNotFound");
  fake.world.removeApp(workspace.id);
  expect(await choose(firstOf(workspace))).toBe("slackNotIntegrated");
});

test("all channels together are waited for no longer than one answer, and some of them are none", async () => {
  const { admin, teamId } = await crew();
  const workspace = await connect(admin, teamId);
  const token = must(
    fake.world.tokens().find((each) => each.includes(workspace.id)),
    "the token",
  );
  const time = new AbortController();
  const deadline = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  try {
    // The second page is asked for when the time is over.
    fake.meanwhile("conversations.list", () => fake.meanwhile("conversations.list", () => time.abort()));
    expect(await slack.channels(token)).toEqual({ is: "notReached" });
    expect(deadline).toHaveBeenCalledOnce();
  } finally {
    deadline.mockRestore();
  }
});

test("a member shows themselves in the team's workspace, in no other, and not before the team is connected", async () => {
  const { admin, member, teamId } = await crew();
  expect((await desk.call(member, "getTeamMemberSlackLink", { teamId })).code).toBe("slackNotIntegrated");
  const workspace = await connect(admin, teamId);
  const { url } = await desk.done(member, "getTeamMemberSlackLink", { teamId });
  const { searchParams: asked } = new URL(url);
  expect(asked.get("user_scope")).toBe("users.profile:read,users.profile:write");
  expect([asked.get("scope"), asked.get("team")]).toEqual([null, workspace.id]);
  const elsewhere = { workspace: aWorkspace(), userId: newUserId() };
  const stray = await agreedBy(member, teamId, elsewhere);
  expect((await desk.call(member, "createTeamMemberSlackIntegration", stray)).code).toBe("slackOtherWorkspace");
  expect(fake.world.tokens().filter((token) => token.includes(elsewhere.userId))).toEqual([]);
  const brought = await agreedBy(member, teamId, { workspace, userId: newUserId() });
  await desk.done(member, "createTeamMemberSlackIntegration", brought);
  const { integration } = await desk.done(member, "getTeamMemberSlackIntegration", { teamId });
  expect(integration).toMatchObject({ workspaceName: "Kite Studio" });
  expect((await desk.done(admin, "listTeamSlackChannels", { teamId })).workspace?.peopleCount).toBe(1);
  await desk.done(member, "deleteTeamMemberSlackIntegration", { teamId });
  expect((await desk.done(member, "getTeamMemberSlackIntegration", { teamId })).integration).toBeNull();
});

test("somebody who is only a guest of one space has nothing to do with the team's Slack", async () => {
  const { admin, teamId, spaceId } = await crew();
  await connect(admin, teamId);
  const guest = await desk.account();
  await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
  expect((await desk.call(guest, "getTeamMemberSlackLink", { teamId })).code).toBe("slackNotIntegrated");
  expect((await desk.done(guest, "getTeamMemberSlackIntegration", { teamId })).workspaceName).toBeNull();
});

test("a team that is disconnected loses channels and people, and connecting another workspace does the same", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  for (const end of ["disconnect", "replace"] as const) {
    const workspace = await connect(admin, teamId);
    const choice = { spaceId, channelId: firstOf(workspace), isOn: true };
    await desk.done(admin, "updatePostingSpaceToSlackToChannel", choice);
    const brought = await agreedBy(member, teamId, { workspace, userId: newUserId() });
    await desk.done(member, "createTeamMemberSlackIntegration", brought);
    if (end === "disconnect") await desk.done(admin, "deleteTeamSlackIntegration", { teamId });
    else await connect(admin, teamId);
    expect((await desk.done(admin, "getSpaceSlackIntegration", { spaceId })).posting).toBeNull();
    expect((await desk.done(member, "getTeamMemberSlackIntegration", { teamId })).integration).toBeNull();
  }
});

test("the same workspace connected again, as after its app was removed by mistake, keeps channels and people", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  const workspace = await connect(admin, teamId);
  const choice = { spaceId, channelId: firstOf(workspace), isOn: true };
  await desk.done(admin, "updatePostingSpaceToSlackToChannel", choice);
  const brought = await agreedBy(member, teamId, { workspace, userId: newUserId() });
  await desk.done(member, "createTeamMemberSlackIntegration", brought);
  fake.world.removeApp(workspace.id);
  await connect(admin, teamId, { ...workspace, name: "Kite & Co" });
  const { posting } = await desk.done(admin, "getSpaceSlackIntegration", { spaceId });
  expect(posting).toMatchObject({ channel: { id: choice.channelId }, isOn: true });
  const { integration } = await desk.done(member, "getTeamMemberSlackIntegration", { teamId });
  expect(integration).toMatchObject({ workspaceName: "Kite & Co" });
  const { workspace: shown, channels } = await desk.done(admin, "listTeamSlackChannels", { teamId });
  expect({ ...shown, channels: channels?.length }).toMatchObject({ isBroken: false, peopleCount: 1, channels: 3 });
});

test("no token stands in the database or in an answer as it is", async () => {
  const { admin, teamId } = await crew();
  const workspace = await connect(admin, teamId);
  const token = must(
    fake.world.tokens().find((each) => each.includes(workspace.id)),
    "the token",
  );
  const kept = await database.db.execute<{ all: string }>(
    sql`select string_agg(t::text, '') || (select coalesce(string_agg(r::text, ''), '') from stored_replies r) as all from slack_tokens t`,
  );
  expect(kept.rows[0]?.all).not.toContain(token);
  expect(JSON.stringify(await desk.done(admin, "listTeamSlackChannels", { teamId }))).not.toContain(token);
});

test("where Slack is not set up, one is told so", async () => {
  const bare = createCallDesk(database.db);
  const admin = await bare.account();
  const { id: teamId } = await bare.done(admin, "createTeam", { name: "Crew" });
  expect((await bare.call(admin, "getTeamSlackLink", { teamId })).code).toBe("slackNotSetUp");
  expect((await bare.done(admin, "listTeamSlackChannels", { teamId })).isSetUp).toBe(false);
});
