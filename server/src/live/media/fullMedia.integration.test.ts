import { must } from "@atrium/contract";
import type { Room, RoomId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startMedia } from "../../../../media/src/startMedia.ts";
import { createCertificate } from "../../../../media/src/transport/dtls/certificate.ts";
import { MediaRobot } from "../../../../media/src/trials/mediaRobot.ts";
import { type MediaTrial, startMediaTrial } from "../../../../media/src/trials/mediaTrial.ts";

const PASSWORD = "sesame";
const FULL = { status: 503, text: "the media server is full" };

let database: TestDatabase;
let trial: MediaTrial;
let atrium: TestAtrium;
let isFull = false;
let owner: TestGuest;
let host: LiveClient;
let spaceId: SpaceId;
let slug: string;
let rooms: readonly Room[];
const robots: MediaRobot[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  trial = await startMediaTrial((options) => startMedia({ ...options, isFull: () => isFull }));
  const { apiKey, apiSecret } = trial.options;
  const settings = { LIVEKIT_URL: trial.url, LIVEKIT_KEY: apiKey, LIVEKIT_SECRET: apiSecret };
  atrium = await startTestAtrium({ databaseUrl: database.url, settings });
});
afterAll(async () => {
  await atrium.stop();
  await trial.stop();
  await database.close();
});

/** The owner talks in the first room; then the media server is full. */
beforeEach(async () => {
  isFull = false;
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId, slug } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  ({ rooms } = await owner.web.done("listRooms", { spaceId }));
  host = await owner.enter(spaceId);
  await seat(host, room(0));
  isFull = true;
});
afterEach(() => {
  for (const robot of robots.splice(0)) robot.stop();
});

const room = (at: number): RoomId => must(rooms[at], "a new space has rooms").id;
const ahead = async (who: TestGuest, roomId: RoomId) => {
  const { entrance } = await who.web.done("getSpaceEntrance", { slug, roomId });
  return entrance.room;
};
const lock = (at: number) => owner.web.done("updateRoom", { roomId: room(at), password: PASSWORD });

async function tokenFor(live: LiveClient, roomId: RoomId, password?: string): Promise<string> {
  return (await live.join(roomId, password)).media.token;
}

/** Joins a room and its media. */
async function seat(live: LiveClient, roomId: RoomId, password?: string): Promise<MediaRobot> {
  const [token, certificate] = [await tokenFor(live, roomId, password), await createCertificate()];
  const robot = await MediaRobot.join({ url: trial.url, token, certificate, index: robots.length });
  robots.push(robot);
  return robot;
}

/** The media server's answer when the page asks why it was rejected. */
async function whyNot(token: string) {
  const answer = await fetch(`${trial.server.signalUrl}/rtc/validate?access_token=${encodeURIComponent(token)}`);
  return { status: answer.status, text: await answer.text() };
}

/** What the connection test at the entrance finds. */
const foundAtDoor = async (who: TestGuest) => whyNot((await who.web.done("checkMedia", {})).media.token);

test("of a full server a locked room where people talk takes who knows the word, as the entrance foretells", async () => {
  await lock(0);
  const guest = await createTestGuest(atrium.url, "Guest");
  expect(await foundAtDoor(guest)).toEqual(FULL);
  expect(await ahead(guest, room(0))).toMatchObject({ roomId: room(0), hasPassword: true, isEmpty: false });
  const live = await guest.enter(spaceId);
  await expect(live.join(room(0))).rejects.toThrow("invalidPassword");
  const heard = await seat(live, room(0), PASSWORD);
  await expect.poll(() => (robots[0]?.speak(), heard.packetsReceived)).toBeGreaterThan(0);
});

test("into a locked room that nobody is in a full server lets nobody, with a reason, as the entrance foretells", async () => {
  await lock(1);
  const guest = await createTestGuest(atrium.url, "Guest");
  expect(await ahead(guest, room(1))).toMatchObject({ roomId: room(1), hasPassword: true, isEmpty: true });
  const token = await tokenFor(await guest.enter(spaceId), room(1), PASSWORD);
  expect(await whyNot(token)).toEqual(FULL);
  isFull = false;
  expect(await whyNot(token)).toMatchObject({ status: 200 });
});

test("a link to a hidden or blocked room foretells a stranger the room they will come to, and a host their own", async () => {
  await owner.web.done("updateRoom", { roomId: room(1), isHidden: true });
  await owner.web.done("updateRoom", { roomId: room(2), blocked: true });
  const guest = await createTestGuest(atrium.url, "Guest");
  for (const closed of [room(1), room(2)]) {
    expect(await ahead(guest, closed)).toMatchObject({ roomId: room(0), isEmpty: false });
    expect(await ahead(owner, closed)).toMatchObject({ roomId: closed, isEmpty: true });
  }
  const live = await guest.enter(spaceId);
  await expect(live.join(room(1))).rejects.toThrow("roomIsHidden");
  await expect(live.join(room(2))).rejects.toThrow("roomIsBlocked");
  for (const closed of [room(1), room(2)]) expect(await whyNot(await tokenFor(host, closed))).toEqual(FULL);
});

test("a full server is no news for whom a private space does not let in, and its people talk on", async () => {
  await owner.web.done("updateSpace", { spaceId, isPrivate: true });
  const stranger = await createTestGuest(atrium.url, "Stranger");
  const { entrance } = await stranger.web.done("getSpaceEntrance", { slug });
  expect(entrance).toMatchObject({ isPrivate: true, room: null, people: [], onlineCount: 0 });
  const member = await createTestGuest(atrium.url, "Member");
  const { account } = await member.web.done("getAccountProfile", {});
  await createArrange(database.db).joinSpace(must(account, "a guest has an account"), spaceId, "SPACE_GUEST");
  expect(await ahead(member, room(0))).toMatchObject({ isEmpty: false });
  expect(await whyNot(await tokenFor(host, room(0)))).toMatchObject({ status: 200 });
});
