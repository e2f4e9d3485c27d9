import { must, newId } from "@atrium/contract";
import type { AccountId, ElementId, OperationName, RoomElement, RoomId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { afterAll, expect, test } from "vitest";
import sharp from "sharp";
import { loadElements } from "./elementStore.ts";

const database = await createTestDatabase();
let atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

type Person = Awaited<ReturnType<typeof person>>;

async function person(name: string) {
  const browser = createTestBrowser({ port: atrium.port });
  const { account } = must((await browser.call("registerUnverifiedAccount", { name })).value, "a session");
  return { browser, accountId: account.accountId };
}
const enter = async ({ browser }: Person, spaceId: Parameters<typeof arrange.space>[0]): Promise<LiveClient> => {
  const door = must((await browser.call("canJoinSpace", { spaceId })).value, "answered");
  if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
  return connectLive({ url: atrium.url, ticket: door.ticket });
};

/** A space with its admin and a guest inside the first room. */
async function party() {
  const admin = await person("Ada");
  const made = await admin.browser.call("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { spaceId } = must(made.value, "a space");
  const { rooms } = must((await admin.browser.call("listRooms", { spaceId })).value, "listed");
  const guest = await person("Gil");
  const [host, client] = [await enter(admin, spaceId), await enter(guest, spaceId)];
  const [roomId, elsewhere] = [must(rooms[0], "a room").id, must(rooms[1], "another").id];
  await host.join(roomId);
  await client.join(roomId);
  return { admin, guest, host, client, spaceId, roomId, elsewhere };
}
const at = { pos: { x: 400, y: 300 }, width: 240, height: 80 };

async function done(by: LiveClient, name: OperationName, input: object): Promise<void> {
  expect(Object.keys(await by.call(name, input as never))).toEqual(["success"]);
}
async function add(by: LiveClient, roomId: RoomId): Promise<ElementId> {
  const id = newId<ElementId>();
  await done(by, "addTextElement", { roomId, id, ...at, content: "Agenda" });
  return id;
}
const shown = (by: LiveClient, id: ElementId): RoomElement | undefined => by.room?.records.element[id];
const sees = (by: LiveClient, id: ElementId, is: (element: RoomElement) => boolean = () => true) =>
  by.until(() => {
    const element = shown(by, id);
    return element !== undefined && is(element);
  }, "the element shows");
const misses = (by: LiveClient, id: ElementId) => by.until(() => shown(by, id) === undefined, "the element is gone");

test("everybody in the room sees an element come, change and go, whoever comes later finds it, and nobody elsewhere hears of it", async () => {
  const { admin, host, client, spaceId, roomId, elsewhere } = await party();
  const outsider = await enter(await person("Oz"), spaceId);
  await outsider.join(elsewhere);
  const id = await add(client, roomId);
  await sees(host, id);
  await sees(client, id);
  const late = await enter(await person("Lea"), spaceId);
  const { snapshot } = await late.join(roomId);
  expect(snapshot.records.element[id]).toEqual(shown(host, id));
  const moved = await admin.browser.call("updateTextElement", { roomId, id, pos: { x: 7, y: 8 } });
  expect(moved.code).toBe("success");
  for (const each of [host, client, late]) await sees(each, id, ({ pos }) => pos.x === 7);
  await done(client, "deleteElement", { roomId, id });
  for (const each of [host, client, late]) await misses(each, id);
  await done(outsider, "sendEmotion", { roomId: elsewhere, emotion: "👋" });
  expect(JSON.stringify(outsider.heard)).not.toContain(id);
});

test("when their creator goes into another room, unpinned elements go and pinned ones stay", async () => {
  const { host, client, roomId, elsewhere } = await party();
  const [pinned, loose, others] = [await add(client, roomId), await add(client, roomId), await add(host, roomId)];
  await done(host, "pinElement", { roomId, id: pinned });
  for (const id of [pinned, loose, others]) await sees(host, id);
  await client.join(elsewhere);
  await misses(host, loose);
  expect([shown(host, pinned)?.didPersist, shown(host, others)?.didPersist]).toEqual([true, false]);
  const { snapshot } = await client.join(roomId);
  expect(Object.keys(snapshot.records.element).toSorted()).toEqual([pinned, others].toSorted());
  await done(host, "unpinElement", { roomId, id: pinned });
  await sees(host, pinned, ({ didPersist }) => !didPersist);
});

test("a room that everybody has left keeps what was pinned alone", async () => {
  const { host, client, roomId, elsewhere } = await party();
  const [pinned, loose] = [await add(host, roomId), await add(client, roomId)];
  await done(host, "pinElement", { roomId, id: pinned });
  await client.join(elsewhere);
  await host.join(elsewhere);
  const ids = async () => (await loadElements(database.db, roomId))?.elements.map(({ id }) => id);
  await expect.poll(ids).toEqual([pinned]);
  expect(loose).not.toBe(pinned);
  const { snapshot } = await host.join(roomId);
  expect(Object.keys(snapshot.records.element)).toEqual([pinned]);
});

test("whoever was cut off finds their elements when they come back", async () => {
  const { guest, host, client, spaceId, roomId } = await party();
  const id = await add(client, roomId);
  await sees(host, id);
  client.drop();
  await host.until((each) => each.space.records.participant[client.accountId]?.away === true, "they are away");
  expect(shown(host, id)).toBeDefined();
  const back = await enter(guest, spaceId);
  const { snapshot } = await back.join(roomId);
  expect(snapshot.records.element[id]).toBeDefined();
});

test("who is changing an element is seen, until they let go or leave the room", async () => {
  const { host, client, roomId, elsewhere } = await party();
  const id = await add(client, roomId);
  await sees(host, id);
  const users = (is: readonly AccountId[]) =>
    sees(host, id, ({ collaboratorsIds }) => JSON.stringify(collaboratorsIds) === JSON.stringify(is));
  await done(client, "markElementInUse", { roomId, id, inUse: true });
  await users([client.accountId]);
  await done(host, "markElementInUse", { roomId, id, inUse: true });
  await users([client.accountId, host.accountId]);
  await done(host, "updateTextElement", { roomId, id, content: "Minutes" });
  await sees(host, id, ({ data }) => data.type === "text" && data.content === "Minutes");
  await users([client.accountId, host.accountId]);
  await done(host, "markElementInUse", { roomId, id, inUse: false });
  await users([client.accountId]);
  await done(host, "pinElement", { roomId, id });
  await client.join(elsewhere);
  await users([]);
  expect(shown(host, id)?.didPersist).toBe(true);
});

test("the first person in a room, and those after them, appear at its spawn spot", async () => {
  const { host, client, roomId, elsewhere } = await party();
  const spot = { roomId, id: newId<ElementId>(), pos: { x: 200, y: 1400 }, width: 100, height: 100 };
  await done(host, "addSpawnSpotElement", spot);
  await done(host, "pinElement", { roomId, id: spot.id });
  await client.join(elsewhere);
  await host.join(elsewhere);
  const placeIn = async (by: LiveClient) => (await by.join(roomId)).snapshot.records.member[by.accountId]?.pos;
  expect(await placeIn(host)).toEqual([2_500_000, 14_500_000]);
  const [x, y] = must(await placeIn(client), "a place");
  const away = Math.hypot(x / 10_000 - 250, y / 10_000 - 1450);
  expect(away).toBeGreaterThan(129);
  expect(away).toBeLessThan(171);
});

test("a room's picture opens for those who may see the room, as long as it is shown there", async () => {
  const { admin, guest, client, host, spaceId, roomId } = await party();
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7f62" } })
    .png()
    .toBuffer();
  const asked = await guest.browser.call("createFileUploadIntent", { name: "plan.png", bytes: bytes.length });
  const { uploadId, uploadUrl } = must(asked.value, "announced");
  const cookie = ({ browser }: Person) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie: cookie(guest), origin: atrium.url };
  expect((await fetch(atrium.url + uploadUrl, { method: "PUT", headers, body: bytes })).status).toBe(200);
  const id = newId<ElementId>();
  await done(client, "addImageElement", { roomId, id, ...at, uploadId });
  await sees(host, id);
  const { data, originalWidth, originalHeight } = must(shown(host, id), "it shows");
  expect([originalWidth, originalHeight]).toEqual([90, 60]);
  const url = data.type === "image" ? data.url : "";
  const opens = async (who: Person | null, path = url) =>
    (await fetch(atrium.url + path, { headers: who === null ? {} : { cookie: cookie(who) } })).status;
  await arrange.space(spaceId, { isPrivate: true });
  const stranger = await person("Sam");
  expect([await opens(admin), await opens(guest), await opens(stranger), await opens(null)]).toEqual([
    200, 200, 404, 404,
  ]);
  const answer = await admin.browser.call("getElementImageDownloadUrl", { roomId, id });
  expect(await opens(null, must(answer.value, "signed").url)).toBe(200);
  await done(host, "deleteElement", { roomId, id });
  expect([await opens(admin), await opens(guest)]).toEqual([404, 200]);
});

test("those inside see no longer whose elements they were when an account is deleted", async () => {
  const { guest, host, client, roomId } = await party();
  const id = await add(client, roomId);
  await done(host, "pinElement", { roomId, id });
  await sees(host, id, ({ creatorName, didPersist }) => creatorName === "Gil" && didPersist);
  expect((await guest.browser.call("deleteAccount", {})).code).toBe("success");
  await sees(host, id, ({ creatorId, creatorName }) => creatorId === null && creatorName === "");
});

test("after a restart a room has the elements that it had", async () => {
  const { admin, client, host, spaceId, roomId } = await party();
  const [pinned, loose] = [await add(host, roomId), await add(client, roomId)];
  await done(host, "pinElement", { roomId, id: pinned });
  await atrium.stop();
  atrium = await startTestAtrium({ databaseUrl: database.url, settings: { PORT: String(atrium.port) } });
  const again = await enter(admin, spaceId);
  const { snapshot } = await again.join(roomId);
  expect(Object.keys(snapshot.records.element).toSorted()).toEqual([pinned, loose].toSorted());
});

test("after a restart those who were behind a closed door are inside again, and others are not", async () => {
  const { admin, guest, host, spaceId, roomId } = await party();
  const id = newId<ElementId>();
  await done(host, "addPrivateAreaElement", { roomId, id, pos: { x: 400, y: 300 }, width: 400, height: 400, name: "" });
  const areasOf = (by: LiveClient) => by.room?.records.member[by.accountId]?.privateAreaIds;
  host.move(600, 500);
  await host.until((each) => areasOf(each)?.includes(id) === true, "they are inside");
  await done(host, "updatePrivateAreaElement", { roomId, id, open: false });
  await expect
    .poll(async () => (await loadElements(database.db, roomId))?.keptLive?.behindDoors)
    .toEqual({
      [host.accountId]: [id],
    });
  await atrium.stop();
  atrium = await startTestAtrium({ databaseUrl: database.url, settings: { PORT: String(atrium.port) } });
  const [back, other] = [await enter(admin, spaceId), await enter(guest, spaceId)];
  await other.join(roomId);
  await back.join(roomId);
  expect([areasOf(back), areasOf(other)]).toEqual([[id], []]);
});
