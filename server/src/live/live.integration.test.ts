import { CLOSE_CODES, constants, newId } from "@atrium/contract";
import type { RequestId, Room, RoomId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import type { Arrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import { LiveClosed, connectLive } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "../account/tables.ts";

let database: TestDatabase;
let atrium: TestAtrium;
let arrange: Arrange;

beforeAll(async () => {
  database = await createTestDatabase();
  atrium = await startTestAtrium({ databaseUrl: database.url });
  arrange = createArrange(database.db);
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const guest = (name = "Guest") => createTestGuest(atrium.url, name);

/** A new space with three rooms, and its owner inside. */
async function aSpace(): Promise<{ owner: TestGuest; host: LiveClient; spaceId: SpaceId; rooms: Room[] }> {
  const owner = await guest("Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  return { owner, host: await owner.enter(spaceId), spaceId, rooms };
}
const first = (rooms: readonly Room[]): RoomId => rooms[0]?.id ?? newId();
const count = (client: LiveClient) => Object.keys(client.space.records.participant).length;
const codeOf = (reply: Record<string, unknown>) => Object.keys(reply)[0];
const fetchOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test("two people in a room see each other come, move, speak, mute and go", async () => {
  const { host, spaceId, rooms } = await aSpace();
  await host.join(first(rooms));
  const newcomer = await (await guest("Anna")).enter(spaceId);
  const joined = await newcomer.join(first(rooms));
  expect(Object.keys(joined.snapshot.records.member)).toHaveLength(2);
  await host.until((client) => client.room?.records.member[newcomer.accountId] !== undefined, "the newcomer shows");
  newcomer.move(700, 800);
  newcomer.send({ type: "speaking", level: 5 });
  await host.until((client) => client.placeOf(newcomer.accountId)?.x === 700, "the move shows");
  await host.until((client) => client.levelOf(newcomer.accountId) === 5, "the level shows");
  const muted = await newcomer.call("muteSelf", { roomId: first(rooms), audioMuted: false });
  expect(codeOf(muted)).toBe("success");
  await host.until(
    (client) => client.room?.records.member[newcomer.accountId]?.audioMuted === false,
    "the unmuting shows",
  );
  newcomer.close();
  await host.until(
    (client) => count(client) === 1 && Object.keys(client.room?.records.member ?? {}).length === 1,
    "they go",
  );
});

test("a newcomer appears within earshot of those who are there", async () => {
  const { host, spaceId, rooms } = await aSpace();
  await host.join(first(rooms));
  const newcomer = await (await guest()).enter(spaceId);
  const { snapshot } = await newcomer.join(first(rooms));
  const [a = [0, 0], b = [0, 0]] = Object.values(snapshot.records.member).map((member) => member.pos);
  const units = Math.hypot(a[0] - b[0], a[1] - b[1]) / 10_000;
  expect(units).toBeGreaterThan(129);
  expect(units).toBeLessThan(constants.hearing.fullUnits);
});

test("a ticket opens one connection only", async () => {
  const { owner, host, spaceId } = await aSpace();
  host.close();
  const ticket = await owner.ticket(spaceId);
  const client = await connectLive({ url: atrium.url, ticket });
  expect(await fetchOf(connectLive({ url: atrium.url, ticket }))).toEqual(new LiveClosed(1013));
  client.close();
});

test("a crowd that comes at the same moment comes in", async () => {
  const { spaceId } = await aSpace();
  const crowd = await Promise.all(Array.from({ length: 30 }, (_, index) => guest(`Guest ${index}`)));
  const clients = await Promise.all(crowd.map((newcomer) => newcomer.enter(spaceId)));
  await Promise.all(clients.map((client) => client.join()));
  const last = clients.at(-1);
  await last?.until((client) => count(client) === 31, "everybody shows");
  expect(new Set(clients.map(({ accountId }) => accountId)).size).toBe(30);
  for (const client of clients) client.close();
});

test("a made-up ticket opens none", async () => {
  const { spaceId } = await aSpace();
  expect(await fetchOf(connectLive({ url: atrium.url, ticket: "nothing" }))).toEqual(new LiveClosed(1008));
  const guessed = `${spaceId}.${"A".repeat(32)}`;
  expect(await fetchOf(connectLive({ url: atrium.url, ticket: guessed }))).toEqual(new LiveClosed(1013));
});

test("a second tab ends the first with 4002 and nobody else notices a coming or going", async () => {
  const { owner, host, spaceId } = await aSpace();
  const watcher = await (await guest()).enter(spaceId);
  const second = await owner.enter(spaceId);
  expect(await host.closed).toEqual({ code: CLOSE_CODES.newConnection });
  await watcher.until(
    (client) => client.space.records.participant[second.accountId]?.connectionId === second.connectionId,
    "the new connection shows",
  );
  expect(count(watcher)).toBe(2);
});

test("two tabs that open at the same moment end as one", async () => {
  const { owner, host, spaceId } = await aSpace();
  const tabs = await Promise.all([owner.enter(spaceId), owner.enter(spaceId), owner.enter(spaceId)]);
  const open = new Set([host, ...tabs]);
  for (const tab of open) void tab.closed.then(() => open.delete(tab));
  const watcher = await (await guest()).enter(spaceId);
  const stays = tabs.find((tab) => tab.connectionId === watcher.space.records.participant[tab.accountId]?.connectionId);
  expect(stays).toBeDefined();
  await Promise.all([host, ...tabs].filter((tab) => tab !== stays).map((tab) => tab.closed));
  expect([...open]).toEqual([stays]);
});

test("after a lost connection a person is back at once, with place, room and mute state", async () => {
  const { owner, host, spaceId, rooms } = await aSpace();
  await host.join(first(rooms));
  await host.call("muteSelf", { roomId: first(rooms), audioMuted: false });
  host.move(444, 555);
  const watcher = await (await guest()).enter(spaceId);
  await watcher.join(first(rooms));
  await watcher.until((client) => client.placeOf(host.accountId)?.x === 444, "the place is known");
  host.drop();
  await watcher.until((client) => client.space.records.participant[host.accountId]?.away === true, "they are away");
  const back = await owner.enter(spaceId, { replaces: host.connectionId });
  expect(back.resumeRoomId).toBe(first(rooms));
  const { snapshot } = await back.join(back.resumeRoomId ?? newId());
  expect(snapshot.records.member[back.accountId]).toMatchObject({ pos: [4_440_000, 5_550_000], audioMuted: false });
  await watcher.until((client) => client.space.records.participant[host.accountId]?.away === false, "they are back");
  expect(watcher.heard.some((message) => JSON.stringify(message).includes("memberLeft"))).toBe(false);
});

test("a host sends somebody away: their connection ends with 4004, and the kicked cannot stay in the room", async () => {
  const { host, spaceId, rooms } = await aSpace();
  const newcomer = await (await guest()).enter(spaceId);
  await newcomer.join(first(rooms));
  const reply = await host.call("kick", { spaceId, accountId: newcomer.accountId });
  expect(codeOf(reply)).toBe("success");
  expect(await newcomer.closed).toEqual({ code: CLOSE_CODES.kicked });
  await host.until((client) => count(client) === 1, "they are gone");
});

test("a guest kicks nobody, and a host not somebody of higher role", async () => {
  const { host, spaceId } = await aSpace();
  const moderator = await guest("Moderator");
  const { account } = await moderator.web.done("registerUnverifiedAccount", { name: "Moderator" });
  const newcomer = await (await guest()).enter(spaceId);
  expect(codeOf(await newcomer.call("kick", { spaceId, accountId: host.accountId }))).toBe("forbidden");
  const caller = { accountId: account.accountId, sessionId: "", isVerified: false, browserId: "", address: "" };
  await arrange.joinSpace(caller, spaceId, "SPACE_MODERATOR");
  const client = await moderator.enter(spaceId);
  expect(codeOf(await client.call("kick", { spaceId, accountId: host.accountId }))).toBe("forbidden");
  expect(codeOf(await client.call("kick", { spaceId, accountId: newId() }))).toBe("participantNotFound");
  expect(codeOf(await client.call("kick", { spaceId, accountId: newcomer.accountId }))).toBe("success");
});

test("the end of a session ends its live connection", async () => {
  const { spaceId } = await aSpace();
  const newcomer = await guest();
  const client = await newcomer.enter(spaceId);
  await newcomer.web.done("logoutAccount", {});
  expect(await client.closed).toEqual({ code: CLOSE_CODES.unauthorized });
});

test("a session that ran out, or ended at another node, ends its live connection too", async () => {
  const { spaceId } = await aSpace();
  const client = await (await guest()).enter(spaceId);
  await database.db.delete(sessions).where(eq(sessions.accountId, client.accountId));
  expect(await client.closed).toEqual({ code: CLOSE_CODES.unauthorized });
});

test("a new name shows to everybody in the space", async () => {
  const { owner, host, spaceId } = await aSpace();
  const newcomer = await (await guest()).enter(spaceId);
  await owner.web.done("updateAccount", { name: "Renamed" });
  await newcomer.until(
    (client) => client.space.records.participant[host.accountId]?.name === "Renamed",
    "the name shows",
  );
  expect(newcomer.space.records.participant[newcomer.accountId]?.name).not.toBe("Renamed");
});

test("a change of role shows to everybody in the space", async () => {
  const { spaceId } = await aSpace();
  const newcomer = await (await guest()).enter(spaceId);
  const { accountId } = newcomer;
  const caller = { accountId, sessionId: "", isVerified: false, browserId: "", address: "" };
  await arrange.joinSpace(caller, spaceId, "SPACE_MODERATOR");
  atrium.tellChanged(spaceId);
  await newcomer.until(
    (client) => client.space.records.participant[accountId]?.role === "SPACE_MODERATOR",
    "the role shows",
  );
  const roles = Object.values(newcomer.space.records.participant).map((person) => person?.role);
  expect(roles.filter((role) => role === "SPACE_MODERATOR")).toHaveLength(1);
});

test("a change of a room reaches everybody in the space", async () => {
  const { owner, spaceId, rooms } = await aSpace();
  const newcomer = await (await guest()).enter(spaceId);
  await owner.web.done("updateRoom", { roomId: first(rooms), name: "Renamed" });
  await newcomer.until((client) => client.space.records.room[first(rooms)]?.name === "Renamed", "the new name shows");
  const { room } = await owner.web.done("createRoom", { spaceId, name: "Extra", type: "spatial" });
  await newcomer.until((client) => client.space.records.room[room.id] !== undefined, "the new room shows");
  expect(newcomer.space.records.room[room.id]?.name).toBe("Extra");
});

test("the entrance shows who is inside and where", async () => {
  const { owner, host, spaceId, rooms } = await aSpace();
  await host.join(first(rooms));
  const { space } = await owner.web.done("getSpace", { spaceId });
  const { entrance } = await (await guest()).web.done("getSpaceEntrance", { slug: space.slug });
  expect(entrance.onlineCount).toBe(1);
  expect(entrance.people).toMatchObject([{ accountId: host.accountId, name: "Owner", roomId: first(rooms) }]);
});

test("a call over the socket is done once, however often it is sent", async () => {
  const { host, spaceId } = await aSpace();
  const requestId = newId<RequestId>();
  const input = { spaceId, name: "Once", type: "spatial" as const };
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => host.call("createRoom", input, requestId)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  await host.until(
    (client) => Object.values(client.space.records.room).some((room) => room.name === "Once"),
    "it shows",
  );
  expect(Object.values(host.space.records.room).filter((room) => room.name === "Once")).toHaveLength(1);
});

test("operations of HTTP alone, and those that do not exist, are refused on the socket", async () => {
  const { host } = await aSpace();
  expect(codeOf(await host.call("logoutAccount", {}))).toBe("invalidRequest");
  host.sendText(JSON.stringify({ type: "call", id: "12345678", operation: "constructor", input: {} }));
  await host.until(
    (client) => client.heard.some((message) => message.type === "reply" && message.id === "12345678"),
    "it is answered",
  );
});

test("joinRoom is not to be had over HTTP", async () => {
  const { owner, spaceId } = await aSpace();
  expect((await owner.web.call("joinRoom", { spaceId })).code).toBe("invalidRequest");
});

test("a server that stops tells everybody to come back a little later", async () => {
  const other = await startTestAtrium({ databaseUrl: database.url });
  const newcomer = await createTestGuest(other.url, "Guest");
  const { spaceId } = await newcomer.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const client = await newcomer.enter(spaceId);
  const stopped = other.stop();
  expect(await client.closed).toEqual({ code: 1012 });
  const farewell = client.heard.find((message) => message.type === "failure");
  expect(farewell).toMatchObject({ closeCode: 1012 });
  expect(farewell?.type === "failure" && farewell.reconnectInMs).toBeLessThanOrEqual(5000);
  await stopped;
});
