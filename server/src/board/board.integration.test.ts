import { must } from "@atrium/contract";
import type { BoardPart, OperationName, PassingEvent, RoomId, SpaceId } from "@atrium/contract";
import { leaderOn, presenterOn, readTables } from "@atrium/rules";
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
let roomId: RoomId;

beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  roomId = must(rooms[0], "a space has a room").id;
  await owner.web.done("updateRoom", { roomId, type: "collaboration" });
  host = await inside(owner);
  guest = await inside(await createTestGuest(atrium.url, "Guest"));
});

async function inside(person: TestGuest): Promise<LiveClient> {
  const live = await person.enter(spaceId);
  await live.join(roomId);
  return live;
}
async function act(by: LiveClient, name: OperationName, input: object = {}): Promise<string | undefined> {
  return Object.keys(await by.call(name, { roomId, ...input }))[0];
}
const about = (live: LiveClient) => ({ accountId: live.accountId });
const boardOf = (live: LiveClient) => readTables(must(live.room, "inside").records);
const partOf = (seenBy: LiveClient, live: LiveClient): BoardPart | null =>
  boardOf(seenBy).get("boardPart", live.accountId) ?? null;
const follows = (live: LiveClient, leader: LiveClient | null, seenBy = live) =>
  seenBy.until((each) => leaderOn(boardOf(each), live.accountId) === (leader?.accountId ?? null), "they follow");

test("presenting, as everybody on the board sees it: who follows, who steps out and comes back, and its end", async () => {
  expect(await act(guest, "startTranslation")).toBe("success");
  await follows(host, guest, guest);
  const late = await inside(await createTestGuest(atrium.url, "Late"));
  await follows(late, guest, host);
  expect(await act(host, "startTranslation")).toBe("anotherAccountIsTranslating");
  expect(await act(guest, "startTranslation")).toBe("alreadyTranslating");
  expect(await act(late, "unwatchUser")).toBe("success");
  await follows(late, null, guest);
  expect(await act(late, "unwatchUser")).toBe("notWatching");
  expect(await act(late, "watchForUser", about(guest))).toBe("success");
  await follows(late, guest, guest);
  expect(await act(host, "stopTranslation")).toBe("notTranslating");
  expect(await act(guest, "stopTranslation")).toBe("success");
  await follows(late, null);
  await follows(host, null, late);
});

test("somebody followed is told by whom, and what they see reaches the room from then on", async () => {
  const seen = { type: "view", x: 1_000_000, y: 2_000_000, w: 9_000_000, h: 5_000_000 } as const;
  host.send({ ...seen, x: 5 });
  expect(await act(guest, "watchForUser", about(host))).toBe("success");
  await follows(guest, host, host);
  expect(guest.viewOf(host.accountId)).toBeNull();
  host.send(seen);
  await guest.until((each) => each.viewOf(host.accountId)?.join() === "1000000,2000000,9000000,5000000", "the view");
  expect(await act(host, "watchForUser", about(guest))).toBe("forbidden");
  expect(await act(guest, "watchForUser", about(guest))).toBe("participantNotFound");
  expect(await act(guest, "startTranslation")).toBe("success");
  expect(await act(guest, "watchForUser", about(host))).toBe("alreadyTranslating");
});

test("a pointer is seen with its shape, and where it is comes with the places", async () => {
  guest.send({ type: "cursor", shape: "hand" });
  guest.move(640, 360);
  await host.until((each) => partOf(each, guest)?.cursor === "hand", "the pointer");
  await host.until((each) => each.placeOf(guest.accountId)?.x === 640, "the place");
  guest.send({ type: "cursor", shape: "pen" });
  await host.until((each) => partOf(each, guest)?.cursor === "pen", "the pen");
  await owner.web.done("updateRoom", { roomId, permissions: { pen: false } });
  guest.send({ type: "cursor", shape: null });
  await host.until((each) => partOf(each, guest)?.cursor === null, "no pointer");
  guest.send({ type: "cursor", shape: "pen" });
  guest.send({ type: "cursor", shape: "hand" });
  await host.until((each) => partOf(each, guest)?.cursor === "hand", "the pointer again");
  const shapes = host.heard.flatMap((message) => (message.type === "roomPatches" ? message.patches : []));
  expect(shapes.filter((patch) => patch.kind === "boardPart" && JSON.stringify(patch).includes("pen"))).toHaveLength(1);
});

test("what somebody draws is seen by all on the board, while the room lets them", async () => {
  const stroke = { ink: 4, width: 1, fadesMs: 6000, points: [0, 0, 100_000, 50_000] };
  const strokes = (live: LiveClient) =>
    live.heard.flatMap((message) => (message.type === "events" ? message.events : [])).filter(isStroke);
  guest.send({ type: "draw", stroke });
  await host.until((each) => strokes(each).length === 1, "the line");
  expect(strokes(host)).toEqual([{ kind: "stroke", accountId: guest.accountId, ...stroke }]);
  await owner.web.done("updateRoom", { roomId, permissions: { pen: false } });
  guest.send({ type: "draw", stroke });
  guest.send({ type: "cursor", shape: "hand" });
  await host.until((each) => partOf(each, guest)?.cursor === "hand", "what was sent after it");
  expect(strokes(host)).toHaveLength(1);
});
const isStroke = ({ kind }: PassingEvent): boolean => kind === "stroke";

describe("it ends", () => {
  const presents = async () => {
    await act(guest, "startTranslation");
    await host.until((each) => presenterOn(boardOf(each)) === guest.accountId, "they present");
  };
  const isOver = () => host.until((each) => presenterOn(boardOf(each)) === null, "nobody presents");

  test("as the presenter leaves the space", async () => {
    await presents();
    guest.send({ type: "leave" });
    await isOver();
    expect(partOf(host, guest)).toBeNull();
  });

  test("as the presenter goes to another room", async () => {
    const { room } = await owner.web.done("createRoom", { spaceId, name: "Next", type: "collaboration" });
    await presents();
    await guest.join(room.id);
    await isOver();
    expect(partOf(host, guest)).toBeNull();
  });

  test("as the room becomes one of another type, and is not there when it is a board again", async () => {
    await presents();
    await owner.web.done("updateRoom", { roomId, type: "spatial" });
    await isOver();
    expect(await act(guest, "stopTranslation")).toBe("invalidRoomType");
    await owner.web.done("updateRoom", { roomId, type: "collaboration" });
    expect(await act(guest, "stopTranslation")).toBe("notTranslating");
  });

  test("as the room lets nobody present any more", async () => {
    await presents();
    await owner.web.done("updateRoom", { roomId, permissions: { presentation: false } });
    await isOver();
    expect(await act(guest, "stopTranslation")).toBe("notTranslating");
  });

  test("for a follower as the person they follow leaves", async () => {
    await act(host, "watchForUser", about(guest));
    await follows(host, guest);
    guest.send({ type: "leave" });
    await follows(host, null);
    expect(await act(host, "unwatchUser")).toBe("notWatching");
  });

  test("but not while a lost connection may come back", async () => {
    await presents();
    guest.drop();
    await host.until((each) => each.space.records.participant[guest.accountId]?.away === true, "they are away");
    expect(presenterOn(boardOf(host))).toBe(guest.accountId);
  });
});

describe("who may", () => {
  test("hosts, members and guests present while the room lets them", async () => {
    await owner.web.done("updateRoom", { roomId, permissions: { presentation: false } });
    const member = await createTestGuest(atrium.url, "Member");
    const { account } = await member.web.done("getAccountProfile", {});
    await arrange.joinSpace({ accountId: must(account, "signed in").accountId }, spaceId, "SPACE_MEMBER");
    const live = await inside(member);
    expect(await act(live, "startTranslation")).toBe("forbidden");
    expect(await act(guest, "startTranslation")).toBe("forbidden");
    await owner.web.done("updateRoom", { roomId, permissions: { presentation: true } });
    for (const each of [live, guest, host]) {
      expect(await act(each, "startTranslation")).toBe("success");
      expect(await act(each, "stopTranslation")).toBe("success");
    }
  });

  test("nobody does anything of it from outside", async () => {
    const outside = await (await createTestGuest(atrium.url, "Outside")).enter(spaceId);
    expect(await act(outside, "startTranslation")).toBe("notConnectedToRoom");
    expect(await act(outside, "watchForUser", about(host))).toBe("notConnectedToRoom");
    expect(await act(outside, "unwatchUser")).toBe("notConnectedToRoom");
    expect(await act(outside, "stopTranslation")).toBe("notConnectedToRoom");
  });
});
