import { constants, must, newId } from "@atrium/contract";
import type {
  InputOf,
  OperationName,
  Operations,
  Recording,
  RecordingId,
  RoomId,
  SpaceId,
  TeamId,
} from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { createTestRecorder } from "@atrium/testkit/testRecorder";
import type { TestRecorderPage } from "@atrium/testkit/testRecorder";
import { createWallClock } from "@atrium/testkit/wallClock";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { insertRecording } from "./recordingStore.ts";
import { aWebm } from "./testing/aWebm.ts";

const database = await createTestDatabase();
const recorder = createTestRecorder();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const atrium = await startTestAtrium({ databaseUrl: database.url, recorder, clock });
const arrange = createArrange(database.db);
const webm = await aWebm(2);
const aWebp = Buffer.from("RIFF\u0004\0\0\0WEBP", "latin1");
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

let owner: TestGuest;
let host: LiveClient;
let guest: LiveClient;
let teamId: TeamId;
let spaceId: SpaceId;
let roomId: RoomId;

beforeEach(async () => {
  recorder.fault = null;
  recorder.pages.length = 0;
  owner = await createTestGuest(atrium.url, "Owner");
  ({ teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  roomId = must(rooms[0], "a space has a room").id;
  host = await inside(owner);
  guest = await inside(await createTestGuest(atrium.url, "Guest"));
});

async function inside(person: TestGuest): Promise<LiveClient> {
  const live = await person.enter(spaceId);
  await live.join(roomId);
  return live;
}
async function codeOf<Name extends OperationName>(
  by: LiveClient,
  name: Name,
  input: InputOf<Operations[Name]>,
): Promise<string | undefined> {
  return Object.keys(await by.call(name, input))[0];
}
const listed = async (): Promise<Recording[]> => (await owner.web.done("listStageRecordings", { spaceId })).recordings;
const latest = async (): Promise<Recording> => must((await listed())[0], "it is listed");
/** Ends it, and waits for its file. */
async function stopped(page: TestRecorderPage, key: string) {
  await codeOf(host, "stopRecording", { roomId });
  await expect.poll(() => page.bring(key, { number: 1, isLast: true })).toMatchObject({ stops: true });
  await expect.poll(async () => (await latest()).state).toBe("ready");
}
const isRecorded = (live: LiveClient) => live.space.records.room[roomId]?.recordingInProgress === true;

/** A recording whose page is open, up to its first piece. */
async function recording() {
  expect(await codeOf(host, "startRecording", { roomId })).toBe("success");
  const page = must(recorder.pages.at(-1), "a page was opened");
  const { key, told } = must(await page.enter(), "its token is good");
  return { page, key, told };
}

describe("a recording from beginning to end", () => {
  test("is seen by everybody in the space, and its file can be had by hosts", async () => {
    const { page, key, told } = await recording();
    await guest.until(isRecorded, "the guest sees it");
    expect(guest.space.records.room[roomId]).toMatchObject({ recordingByName: "Owner" });
    expect(told).toMatchObject({ stops: false, media: { url: "" } });
    expect(told.room?.people.map(({ name }) => name).toSorted()).toEqual(["Guest", "Owner"]);
    expect((await latest()).state).toBe("starting");
    const half = Math.floor(webm.length / 2);
    await page.bring(key, { number: 0, bytes: webm.subarray(0, half) });
    expect((await latest()).state).toBe("recording");
    expect(await codeOf(host, "stopRecording", { roomId })).toBe("success");
    await guest.until((each) => !isRecorded(each), "the guest sees that it has ended");
    await expect.poll(() => page.bring(key, { number: 1, bytes: Buffer.alloc(0) })).toMatchObject({ stops: true });
    await page.bring(key, { number: 1, bytes: webm.subarray(half), isLast: true });
    await expect.poll(async () => (await latest()).state).toBe("ready");
    expect(page.isClosed).toBe(true);
    const made = await latest();
    expect(made).toMatchObject({ roomId, startedByName: "Owner", endedBecause: null, durationMs: 1900 });
    const { url, name } = await owner.web.done("downloadStageRecording", { spaceId, recordingId: made.id });
    expect(name).toMatch(/\.webm$/);
    const file = await fetch(`${atrium.url}${url}`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "video/webm"]);
    const whole = Buffer.from(await file.arrayBuffer());
    expect(whole.byteLength).toBe(made.bytes);
    const jumped = await fetch(`${atrium.url}${url}`, { headers: { range: "bytes=100-199" } });
    expect([jumped.status, jumped.headers.get("content-range")]).toEqual([206, `bytes 100-199/${made.bytes}`]);
    expect(Buffer.from(await jumped.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    const beyond = await fetch(`${atrium.url}${url}`, { headers: { range: `bytes=${made.bytes}-` } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${made.bytes}`]);
    expect((await fetch(`${atrium.url}${url.split("?")[0]}`)).status).toBe(404);
  });

  test("leaves nothing once it is deleted, nor its picture", async () => {
    const { page, key } = await recording();
    expect(await page.bringPicture("wrong", aWebp)).toBe(false);
    expect(await page.bringPicture(key, Buffer.from("<svg/>"))).toBe(false);
    expect(await page.bringPicture(key, aWebp)).toBe(true);
    await page.bring(key, { number: 0, bytes: webm });
    const { id: recordingId } = await latest();
    expect((await owner.web.call("deleteStageRecording", { spaceId, recordingId })).code).toBe("recordingInProgress");
    await stopped(page, key);
    const { url } = await owner.web.done("downloadStageRecording", { spaceId, recordingId });
    const pictureUrl = must((await latest()).pictureUrl, "it has a picture");
    const picture = await fetch(`${atrium.url}${pictureUrl}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(Buffer.from(await picture.arrayBuffer()).equals(aWebp)).toBe(true);
    expect((await fetch(`${atrium.url}${pictureUrl.split("?")[0]}`)).status).toBe(404);
    await owner.web.done("deleteStageRecording", { spaceId, recordingId });
    expect(await listed()).toEqual([]);
    for (const gone of [url, pictureUrl]) expect((await fetch(`${atrium.url}${gone}`)).status).toBe(404);
  });
});

describe("who may record", () => {
  test.each([
    ["SPACE_ADMIN", "success"],
    ["SPACE_MODERATOR", "success"],
    ["SPACE_MEMBER", "recordingForbidden"],
    ["SPACE_GUEST", "recordingForbidden"],
  ] as const)("%s: %s", async (role, code) => {
    const person = await createTestGuest(atrium.url, "Person");
    const { account } = await person.web.done("getAccountProfile", {});
    await arrange.joinSpace({ accountId: must(account, "signed in").accountId }, spaceId, role);
    const live = await inside(person);
    expect(await codeOf(live, "startRecording", { roomId })).toBe(code);
    expect((await person.web.call("listStageRecordings", { spaceId })).code).toBe(
      code === "success" ? "success" : "forbidden",
    );
    expect(await codeOf(live, "stopRecording", { roomId })).toBe(code === "success" ? "success" : "forbidden");
  });

  test("what was recorded in a room that only admins enter is theirs alone", async () => {
    const { page, key } = await recording();
    await page.bring(key, { number: 0, bytes: webm });
    await stopped(page, key);
    const { id: recordingId } = await latest();
    await owner.web.done("updateRoom", { roomId, blocked: true });
    const { web } = await createTestGuest(atrium.url, "Person");
    const { account } = await web.done("getAccountProfile", {});
    await arrange.joinSpace({ accountId: must(account, "signed in").accountId }, spaceId, "SPACE_MODERATOR");
    expect((await web.done("listStageRecordings", { spaceId })).recordings).toEqual([]);
    for (const name of ["downloadStageRecording", "deleteStageRecording"] as const)
      expect((await web.call(name, { spaceId, recordingId })).code).toBe("recordingNotFound");
    expect(await listed()).toHaveLength(1);
  });

  test("nobody on a plan that keeps none", async () => {
    await arrange.team(teamId, { plan: "free" });
    expect((await owner.web.call("startRecording", { roomId })).code).toBe("recordingForbidden");
  });
});

describe("limits", () => {
  test("ten attempts at once begin one recording", async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => owner.web.call("startRecording", { roomId })));
    expect(codes.map(({ code }) => code).toSorted()).toEqual([...Array(9).fill("alreadyRecording"), "success"]);
    expect(recorder.pages).toHaveLength(1);
  });

  test("a team keeps what its plan keeps, also when recordings begin in two spaces at once", async () => {
    await arrange.team(teamId, { plan: "lite" });
    const { spaceId: second } = await owner.web.done("createSpace", { teamId, name: "Second" });
    const { rooms } = await owner.web.done("listRooms", { spaceId: second });
    const other = must(rooms[0], "a space has a room").id;
    const visitor = await owner.enter(second);
    await visitor.join(other);
    const codes = await Promise.all([
      codeOf(host, "startRecording", { roomId }),
      codeOf(visitor, "startRecording", { roomId: other }),
    ]);
    expect(codes.map(String).toSorted()).toEqual(["recordingsQuantityExceeded", "success"]);
  });
});

describe("a recorder's token", () => {
  test("works once, and never as a key", async () => {
    const { page, key } = await recording();
    expect(await page.enter()).toBeNull();
    expect(await page.enter(key)).toBeNull();
    const token = must(new URL(page.url).searchParams.get("agoraRecordingToken"), "it is in the address");
    expect(await page.bring(token, { number: 0, bytes: webm })).toBeNull();
    expect(await page.bring("", { number: 0, bytes: webm })).toBeNull();
  });

  test("opens nothing of the site: calls under its host have no session", async () => {
    const { page } = await recording();
    expect(page.url).toMatch(/^http:\/\/recorder\.localhost:\d+\/s\//);
    expect(isRecorded(host)).toBe(true);
    expect(Object.keys(host.space.records.participant)).toHaveLength(2);
  });

  test("is asked for before the bytes of a piece are taken", async () => {
    await recording();
    const answered = await fetch(`${atrium.url}/recorder/0`, {
      method: "PUT",
      headers: { authorization: "Bearer wrong" },
      // It never ends.
      body: new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }),
      duplex: "half",
    });
    expect(answered.status).toBe(403);
  });

  test("brings each piece once, in order", async () => {
    const { page, key } = await recording();
    expect(await page.bring(key, { number: 1, bytes: webm })).toBeNull();
    for (const _ of [1, 2]) await page.bring(key, { number: 0, bytes: webm });
    await stopped(page, key);
    expect((await latest()).durationMs).toBe(1900);
  });
});

describe("what goes wrong is said", () => {
  test("a recorder that dies leaves what came as a part", async () => {
    const { page, key } = await recording();
    await page.bring(key, { number: 0, bytes: webm });
    page.die();
    await guest.until((each) => !isRecorded(each), "the mark is gone");
    await expect.poll(async () => (await latest()).state).toBe("partial");
    expect(await latest()).toMatchObject({ endedBecause: "recorderLost", durationMs: 1900 });
  });

  test("a recorder that never brings anything is given up", async () => {
    await recording();
    clock.skipSteady(constants.recording.growsWithinMs);
    await expect.poll(async () => (await latest()).state).toBe("failed");
    expect(await latest()).toMatchObject({ endedBecause: "neverBegan", bytes: null });
    const { room } = await owner.web.done("getRoom", { roomId });
    expect(room.recordingInProgress).toBe(false);
    await expect.poll(() => owner.web.done("listStageRecordings", { spaceId })).toMatchObject({ kept: 0 });
  });

  test("a plan that keeps none any more ends it", async () => {
    const { page, key } = await recording();
    await page.bring(key, { number: 0, bytes: webm });
    await arrange.team(teamId, { plan: "free" });
    atrium.tellChanged(spaceId);
    await expect.poll(async () => (await latest()).endedBecause).toBe("planEnded");
  });

  test("what a killed program left is finished by its next start, and what a lost node left is said to have failed", async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "atrium-killed-"));
    const at = new Date(0);
    const row = { teamId, spaceId, roomName: "Room", state: "recording", startedAt: at, seenAt: at } as const;
    const [here, elsewhere] = [newId<RecordingId>(), newId<RecordingId>()];
    await insertRecording(database.db, { ...row, id: here, key: "h".repeat(32), roomId });
    await insertRecording(database.db, { ...row, id: elsewhere, key: "e".repeat(32), roomId: null });
    mkdirSync(join(dataFolder, "recordings"));
    writeFileSync(join(dataFolder, "recordings", `${here}.webm`), webm.subarray(0, -300));
    const next = await startTestAtrium({ databaseUrl: database.url, clock, settings: { DATA_FOLDER: dataFolder } });
    const states = Object.fromEntries((await listed()).map((each) => [each.id, [each.state, each.endedBecause]]));
    expect(states).toEqual({ [here]: ["partial", "serverStopped"], [elsewhere]: ["failed", "serverStopped"] });
    await next.stop();
    rmSync(dataFolder, { recursive: true });
  });
});

test("without a browser nothing begins, and the list says why", async () => {
  recorder.fault = "noBrowser";
  expect(await codeOf(host, "startRecording", { roomId })).toBe("recordingNotSetUp");
  expect(await owner.web.done("listStageRecordings", { spaceId })).toMatchObject({ whyNot: "noBrowser", most: 30 });
});
