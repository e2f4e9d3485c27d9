import { must } from "@atrium/contract";
import type { OperationName, RoomId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const url = "https://youtu.be/dQw4w9WgXcQ";
let owner: TestGuest;
let host: LiveClient;
let guest: LiveClient;
let spaceId: SpaceId;
let roomId: RoomId;
let elsewhereId: RoomId;

beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  roomId = must(rooms[0], "a space has a room").id;
  elsewhereId = must(rooms[1], "and another").id;
  await owner.web.done("updateRoom", { roomId, type: "stage" });
  host = await inside(owner);
  guest = await inside(await createTestGuest(atrium.url, "Guest"));
});

async function inside(person: TestGuest): Promise<LiveClient> {
  const live = await person.enter(spaceId);
  await live.join(roomId);
  return live;
}
const act = async (by: LiveClient, name: OperationName, input: object = {}) =>
  Object.keys(await by.call(name, { roomId, ...input }))[0];
const shownTo = (live: LiveClient) => live.room?.records.backgroundVideo[roomId] ?? null;

test("a host's video plays behind the presenters for everybody, by the server's clock", async () => {
  expect(await act(host, "setBackgroundVideo", { url: "https://example.org/film" })).toBe("invalidRequest");
  expect(await act(host, "setBackgroundVideo", { url })).toBe("success");
  await guest.until((each) => shownTo(each) !== null, "the audience sees it");
  const started = must(shownTo(guest), "it is there");
  const usual = { type: "video", url, provider: "youtube", volume: 10, syncState: true };
  expect(started).toEqual({ ...usual, state: "play", stateSeek: 0, stateAt: expect.any(Number) });
  expect(await act(host, "updateBackgroundVideo", { state: "pause" })).toBe("success");
  await guest.until((each) => shownTo(each)?.state === "pause", "it stands");
  const stopped = must(shownTo(guest), "it is there");
  expect(stopped.stateSeek).toBeCloseTo((stopped.stateAt - started.stateAt) / 1000);
  expect(await act(host, "updateBackgroundVideo", { volume: 40, stateSeek: 90 })).toBe("success");
  await guest.until((each) => shownTo(each)?.volume === 40, "it is louder");
  expect(shownTo(guest)).toMatchObject({ ...usual, volume: 40, state: "pause", stateSeek: 90 });
});

test("it stays with its room when everybody has left, and plays on from where it would be", async () => {
  await act(host, "setBackgroundVideo", { url, stateSeek: 30 });
  await guest.until((each) => shownTo(each) !== null, "it is there");
  const was = shownTo(guest);
  for (const live of [host, guest]) await live.join(elsewhereId);
  await guest.join(roomId);
  expect(shownTo(guest)).toEqual(was);
});

test("it goes for everybody, and another takes its place", async () => {
  await act(host, "setBackgroundVideo", { url, volume: 70 });
  await act(host, "setBackgroundVideo", { url: "https://vimeo.com/76979871", state: "pause" });
  await guest.until((each) => shownTo(each)?.provider === "vimeo", "the other is there");
  expect(shownTo(guest)).toMatchObject({ state: "pause", stateSeek: 0, volume: 10 });
  expect(await act(host, "deleteBackgroundVideo")).toBe("success");
  await guest.until((each) => shownTo(each) === null, "it is gone");
  expect(await act(host, "updateBackgroundVideo", { state: "play" })).toBe("elementNotFound");
  expect(await act(host, "deleteBackgroundVideo")).toBe("success");
});

test("of a room's record, which also people outside it read, it is no part", async () => {
  await act(host, "setBackgroundVideo", { url });
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  expect(JSON.stringify(rooms)).not.toContain(url);
  expect(JSON.stringify(guest.space.records.room)).not.toContain(url);
});

test.each([
  ["SPACE_ADMIN", true],
  ["SPACE_MODERATOR", true],
  ["SPACE_MEMBER", false],
  ["SPACE_GUEST", false],
] as const)("%s: chooses, plays and takes it away: %s", async (role, isHost) => {
  const person = await createTestGuest(atrium.url, role);
  const { account } = await person.web.done("getAccountProfile", {});
  await arrange.joinSpace({ accountId: must(account, "signed in").accountId }, spaceId, role);
  const live = await inside(person);
  const expected = isHost ? "success" : "forbidden";
  expect(await act(live, "setBackgroundVideo", { url })).toBe(expected);
  await act(host, "setBackgroundVideo", { url });
  expect(await act(live, "updateBackgroundVideo", { volume: 0 })).toBe(expected);
  expect(await act(live, "deleteBackgroundVideo")).toBe(expected);
});

test("only a stage has one, and only whoever is in it changes it", async () => {
  await owner.web.done("updateRoom", { roomId, type: "spatial" });
  for (const [name, input] of [
    ["setBackgroundVideo", { url }],
    ["updateBackgroundVideo", { volume: 5 }],
    ["deleteBackgroundVideo", {}],
  ] as const)
    expect([name, await act(host, name, input)]).toEqual([name, "invalidRoomType"]);
  await owner.web.done("updateRoom", { roomId, type: "stage" });
  expect(await act(host, "setBackgroundVideo", { url })).toBe("success");
  await host.join(elsewhereId);
  expect(await act(host, "updateBackgroundVideo", { volume: 5 })).not.toBe("success");
});
