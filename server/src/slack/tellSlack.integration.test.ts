import { constants, must } from "@atrium/contract";
import type { SlackChannelId } from "@atrium/contract";
import { systemClock } from "@atrium/server";
import type { Clock } from "@atrium/server";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeSlack } from "@atrium/testkit/fakeSlack";
import type { FakeWorkspace } from "@atrium/testkit/fakeSlack";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { afterAll, expect, test } from "vitest";
import { aWorkspace, newUserId, SITE, slackParty } from "../trials/slackParty.ts";

const database = await createTestDatabase();
const fake = await startFakeSlack();
afterAll(async () => {
  await fake.stop();
  await database.close();
});
const { desk, crew, connect, arrange, person, program } = slackParty(database, fake);

const { slack: times } = constants;
const firstOf = ({ channels }: FakeWorkspace) => must(channels[0], "a channel");

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
  expect(said().map(({ text }) => text)).toEqual(["2 people meet in a private space"]);
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
  for (const how of ["error", "reset"] as const) {
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

test("where Slack is asked too often it is left alone for as long as it says, and told then", async () => {
  const { admin, member, teamId, spaceId, enter, look, said } = await posting();
  enter({ teamId, spaceId }, person(admin, "Anna"), person(member, "Boris"));
  fake.failNext("limited");
  await look();
  const asked = fake.requests.length;
  await look(fake.limitedForMs - 1);
  expect(fake.requests).toHaveLength(asked);
  await look(1);
  expect(said()).toHaveLength(1);
});

test("a channel is told of nobody in a hidden room, and names nobody behind a password", async () => {
  const { admin, member, teamId, spaceId, roomIds, enter, look, said } = await posting();
  const others = [await desk.account("en"), await desk.account("en")];
  const [hall, den] = [must(roomIds[0], "a room"), must(roomIds[1], "another room")];
  const [third, fourth] = others.map((caller, at) => person(caller, `Guest${at} Hidden`, den));
  await arrange.room(den, { isHidden: true });
  enter({ teamId, spaceId }, person(admin, "Anna Lee", hall), must(third, "one"), must(fourth, "another"));
  await look();
  expect(said()).toEqual([]);
  enter({ teamId, spaceId }, person(admin, "Anna Lee", hall), person(member, "Boris Ng", hall), must(third, "one"));
  await look();
  expect(said().map(({ text }) => text)).toEqual(["2 people meet in Kite HQ"]);
  const shown = JSON.stringify(said()[0]?.blocks);
  expect(shown).toContain("Anna, Boris");
  for (const secret of ["Lee", "Guest0"]) expect(shown).not.toContain(secret);

  await arrange.room(den, { isHidden: false, passwordHash: "hash" });
  enter({ teamId, spaceId });
  await look(times.quietForMs + 1);
  enter({ teamId, spaceId }, person(admin, "Anna Lee", hall), must(third, "one"));
  await look();
  expect(said()[1]?.text).toBe("2 people meet in Kite HQ");
  expect(JSON.stringify(said()[1]?.blocks)).not.toContain("Guest0");
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

test("an answer about the channel or the permission of before says nothing of those chosen meanwhile", async () => {
  const { admin, member, teamId, spaceId, workspace, channel, enter, look, said } = await posting();
  const other = must(workspace.channels[1], "another channel");
  const both = [person(admin, "Anna"), person(member, "Boris")];
  enter({ teamId, spaceId }, ...both);
  channel.is_archived = true;
  fake.meanwhile("chat.postMessage", () =>
    desk.done(admin, "updatePostingSpaceToSlackToChannel", {
      spaceId,
      channelId: other.id as SlackChannelId,
      isOn: true,
    }),
  );
  await look();
  const { posting: told } = await desk.done(admin, "getSpaceSlackIntegration", { spaceId });
  expect(told).toMatchObject({ channel: { id: other.id }, isChannelLost: false });

  enter({ teamId, spaceId });
  await look(times.quietForMs + 1);
  enter({ teamId, spaceId }, ...both);
  fake.meanwhile("chat.postMessage", async () => {
    fake.world.removeApp(workspace.id);
    await connect(admin, teamId, workspace);
  });
  await look();
  expect(said()).toEqual([]);
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

test("in the whole program people who come in make a message, and wait for nothing", async () => {
  const clock: Clock = {
    ...systemClock,
    every: (ms, work) => systemClock.every(ms === times.lookEveryMs ? 50 : ms, work),
  };
  const atrium = await startTestAtrium({
    databaseUrl: database.url,
    clock,
    settings: { ...fake.settings, DEFAULT_LOCALE: "en" },
  });
  try {
    const owner = await createTestGuest(atrium.url, "Owner");
    const { teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Hall" });
    const workspace = aWorkspace();
    const { url } = await owner.web.done("getTeamSlackLink", { teamId });
    const brought = await fake.agree(url, { userId: newUserId(), workspace });
    await owner.web.done("integrateTeamSlack", { teamId, ...brought });
    const channelId = firstOf(workspace).id as SlackChannelId;
    await owner.web.done("updatePostingSpaceToSlackToChannel", { spaceId, channelId, isOn: true });
    const guest = await createTestGuest(atrium.url, "Guest");
    const { rooms } = await owner.web.done("listRooms", { spaceId });
    for (const live of [await owner.enter(spaceId), await guest.enter(spaceId)])
      await live.join(must(rooms[0], "a room").id);
    const said = () => fake.world.messages.filter(({ channel }) => channel === channelId).map(({ text }) => text);
    await expect.poll(said).toEqual(["2 people meet in Hall"]);
  } finally {
    await atrium.stop();
  }
});
