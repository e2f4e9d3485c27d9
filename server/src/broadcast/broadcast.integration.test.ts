import { must } from "@atrium/contract";
import type { Broadcast, OperationName, PassingEvent, RoomId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

let owner: TestGuest;
let host: LiveClient;
let guest: LiveClient;
let spaceId: SpaceId;
let roomIds: RoomId[];

/** The host is in the first room, the guest in the second. */
beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  roomIds = (await owner.web.done("listRooms", { spaceId })).rooms.map(({ id }) => id);
  host = await inside(owner, 0);
  guest = await inside(await createTestGuest(atrium.url, "Guest"), 1);
});

async function inside(person: TestGuest, at: number): Promise<LiveClient> {
  const live = await person.enter(spaceId);
  await live.join(must(roomIds[at], "a space has rooms"));
  return live;
}
async function withRole(role: Parameters<typeof arrange.joinSpace>[2]): Promise<LiveClient> {
  const person = await createTestGuest(atrium.url, role);
  const { account } = await person.web.done("getAccountProfile", {});
  await arrange.joinSpace({ accountId: must(account, "signed in").accountId }, spaceId, role);
  return inside(person, 0);
}
async function act(by: LiveClient, name: OperationName, input: object = {}): Promise<string | undefined> {
  return Object.keys(await by.call(name, { spaceId, ...input }))[0];
}
const broadcastSeenBy = ({ space }: LiveClient): Broadcast | null => Object.values(space.records.broadcast)[0] ?? null;
const until = (live: LiveClient, what: string, is: (broadcast: Broadcast | null) => boolean) =>
  live.until((each) => is(broadcastSeenBy(each)), what);
const eventsOf = (live: LiveClient): PassingEvent[] =>
  live.heard.flatMap((message) => (message.type === "events" ? message.events : []));
async function streamOf(live: LiveClient): Promise<string> {
  const reply = (await live.call("createBroadcastToken", { spaceId })) as { success?: { streamName: string } };
  return must(reply.success, "a token").streamName;
}
async function goesOnAir(live: LiveClient): Promise<Broadcast> {
  const streamName = await streamOf(live);
  expect(await act(live, "createBroadcast", { streamName, audio: true, video: false })).toBe("success");
  expect(await act(live, "activateBroadcast")).toBe("success");
  await until(live, "it is on air", (broadcast) => broadcast?.isActive === true);
  return must(broadcastSeenBy(live), "on air");
}

test("people in every room see who is on air and what they send, and so does who comes in later", async () => {
  const streamName = await streamOf(host);
  expect(await act(host, "createBroadcast", { streamName, audio: true, video: true })).toBe("success");
  await until(guest, "the place is taken", (broadcast) => broadcast !== null);
  expect(broadcastSeenBy(guest)).toMatchObject({ accountId: host.accountId, isActive: false, name: "Owner" });
  expect(await act(guest, "createBroadcastToken")).toBe("broadcastDoesNotExists");
  await act(host, "activateBroadcast");
  await until(guest, "it is on air", (broadcast) => broadcast?.isActive === true);
  expect(await streamOf(guest)).toBe(streamName);
  await act(host, "updateBroadcast", { audio: false, screen: true });
  const late = await inside(await createTestGuest(atrium.url, "Late"), 1);
  await until(late, "they see it", (broadcast) => broadcast?.sharingScreen === true);
  expect(broadcastSeenBy(late)).toMatchObject({ audioMuted: true, videoMuted: false, isActive: true });
  expect(await act(host, "stopBroadcast")).toBe("success");
  await until(late, "it is over", (broadcast) => broadcast === null);
  expect(await act(late, "createBroadcastToken")).toBe("broadcastDoesNotExists");
});

test("one at a time: the second gets the air once the first has ended, by a stream of their own", async () => {
  const moderator = await withRole("SPACE_MODERATOR");
  const theirs = await streamOf(moderator);
  const first = await goesOnAir(host);
  expect(theirs).not.toBe(first.streamName);
  const begin = { streamName: theirs, audio: true, video: false };
  expect(await act(moderator, "createBroadcast", begin)).toBe("broadcastAlreadyInUse");
  await act(host, "stopBroadcast");
  expect(await act(moderator, "createBroadcast", begin)).toBe("success");
});

test("the media of a room, or a stream offered to somebody else, are not put on air", async () => {
  const moderator = await withRole("SPACE_MODERATOR");
  const { media } = await host.join(must(roomIds[0], "a room"));
  const claims = JSON.parse(Buffer.from(must(media.token.split(".")[1], "a token"), "base64url").toString());
  for (const streamName of [claims.video.room, await streamOf(moderator), "made-up"])
    expect(await act(host, "createBroadcast", { streamName, audio: true, video: true })).toBe("broadcastDoesNotExists");
});

test("reactions come from any room to whoever speaks, and to those around whoever reacts", async () => {
  await goesOnAir(host);
  const beside = await inside(await createTestGuest(atrium.url, "Beside"), 1);
  await until(guest, "it is on air", (broadcast) => broadcast?.isActive === true);
  expect(await act(guest, "addBroadcastReaction", { content: "👏" })).toBe("success");
  const clap = { kind: "broadcastReaction", accountId: guest.accountId, roomId: roomIds[1], emotion: "👏" };
  for (const live of [host, beside]) {
    await live.until((each) => eventsOf(each).some(({ kind }) => kind === "broadcastReaction"), "the reaction is seen");
    expect(eventsOf(live)).toContainEqual(clap);
  }
  await owner.web.done("updateRoom", { roomId: must(roomIds[1], "a room"), permissions: { reactions: false } });
  await guest.until((each) => each.space.records.room[roomIds[1] ?? ""]?.permissions.reactions === false, "none");
  expect(await act(guest, "addBroadcastReaction", { content: "👏" })).toBe("forbidden");
});

describe("it ends", () => {
  test.each([
    ["leaves the space", async (live: LiveClient) => live.send({ type: "leave" })],
    ["is sent out", async (live: LiveClient) => void (await host.call("kick", { spaceId, accountId: live.accountId }))],
    [
      "is a host no longer",
      async (live: LiveClient) =>
        void (await owner.web.done("setModerator", { spaceId, accountId: live.accountId, isModerator: false })),
    ],
  ])("when whoever speaks %s", async (_what, go) => {
    const moderator = await withRole("SPACE_MODERATOR");
    await goesOnAir(moderator);
    await until(guest, "it is on air", (broadcast) => broadcast?.isActive === true);
    await go(moderator);
    await until(guest, "it is over", (broadcast) => broadcast === null);
    expect(await act(guest, "createBroadcastToken")).toBe("broadcastDoesNotExists");
  });

  test("not when they go to another room or lose their connection for a moment", async () => {
    await goesOnAir(host);
    await host.join(must(roomIds[1], "another room"));
    host.drop();
    await until(guest, "they are awaited", (broadcast) => typeof broadcast?.heldUntilMs === "number");
    const back = await owner.enter(spaceId, { replaces: host.connectionId });
    await until(guest, "they are back", (broadcast) => broadcast?.heldUntilMs === null);
    expect(await streamOf(back)).toBe(broadcastSeenBy(guest)?.streamName);
  });

  test("by an admin, who is named to whoever spoke; never by one of a lower role, nor the one after it", async () => {
    const [admin, moderator] = [await withRole("SPACE_ADMIN"), await withRole("SPACE_MODERATOR")];
    const { id } = await goesOnAir(moderator);
    expect(await act(guest, "stopBroadcast")).toBe("forbidden");
    expect(await act(admin, "stopBroadcast", { broadcastId: id })).toBe("success");
    await moderator.until((each) => eventsOf(each).some(({ kind }) => kind === "broadcastStopped"), "they are told");
    expect(eventsOf(moderator)).toContainEqual({ kind: "broadcastStopped", byName: "SPACE_ADMIN" });
    await goesOnAir(host);
    expect(await act(admin, "stopBroadcast", { broadcastId: id })).toBe("broadcastDoesNotExists");
    expect(await act(admin, "stopBroadcast")).toBe("forbidden");
    expect(await act(moderator, "stopBroadcast")).toBe("forbidden");
  });
});

describe("the rights of each role", () => {
  test.each([
    ["SPACE_ADMIN", true],
    ["SPACE_MODERATOR", true],
    ["SPACE_MEMBER", false],
    ["SPACE_GUEST", false],
  ] as const)("%s: speaks to every room: %s", async (role, speaks) => {
    const live = await withRole(role);
    expect(await act(live, "createBroadcastToken")).toBe(speaks ? "success" : "broadcastDoesNotExists");
    const streamName = speaks ? await streamOf(live) : "none";
    const otherwise = speaks ? "success" : "forbidden";
    expect(await act(live, "createBroadcast", { streamName, audio: true, video: true })).toBe(otherwise);
    for (const name of ["activateBroadcast", "updateBroadcast"] as const) expect(await act(live, name)).toBe(otherwise);
    expect(await act(live, "stopBroadcast")).toBe(speaks ? "success" : "broadcastDoesNotExists");
  });

  test("who is on no live connection does none of it", async () => {
    const away = await createTestGuest(atrium.url, "Away");
    await expect(away.web.done("createBroadcastToken", { spaceId })).rejects.toThrow("notConnectedToSpace");
  });
});
