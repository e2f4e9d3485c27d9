import { CLOSE_CODES, newId } from "@atrium/contract";
import type { AccountId, PassingEvent, Room, RoomId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import type { Arrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashPassword } from "../platform/passwords.ts";

let database: TestDatabase;
let atrium: TestAtrium;
let arrange: Arrange;
let owner: TestGuest;
let host: LiveClient;
let newcomer: TestGuest;
let client: LiveClient;
let spaceId: SpaceId;
let rooms: Room[];

beforeAll(async () => {
  database = await createTestDatabase();
  atrium = await startTestAtrium({ databaseUrl: database.url });
  arrange = createArrange(database.db);
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

/** A space with its owner and a guest inside, in no room yet. */
beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  ({ rooms } = await owner.web.done("listRooms", { spaceId }));
  newcomer = await createTestGuest(atrium.url, "Guest");
  host = await owner.enter(spaceId);
  client = await newcomer.enter(spaceId);
});

const room = (index: number): RoomId => rooms[index]?.id ?? newId();
/** The first event of a kind that somebody received. */
const happened = ({ heard }: LiveClient, kind: PassingEvent["kind"]) =>
  heard.flatMap((message) => (message.type === "events" ? message.events : [])).find((event) => event.kind === kind);
const codeOf = (reply: Record<string, unknown>) => Object.keys(reply)[0];

/** Changes settings that have no operation yet; the live space reads them when the room is renamed. */
async function setRoom(roomId: RoomId, changes: Parameters<Arrange["room"]>[1]): Promise<void> {
  await arrange.room(roomId, changes);
  const name = `Changed ${newId().slice(0, 6)}`;
  await owner.web.done("updateRoom", { roomId, name });
  await host.until((each) => each.space.records.room[roomId]?.name === name, "the change arrived");
}
const joinCode = async (roomId: RoomId | undefined, password?: string) =>
  codeOf(
    await client.call("joinRoom", {
      spaceId,
      ...(roomId !== undefined && { roomId }),
      ...(password !== undefined && { password }),
    }),
  );

test("joinRoom without a room takes the one that balancing picks", async () => {
  expect((await client.join()).room.id).toBe(room(0));
});

test("joinRoom refuses a room that is not there", async () => {
  expect(await joinCode(newId())).toBe("roomNotFound");
});

test("joinRoom refuses a space the caller is not connected to", async () => {
  const other = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Other" });
  expect(codeOf(await client.call("joinRoom", { spaceId: other.spaceId }))).toBe("notConnectedToSpace");
});

test("a room with a password lets in who knows it, and hosts without", async () => {
  await setRoom(room(0), { passwordHash: await hashPassword("sesame") });
  expect(await joinCode(room(0))).toBe("invalidPassword");
  expect(await joinCode(room(0), "wrong")).toBe("invalidPassword");
  expect(await joinCode(room(0), "sesame")).toBe("success");
  expect((await host.join(room(0))).room.hasPassword).toBe(true);
});

test("guesses of a room's password come to an end", async () => {
  await setRoom(room(0), { passwordHash: await hashPassword("sesame") });
  const codes: (string | undefined)[] = [];
  while (codes.length < 21 && codes.at(-1) !== "tooOftenAttempts") codes.push(await joinCode(room(0), "wrong"));
  expect(codes.at(0)).toBe("invalidPassword");
  expect(codes.at(-1)).toBe("tooOftenAttempts");
});

test("blocked and hidden rooms are closed to guests and open to admins", async () => {
  await setRoom(room(0), { blocked: true });
  await setRoom(room(1), { isHidden: true });
  expect(await joinCode(room(0))).toBe("roomIsBlocked");
  expect(await joinCode(room(1))).toBe("roomIsHidden");
  expect((await host.join(room(0))).room.blocked).toBe(true);
  expect(client.space.records.room[room(0)]).toBeUndefined();
  expect(client.space.records.participant[host.accountId]?.roomId ?? null).toBeNull();
});

test("a full room lets nobody in, and those who come at once never overfill it", async () => {
  await setRoom(room(0), { capacity: 3 });
  const crowd = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => (await createTestGuest(atrium.url, `Guest ${index}`)).enter(spaceId)),
  );
  const codes = await Promise.all(
    crowd.map(async (each) => codeOf(await each.call("joinRoom", { spaceId, roomId: room(0) }))),
  );
  expect(codes.filter((code) => code === "success")).toHaveLength(3);
  expect(codes.filter((code) => code === "roomCapacityReached")).toHaveLength(5);
});

test("when no room is open, balancing says so", async () => {
  for (const each of rooms) await setRoom(each.id, { isHidden: true });
  expect(await joinCode(undefined)).toBe("noMorePublicRooms");
});

test("a reaction shows to everybody in the room, and not too many of them", async () => {
  await host.join(room(0));
  await client.join(room(0));
  expect(codeOf(await client.call("sendEmotion", { roomId: room(0), emotion: "👋" }))).toBe("success");
  await host.until((each) => happened(each, "emotion") !== undefined, "the reaction shows");
  const many = Array.from({ length: 25 }, () => client.call("sendEmotion", { roomId: room(0), emotion: "🔥" }));
  expect(new Set((await Promise.all(many)).map(codeOf))).toEqual(new Set(["success", "tooOftenAttempts"]));
});

test("reactions are for people in the room, where the room allows them", async () => {
  expect(codeOf(await client.call("sendEmotion", { roomId: room(0), emotion: "👋" }))).toBe("notConnectedToRoom");
  expect(codeOf(await client.call("sendEmotion", { roomId: newId(), emotion: "👋" }))).toBe("roomNotFound");
  await setRoom(room(0), { permissions: { ...DEFAULT_ROOM_FLAGS, reactions: false } });
  await client.join(room(0));
  expect(codeOf(await client.call("sendEmotion", { roomId: room(0), emotion: "👋" }))).toBe("forbidden");
});

test("a host takes the megaphone; a guest does where the room allows it", async () => {
  await host.join(room(0));
  await client.join(room(0));
  expect(codeOf(await host.call("setMegaphone", { roomId: room(0), on: true }))).toBe("success");
  await client.until((each) => each.room?.records.member[host.accountId]?.hasMegaphone === true, "the megaphone shows");
  expect(codeOf(await client.call("setMegaphone", { roomId: room(0), on: true }))).toBe("megaphoneNotAllowed");
  await setRoom(room(0), { permissions: { ...DEFAULT_ROOM_FLAGS, megaphone: true } });
  expect(codeOf(await client.call("setMegaphone", { roomId: room(0), on: true }))).toBe("success");
});

test("a megaphone needs a spatial room, the person in it, and the room to exist", async () => {
  const board = room(1);
  await setRoom(board, { type: "collaboration" });
  await host.join(board);
  expect(codeOf(await host.call("setMegaphone", { roomId: board, on: true }))).toBe("invalidRoomType");
  expect(codeOf(await host.call("setMegaphone", { roomId: room(0), on: true }))).toBe("notConnectedToRoom");
  expect(codeOf(await host.call("setMegaphone", { roomId: newId(), on: true }))).toBe("roomNotFound");
});

test("muteSelf is for people in the room", async () => {
  expect(codeOf(await client.call("muteSelf", { roomId: room(0), audioMuted: false }))).toBe("notConnectedToRoom");
  expect(codeOf(await client.call("muteSelf", { roomId: newId(), audioMuted: false }))).toBe("roomNotFound");
});

test("nobody turns on what the room does not allow, and everybody may turn it off", async () => {
  await setRoom(room(0), { permissions: { ...DEFAULT_ROOM_FLAGS, audio: false } });
  await client.join(room(0));
  expect(codeOf(await client.call("muteSelf", { roomId: room(0), audioMuted: false }))).toBe("forbidden");
  expect(codeOf(await client.call("muteSelf", { roomId: room(0), audioMuted: true, videoMuted: false }))).toBe(
    "success",
  );
});

test("a host turns somebody's microphone off, who is told and may turn it on again", async () => {
  await host.join(room(0));
  await client.join(room(0));
  await client.call("muteSelf", { roomId: room(0), audioMuted: false });
  const mute = { roomId: room(0), accountId: client.accountId, audio: true, video: false };
  expect(codeOf(await host.call("muteParticipant", mute))).toBe("success");
  await client.until(
    (each) =>
      each.room?.records.member[each.accountId]?.forceMutedAudio === true &&
      each.room.records.member[each.accountId]?.audioMuted === true,
    "they are muted",
  );
  await client.until((each) => happened(each, "forceMuted") !== undefined, "they are told");
  expect(happened(client, "forceMuted")).toMatchObject({ audio: true, byName: "Owner" });
  await client.call("muteSelf", { roomId: room(0), audioMuted: false });
  await host.until(
    (each) => each.room?.records.member[client.accountId]?.forceMutedAudio === false,
    "they speak again",
  );
});

test("a guest mutes nobody, and nobody mutes who is not there", async () => {
  await host.join(room(0));
  await client.join(room(0));
  const mute = (accountId: AccountId) => ({ roomId: room(0), accountId, audio: true, video: true });
  expect(codeOf(await client.call("muteParticipant", mute(host.accountId)))).toBe("forbidden");
  expect(codeOf(await host.call("muteParticipant", mute(newId())))).toBe("participantNotFound");
  const elsewhere = { ...mute(client.accountId), roomId: room(1) };
  expect(codeOf(await host.call("muteParticipant", elsewhere))).toBe("participantNotFound");
  expect(codeOf(await host.call("muteParticipant", { ...elsewhere, roomId: newId() }))).toBe("roomNotFound");
});

test("sharing a screen shows, where the room allows it", async () => {
  await host.join(room(0));
  await client.join(room(0));
  client.send({ type: "sharing", screen: true });
  await host.until((each) => each.room?.records.member[client.accountId]?.sharingScreen === true, "the share shows");
  client.send({ type: "sharing", screen: false });
  await host.until((each) => each.room?.records.member[client.accountId]?.sharingScreen === false, "the share ends");
  await setRoom(room(0), { permissions: { ...DEFAULT_ROOM_FLAGS, share: false } });
  client.send({ type: "sharing", screen: true });
  await client.call("muteSelf", { roomId: room(0), videoMuted: false });
  await host.until(
    (each) => each.room?.records.member[client.accountId]?.videoMuted === false,
    "what came later shows",
  );
  expect(host.room?.records.member[client.accountId]?.sharingScreen).toBe(false);
});

const door = async (who: TestGuest, password?: string) => {
  const answer = await who.web.done("canJoinSpace", { spaceId, ...(password !== undefined && { password }) });
  return answer.state === "open" ? "open" : answer.closeCode;
};

test("canJoinSpace opens the door with a ticket", async () => {
  expect(await newcomer.web.done("canJoinSpace", { spaceId })).toMatchObject({
    state: "open",
    address: "",
    expiresInMs: 30_000,
  });
});

test("canJoinSpace answers a space that is not there with spaceNotFound", async () => {
  expect((await newcomer.web.call("canJoinSpace", { spaceId: newId() })).code).toBe("spaceNotFound");
});

test("the door of a private space is closed to strangers only", async () => {
  client.close();
  await arrange.space(spaceId, { isPrivate: true });
  expect(await door(newcomer)).toBe(CLOSE_CODES.private);
  expect(await door(owner)).toBe("open");
});

test("before its start a space is open to its hosts only", async () => {
  const startsAt = new Date(Date.now() + 3_600_000);
  await arrange.space(spaceId, { startsAt });
  expect(await newcomer.web.done("canJoinSpace", { spaceId })).toEqual({
    state: "closed",
    closeCode: CLOSE_CODES.notStarted,
    startsAt: startsAt.toISOString(),
  });
  expect(await door(owner)).toBe("open");
});

test("a space with a password asks strangers for it, and not those who are inside", async () => {
  const stranger = await createTestGuest(atrium.url, "Stranger");
  await arrange.space(spaceId, { passwordHash: await hashPassword("sesame") });
  expect(await door(stranger)).toBe(CLOSE_CODES.wrongPassword);
  expect(await stranger.web.done("canJoinSpace", { spaceId, password: "wrong" })).toMatchObject({ tries: { left: 9 } });
  expect(await door(stranger, "sesame")).toBe("open");
  expect(await door(newcomer)).toBe("open");
  expect(await door(owner)).toBe("open");
});

test("a full space is closed, and stays open for who is inside", async () => {
  const { space } = await owner.web.done("getSpace", { spaceId });
  await arrange.team(space.teamId, { boughtCapacity: 2 });
  atrium.tellChanged(spaceId);
  const stranger = await createTestGuest(atrium.url, "Stranger");
  await expect.poll(() => door(stranger)).toBe(CLOSE_CODES.overCapacity);
  expect(await door(newcomer)).toBe("open");
});

test("an invitation shows to the two it is between, and ends with whoever leaves their room", async () => {
  const third = await (await createTestGuest(atrium.url, "Third")).enter(spaceId);
  await host.join(room(0));
  await client.join(room(1));
  await third.join(room(1));
  const invitations = (of: LiveClient) => Object.values(of.space.records.invitations);
  const toGuest = { roomId: room(0), accountId: client.accountId, words: "  Coffee is ready " };
  expect(await host.call("createSpaceInvitation", toGuest)).toEqual({ success: {} });
  expect(await host.call("createSpaceInvitation", toGuest)).toEqual({ success: {} });
  for (const each of [client, host]) await each.until((now) => invitations(now).length > 0, "both have it");
  expect(invitations(client)).toMatchObject([
    { open: [{ type: "inbound", fromAccountId: host.accountId, roomId: room(0), words: "Coffee is ready" }] },
  ]);
  expect(invitations(third)).toEqual([]);
  const toHost = { roomId: room(1), accountId: host.accountId };
  expect(await client.call("acceptSpaceInvitation", toHost)).toEqual({ success: {} });
  await host.until((now) => invitations(now).length === 0, "it is over");
  expect(codeOf(await client.call("rejectSpaceInvitation", toHost))).toBe("inviteNotFound");
  await host.call("createSpaceInvitation", toGuest);
  await host.call("createSpaceInvitation", { roomId: room(0), accountId: third.accountId });
  await third.until((now) => invitations(now).length > 0, "the third is asked");
  await host.join(room(2));
  for (const each of [client, third, host]) await each.until((now) => invitations(now).length === 0, "all are over");
});
