import { must } from "@atrium/contract";
import type { AccountId, RoomId, SpaceId } from "@atrium/contract";
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

let owner: TestGuest;
let host: LiveClient;
let spaceId: SpaceId;
let roomId: RoomId;
let elsewhereId: RoomId;

beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  roomId = must(rooms[0], "a space has a room").id;
  elsewhereId = must(rooms[1], "a space has two rooms").id;
  host = await owner.enter(spaceId);
  await host.join(roomId);
});

const codeOf = (reply: Record<string, unknown>) => Object.keys(reply)[0];
const comes = async (name: string) => (await createTestGuest(atrium.url, name)).enter(spaceId);
const isHeld = (seenBy: LiveClient, accountId: AccountId) =>
  typeof seenBy.space.records.participant[accountId]?.heldSinceMs === "number";
const speak = (client: LiveClient) => client.call("muteSelf", { roomId, audioMuted: false });
const shield = async (isUp: boolean, by: LiveClient = host) => {
  const code = codeOf(await by.call("updateRoom", { roomId, shield: isUp }));
  if (code === "success")
    await host.until((each) => each.space.records.room[roomId]?.shield === isUp, "it is up or down");
  return code;
};

test("who comes in behind the shield may not speak until a host lets them; who was there speaks on", async () => {
  const there = await comes("There");
  await there.join(roomId);
  expect(await shield(true)).toBe("success");
  const guest = await comes("Guest");
  await guest.join(roomId);
  await host.until((each) => isHeld(each, guest.accountId), "hosts see who waits");
  expect(isHeld(guest, guest.accountId)).toBe(true);
  expect(codeOf(await speak(guest))).toBe("forbidden");
  expect(codeOf(await speak(there))).toBe("success");
  expect(codeOf(await guest.call("letIn", { roomId }))).toBe("forbidden");
  expect(codeOf(await host.call("letIn", { roomId, accountId: guest.accountId }))).toBe("success");
  expect(codeOf(await speak(guest))).toBe("success");
});

test("all who wait are let in at once, and by the shield coming down", async () => {
  await shield(true);
  const [first, second] = [await comes("First"), await comes("Second")];
  await first.join(roomId);
  await second.join(roomId);
  expect(codeOf(await host.call("letIn", { roomId }))).toBe("success");
  expect([codeOf(await speak(first)), codeOf(await speak(second))]).toEqual(["success", "success"]);
  const third = await comes("Third");
  await third.join(roomId);
  expect(codeOf(await speak(third))).toBe("forbidden");
  await shield(false);
  expect(codeOf(await speak(third))).toBe("success");
});

test("a moderator raises the shield and changes nothing else of the room; a guest raises nothing", async () => {
  const moderator = await createTestGuest(atrium.url, "Moderator");
  const live = await moderator.enter(spaceId);
  await live.join(roomId);
  expect(await shield(true, live)).toBe("forbidden");
  await arrange.joinSpace({ accountId: live.accountId }, spaceId, "SPACE_MODERATOR");
  const again = await moderator.enter(spaceId);
  expect(await shield(true, again)).toBe("success");
  expect(codeOf(await again.call("updateRoom", { roomId, shield: true, title: "Mine" }))).toBe("forbidden");
});

test("whoever is followed sees it, wherever both are, until they go", async () => {
  const [guest, leader] = [await comes("Guest"), await comes("Leader")];
  await guest.join(roomId);
  await leader.join(elsewhereId);
  const follow = (by: LiveClient, accountId: AccountId | null) => by.call("followPerson", { spaceId, accountId });
  expect(codeOf(await follow(guest, leader.accountId))).toBe("success");
  const followed = (each: LiveClient) => each.space.records.participant[guest.accountId]?.followsAccountId ?? null;
  await leader.until((each) => followed(each) === leader.accountId, "the leader sees it");
  expect(codeOf(await follow(leader, guest.accountId))).toBe("forbidden");
  leader.send({ type: "leave" });
  await guest.until((each) => followed(each) === null, "it is over");
});
