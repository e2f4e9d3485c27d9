import { CLOSE_CODES } from "@atrium/contract";
import type { Room, SpaceId } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive, LiveClosed } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { joinMedia } from "@atrium/testkit/mediaRobot";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { createWebCaller } from "@atrium/testkit/webCaller";
import { sql } from "drizzle-orm";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { spaceOf } from "@atrium/rules";
import { afterAll, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const TEAM = { teamName: "Team", spaceName: "Space" };
let owner: TestGuest;
let guest: TestGuest;
let host: LiveClient;
let client: LiveClient;
let spaceId: SpaceId;
let room: Room;
let other: { spaceId: SpaceId; room: Room; live: LiveClient };

async function ownedSpace(newcomer: TestGuest) {
  const made = await newcomer.web.done("tryForFree", TEAM);
  const { rooms } = await newcomer.web.done("listRooms", { spaceId: made.spaceId });
  return { spaceId: made.spaceId, room: rooms[0] as Room, live: await newcomer.enter(made.spaceId) };
}
const codeOf = (reply: Record<string, unknown>) => Object.keys(reply)[0];
const member = async (newcomer: TestGuest) => {
  const { account } = await newcomer.web.done("getAccountProfile", {});
  return { accountId: account?.accountId ?? null } as Parameters<typeof arrange.joinSpace>[0];
};

/** Two spaces with an owner in each; a guest is in the first room of the first one, with its owner. */
beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId, room, live: host } = await ownedSpace(owner));
  other = await ownedSpace(await createTestGuest(atrium.url, "Other owner"));
  guest = await createTestGuest(atrium.url, "Guest");
  client = await guest.enter(spaceId);
  await host.join(room.id);
  await client.join(room.id);
  await other.live.join(other.room.id);
});

test("a ticket of a session that has ended since opens nothing", async () => {
  const ticket = await guest.ticket(spaceId);
  await guest.web.done("logoutAccount", {});
  await client.closed;
  const entered = connectLive({ url: atrium.url, ticket });
  await expect(entered).rejects.toEqual(new LiveClosed(CLOSE_CODES.unauthorized));
});

test("a ticket for one space, renamed to another, opens neither", async () => {
  const [, secret = ""] = (await guest.ticket(spaceId)).split(".");
  const entered = connectLive({ url: atrium.url, ticket: `${other.spaceId}.${secret}` });
  await expect(entered).rejects.toEqual(new LiveClosed(1013));
});

test("a kick voids the tickets from before it and the links to the session; the door is asked anew", async () => {
  const ticket = await guest.ticket(spaceId);
  const link = await guest.web.done("createTemporaryAuthLink", {});
  expect(codeOf(await host.call("kick", { spaceId, accountId: client.accountId }))).toBe("success");
  await client.closed;
  await expect(connectLive({ url: atrium.url, ticket })).rejects.toEqual(new LiveClosed(1013));
  const opened = createWebCaller(atrium.url).done("authAccountByTemporaryAuthLink", { token: link.token });
  await expect(opened).rejects.toThrow("codeNotFound");
  const back = await guest.enter(spaceId);
  back.close();
});

test("neither a made-up ticket nor a call without a session or a role wakes a space up", async () => {
  const asleep = await (await createTestGuest(atrium.url, "Sleeper")).web.done("tryForFree", TEAM);
  const isAwake = async () => {
    const ids = await database.db.execute<{ one: number }>(
      sql`select 1 as one from space_leases where space_id = ${asleep.spaceId}`,
    );
    return ids.rows.length > 0;
  };
  await arrange.space(asleep.spaceId, { isPrivate: true });
  const madeUp = connectLive({ url: atrium.url, ticket: `${asleep.spaceId}.${"x".repeat(32)}` });
  await expect(madeUp).rejects.toEqual(new LiveClosed(1013));
  const input = { spaceId: asleep.spaceId, name: "Woken" };
  await expect(createWebCaller(atrium.url).done("updateSpace", input)).rejects.toThrow("unauthorized");
  await expect(guest.web.done("updateSpace", input)).rejects.toThrow("spaceNotFound");
  expect(await isAwake()).toBe(false);
});

test("what was true at the door is asked again on coming in", async () => {
  const stranger = await createTestGuest(atrium.url, "Stranger");
  const [first, second] = [await stranger.ticket(spaceId), await stranger.ticket(spaceId)];
  const { space } = await owner.web.done("getSpace", { spaceId });
  await arrange.team(space.teamId, { boughtCapacity: 2 });
  await owner.web.done("updateTeam", { teamId: space.teamId, name: "Two at most" });
  await host.until((each) => spaceOf(each.space).teamName === "Two at most", "the change arrived");
  const full = connectLive({ url: atrium.url, ticket: first });
  await expect(full).rejects.toEqual(new LiveClosed(CLOSE_CODES.overCapacity));
  await arrange.space(spaceId, { isPrivate: true });
  const shut = connectLive({ url: atrium.url, ticket: second });
  await expect(shut).rejects.toEqual(new LiveClosed(CLOSE_CODES.private));
});

test("nobody comes in without a name", async () => {
  const nameless = createWebCaller(atrium.url);
  const made = await nameless.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const door = () => nameless.done("canJoinSpace", { spaceId: made.spaceId });
  expect(await door()).toEqual({ state: "closed", closeCode: CLOSE_CODES.nameRequired, startsAt: null });
  await nameless.done("updateAccount", { name: "Somebody" });
  expect((await door()).state).toBe("open");
});

test("rooms and people of another space are not there for people of this one", async () => {
  const roomId = other.room.id;
  expect(codeOf(await client.call("joinRoom", { spaceId, roomId }))).toBe("roomNotFound");
  expect(codeOf(await client.call("sendEmotion", { roomId, emotion: "👋" }))).toBe("notConnectedToRoom");
  expect(codeOf(await host.call("muteSelf", { roomId, audioMuted: false }))).toBe("notConnectedToRoom");
  const { accountId } = other.live;
  expect(codeOf(await host.call("kick", { spaceId, accountId }))).toBe("participantNotFound");
  expect(codeOf(await host.call("kick", { spaceId: other.spaceId, accountId }))).toBe("forbidden");
  const mute = { accountId, audio: true, video: true };
  expect(codeOf(await host.call("muteParticipant", { ...mute, roomId: room.id }))).toBe("participantNotFound");
  expect(codeOf(await host.call("muteParticipant", { ...mute, roomId }))).toBe("notConnectedToSpace");
});

test("nobody mutes somebody of higher role", async () => {
  await arrange.joinSpace(await member(guest), spaceId, "SPACE_MODERATOR");
  atrium.tellChanged(spaceId);
  const isModerator = (each: LiveClient) =>
    each.space.records.participant[client.accountId]?.role === "SPACE_MODERATOR";
  await host.until(isModerator, "the guest is a moderator");
  const mute = { roomId: room.id, accountId: host.accountId, audio: true, video: true };
  expect(codeOf(await client.call("muteParticipant", mute))).toBe("forbidden");
  expect(codeOf(await client.call("muteParticipant", { ...mute, accountId: client.accountId }))).toBe("success");
});

test("a lost connection is no shelter from a mute", async () => {
  await client.call("muteSelf", { roomId: room.id, audioMuted: false });
  client.drop();
  await host.until((each) => each.space.records.participant[client.accountId]?.away === true, "they are away");
  const mute = { roomId: room.id, accountId: client.accountId, audio: true, video: false };
  expect(codeOf(await host.call("muteParticipant", mute))).toBe("success");
  await host.until((each) => each.room?.records.member[client.accountId]?.audioMuted === true, "they are muted");
});

test("a right that is taken away from somebody inside counts at once for calls, and ends what they send", async () => {
  await arrange.room(room.id, { permissions: { ...DEFAULT_ROOM_FLAGS, audio: false } });
  await arrange.joinSpace(await member(guest), spaceId, "SPACE_MODERATOR");
  atrium.tellChanged(spaceId);
  await client.until((each) => each.space.records.participant[each.accountId]?.role === "SPACE_MODERATOR", "promoted");
  const proxy = await asFromAPage(atrium.port);
  const [speaker, listener] = await Promise.all(
    [client, host].map(async (each) => joinMedia(proxy.url, (await each.join(room.id)).media.token)),
  );
  await speaker?.sendMicrophone();
  await client.call("muteSelf", { roomId: room.id, audioMuted: false });
  await host.until((each) => each.room?.records.member[client.accountId]?.audioMuted === false, "they speak");
  await expect.poll(() => listener?.isMuted(client.accountId)).toBe(false);

  await database.db.execute(sql`update space_members set role = 'SPACE_GUEST' where account_id = ${client.accountId}`);
  expect(codeOf(await client.call("kick", { spaceId, accountId: host.accountId }))).toBe("forbidden");
  atrium.tellChanged(spaceId);
  await client.until((each) => each.space.records.participant[each.accountId]?.role === "SPACE_GUEST", "demoted");
  expect(codeOf(await client.call("muteSelf", { roomId: room.id, audioMuted: false }))).toBe("forbidden");
  await host.until((each) => each.room?.records.member[client.accountId]?.audioMuted === true, "they no longer speak");
  await expect.poll(() => listener?.isMuted(client.accountId)).toBe(null);
  await Promise.all([speaker?.leave(), listener?.leave()]);
  proxy.close();
});

/** A proxy that adds the Origin header of a browser to the requests of a headless media client. */
async function asFromAPage(port: number): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    const onward = connect(port, "127.0.0.1");
    socket.once("data", (head) => {
      const named = `Host: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}`;
      onward.write(head.toString("latin1").replace(/^host:.*$/im, named), "latin1");
      socket.pipe(onward).pipe(socket);
    });
    for (const side of [socket, onward]) side.on("error", () => side.destroy());
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
