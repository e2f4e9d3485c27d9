import { must, newId } from "@atrium/contract";
import type { ElementId, RoomId, SpaceId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { afterAll, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

let host: LiveClient;
let guest: LiveClient;
let spaceId: SpaceId;
let roomId: RoomId;
let areaId: ElementId;

/** The host is in an area that covers the floor, whose door is closed; the guest comes after that. */
beforeEach(async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  roomId = must(rooms[0], "a space has a room").id;
  host = await owner.enter(spaceId);
  await host.join(roomId);
  areaId = newId<ElementId>();
  const whole = { roomId, id: areaId, pos: { x: 0, y: 0 }, width: 3200, height: 1800 };
  await owner.web.done("addPrivateAreaElement", { ...whole, name: "Corner" });
  await host.until(() => isIn(host, host), "the host is in the area");
  await owner.web.done("updatePrivateAreaElement", { roomId, id: areaId, open: false });
  guest = await (await createTestGuest(atrium.url, "Guest")).enter(spaceId);
  await guest.join(roomId);
});

const codeOf = (reply: Record<string, unknown>) => Object.keys(reply)[0];
const memberOf = (seenBy: LiveClient, { accountId }: LiveClient) => seenBy.room?.records.member[accountId];
const isIn = (seenBy: LiveClient, who: LiveClient) => memberOf(seenBy, who)?.privateAreaIds.includes(areaId) === true;
const answers = (by: LiveClient, letsIn: boolean) =>
  by.call("answerKnock", { roomId, accountId: guest.accountId, letsIn });

test("those inside see who knocks, and whom they let in stands inside", async () => {
  expect(isIn(guest, guest)).toBe(false);
  expect(codeOf(await guest.call("knock", { roomId, areaId }))).toBe("success");
  await host.until(() => memberOf(host, guest)?.knock?.areaId === areaId, "the knock is seen");
  expect(codeOf(await answers(guest, true))).toBe("forbidden");
  expect(codeOf(await answers(host, true))).toBe("success");
  await guest.until(() => isIn(guest, guest), "the guest is inside");
  expect(memberOf(guest, guest)?.knock).toBeNull();
});

test("not now leaves them outside, and nobody is let in who does not knock", async () => {
  expect(codeOf(await answers(host, true))).toBe("inviteNotFound");
  await guest.call("knock", { roomId, areaId });
  expect(codeOf(await answers(host, false))).toBe("success");
  await guest.until(() => memberOf(guest, guest)?.knock === null, "the knock is over");
  expect(isIn(guest, guest)).toBe(false);
  expect(codeOf(await answers(host, true))).toBe("inviteNotFound");
});

test("five knocks may be taken back, and who knocks more often is told so", async () => {
  const codes: (string | undefined)[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    codes.push(codeOf(await guest.call("knock", { roomId, areaId })));
    codes.push(codeOf(await guest.call("knock", { roomId, areaId: null })));
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "success"));
  expect(codes).toContain("tooOftenAttempts");
});
