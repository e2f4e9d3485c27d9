import { constants, FileUrl, must } from "@atrium/contract";
import type { InputOf, Operations, RoomFlag, RoomId, UploadKind } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { finishUpload, insertUpload } from "../file/index.ts";
import { forgetOrphan, keepPicture, lastingUrl, listOrphans } from "../file/uploadStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function makeHome() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home", template: "lounge" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const room = must(rooms[0], "a template has rooms");
  return { admin, teamId, spaceId, rooms, room };
}

async function upload(by: Caller, kind: UploadKind, size = { w: 1200, h: 900 }) {
  const accountId = must(by.accountId, "somebody uploads");
  const id = await insertUpload(db, { accountId, kind, name: "floor.png", bytes: 1, nowMs: desk.clock.nowMs() });
  await finishUpload(db, id, {
    path: "",
    mimeType: "image/webp",
    bytes: 1,
    size,
    dominantColor: "#204060",
    pages: null,
  });
  return id;
}

test("settings are kept, told to whoever is inside, and what is not named stays", async () => {
  const { admin, room } = await makeHome();
  const settings = {
    bgBrightness: 60,
    defaultZoomLevel: 150,
    scrollableBackground: false,
    gridViewByDefault: true,
    title: "Stand-up",
    description: "Every morning",
    stageTitle: "Soon",
    stageDescription: "The talk begins at ten",
  };
  const changed = (await desk.done(admin, "updateRoom", { roomId: room.id, ...settings })).room;
  expect(changed).toEqual({ ...room, ...settings });
  expect((await desk.done(admin, "getRoom", { roomId: room.id })).room).toEqual(changed);
  const patch = { type: "put", kind: "room", id: room.id, record: changed };
  expect(desk.news.at(-1)).toMatchObject({ topic: "spaceRevised", news: { patches: [patch] } });
});

test("permissions change one by one: two people who change different ones both have their way", async () => {
  const { admin, room } = await makeHome();
  const flip = (flag: RoomFlag, on: boolean) =>
    desk.done(admin, "updateRoom", { roomId: room.id, permissions: { [flag]: on } });
  await Promise.all([flip("audio", false), flip("megaphone", true), flip("chat", false)]);
  const { permissions } = (await desk.done(admin, "getRoom", { roomId: room.id })).room;
  expect(permissions).toEqual({ ...room.permissions, audio: false, megaphone: true, chat: false });
});

test("another kind of room holds as many as its kind does", async () => {
  const { admin, room } = await makeHome();
  const stage = (await desk.done(admin, "updateRoom", { roomId: room.id, type: "stage" })).room;
  expect(stage).toMatchObject({ type: "stage", capacity: 5000 });
  const back = (await desk.done(admin, "updateRoom", { roomId: room.id, type: "spatial" })).room;
  expect(back).toMatchObject({ type: "spatial", capacity: 50 });
});

test("a room holds as many as it was told to, never more than its kind; another kind keeps a smaller number", async () => {
  const { admin, room } = await makeHome();
  const change = async (changes: Partial<Asked>) =>
    (await desk.done(admin, "updateRoom", { roomId: room.id, ...changes })).room.capacity;
  expect(await change({ capacity: 12 })).toBe(12);
  expect(await change({ type: "stage" })).toBe(12);
  expect(await change({ capacity: 400 })).toBe(400);
  expect(await change({ type: "spatial" })).toBe(50);
  expect(await change({ capacity: 5000 })).toBe(50);
});

test("an uploaded picture becomes the floor, with the colour it has most of", async () => {
  const { admin, room } = await makeHome();
  const bgUploadId = await upload(admin, "roomBackground");
  const changed = (await desk.done(admin, "updateRoom", { roomId: room.id, bgUploadId })).room;
  expect(changed).toMatchObject({ bgMode: "COVER", dominantColor: "#204060", size: { w: 3200, h: 1800 } });
  expect(changed.bgImageUrl).toMatch(/^\/files\/[\w-]{32}$/);
  const fixed = (await desk.done(admin, "updateRoom", { roomId: room.id, bgMode: "FIXED" })).room;
  expect(fixed).toMatchObject({ bgImageUrl: changed.bgImageUrl, size: { w: 1200, h: 900 }, dominantColor: "#204060" });
  const drawn = (await desk.done(admin, "updateRoom", { roomId: room.id, bgImageUrl: "floor:garden" })).room;
  expect(drawn).toMatchObject({ bgImageUrl: "floor:garden", size: { w: 3200, h: 1800 }, dominantColor: null });
});

test("a picture of somebody else, or meant for something else, is no floor", async () => {
  const { admin, room } = await makeHome();
  const stranger = await desk.guest();
  const ids = [await upload(stranger, "roomBackground"), await upload(admin, "avatar")];
  for (const bgUploadId of ids)
    expect(await desk.call(admin, "updateRoom", { roomId: room.id, bgUploadId })).toMatchObject({
      code: "uploadIntentNotFound",
    });
});

test("a picture of long ago is kept for a day from when a room has stopped to show it", async () => {
  const { admin, room } = await makeHome();
  const bgUploadId = await upload(admin, "roomBackground");
  const { room: before } = await desk.done(admin, "updateRoom", { roomId: room.id, bgUploadId });
  desk.clock.advance(30 * 24 * 3_600_000);
  await desk.done(admin, "updateRoom", { roomId: room.id, bgImageUrl: "floor:garden" });
  const kept = { nowMs: desk.clock.nowMs() + constants.uploads.unusedForMs - 1, unless: [] };
  expect((await listOrphans(db, kept)).map(({ id }) => id)).not.toContain(bgUploadId);
  const over = { nowMs: kept.nowMs + 2, unless: [] };
  expect((await listOrphans(db, over)).map(({ id }) => id)).toContain(bgUploadId);
  const url = must(before.bgImageUrl, "the room showed it");
  await keepPicture(db, { url, kind: "roomBackground", nowMs: over.nowMs });
  expect(await db.transaction((tx) => forgetOrphan(tx, bgUploadId, over))).toBe(false);
});

test("a picture that is still kept becomes the floor again, as large as it was, and no other file does", async () => {
  const { admin, room } = await makeHome();
  const bgUploadId = await upload(admin, "roomBackground");
  const asked = { roomId: room.id, bgUploadId, bgMode: "FIXED" } as const;
  const before = (await desk.done(admin, "updateRoom", asked)).room;
  await desk.done(admin, "updateRoom", { roomId: room.id, bgImageUrl: "floor:garden", bgMode: "COVER" });
  const bgImageUrl = FileUrl.parse(before.bgImageUrl);
  const again = await desk.done(admin, "updateRoom", { roomId: room.id, bgImageUrl, bgMode: "FIXED" });
  expect(again.room).toEqual(before);
  const [accountId, uploadId] = [must(admin.accountId, "somebody"), await upload(admin, "avatar")];
  const avatar = await lastingUrl(db, { uploadId, accountId, kinds: ["avatar"] });
  for (const other of [must(avatar, "it is there"), FileUrl.parse(`/files/${"a".repeat(32)}`)])
    expect(await desk.call(admin, "updateRoom", { roomId: room.id, bgImageUrl: other })).toMatchObject({
      code: "uploadIntentNotFound",
    });
});

test("a copy stands right behind its room, with everything but its people, and has a name of its own", async () => {
  const { admin, spaceId, rooms, room } = await makeHome();
  const bgUploadId = await upload(admin, "roomBackground");
  await desk.done(admin, "updateRoom", {
    roomId: room.id,
    bgUploadId,
    permissions: { pen: false },
    password: "sesame",
  });
  const before = (await desk.done(admin, "getRoom", { roomId: room.id })).room;
  const copy = (await desk.done(admin, "duplicateRoom", { roomId: room.id })).room;
  expect(copy).toEqual({ ...before, id: copy.id, name: `${room.name} 2`, position: copy.position });
  const names = (await desk.done(admin, "listRooms", { spaceId })).rooms.map(({ name }) => name);
  expect(names).toEqual([room.name, `${room.name} 2`, ...rooms.slice(1).map(({ name }) => name)]);
});

test("copies made at once never exceed the plan, and none has another's name", async () => {
  const { admin, teamId, spaceId, room } = await makeHome();
  await arrange.team(teamId, { plan: "lite" });
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await desk.call(admin, "duplicateRoom", { roomId: room.id })).code),
  );
  expect(codes.filter((code) => code === "success")).toHaveLength(17);
  expect(codes.filter((code) => code === "roomsLimitReached")).toHaveLength(3);
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  expect(new Set(rooms.map(({ name }) => name)).size).toBe(20);
  expect(new Set(rooms.map(({ position }) => position)).size).toBe(20);
});

test("a plan without passwords still takes a room's password away", async () => {
  const { admin, teamId, room } = await makeHome();
  await desk.done(admin, "updateRoom", { roomId: room.id, password: "sesame" });
  await arrange.team(teamId, { plan: "free" });
  const set = (password: string | null) => desk.call(admin, "updateRoom", { roomId: room.id, password });
  expect(await set("another")).toMatchObject({ code: "spacePasswordForbiddenByRate" });
  expect(await set(null)).toMatchObject({ code: "success", value: { room: { hasPassword: false } } });
});

test("a deleted room is gone for everybody; the last open one stays, also when all are deleted at once", async () => {
  const { admin, spaceId, rooms } = await makeHome();
  const codes = await Promise.all(
    rooms.map(async ({ id }) => (await desk.call(admin, "deleteRoom", { roomId: id })).code),
  );
  expect(codes.toSorted()).toEqual(["noMorePublicRooms", "success", "success"]);
  const left = (await desk.done(admin, "listRooms", { spaceId })).rooms;
  expect(left).toHaveLength(1);
  const gone = rooms.filter(({ id }) => id !== left[0]?.id).map(({ id }) => ({ type: "gone", kind: "room", id }));
  const told = desk.news.flatMap(({ news }) => (news as { patches?: unknown[] }).patches ?? []);
  expect(told).toEqual(expect.arrayContaining(gone));
});

test("the last open room is neither hidden nor closed nor given a password, also when all are closed at once", async () => {
  const { admin, rooms } = await makeHome();
  const codes = await Promise.all(
    rooms.map(async ({ id: roomId }, index) => {
      const closing = index === 0 ? { isHidden: true } : index === 1 ? { blocked: true } : { password: "sesame" };
      return (await desk.call(admin, "updateRoom", { roomId, ...closing })).code;
    }),
  );
  expect(codes.toSorted()).toEqual(["noMorePublicRooms", "success", "success"]);
  const last = must(rooms[codes.indexOf("noMorePublicRooms")], "one is refused");
  for (const closing of [{ isHidden: true }, { blocked: true }, { password: "sesame" }])
    expect((await desk.call(admin, "updateRoom", { roomId: last.id, ...closing })).code).toBe("noMorePublicRooms");
  expect((await desk.call(admin, "updateRoom", { roomId: last.id, isHidden: false, name: "Here" })).code).toBe(
    "success",
  );
});

test("a reset room looks like a new one, and keeps its name, kind and door", async () => {
  const { admin, room } = await makeHome();
  const bgUploadId = await upload(admin, "roomBackground");
  const door = { name: "Ours", isHidden: true, password: "sesame" } as const;
  const look = { bgUploadId, bgMode: "FIXED", bgBrightness: 10, title: "Talk", permissions: { audio: false } } as const;
  await desk.done(admin, "updateRoom", { roomId: room.id, ...door, ...look });
  const reset = (await desk.done(admin, "resetRoomCustomization", { roomId: room.id })).room;
  expect(reset).toEqual({ ...room, name: "Ours", isHidden: true, hasPassword: true, bgImageUrl: "floor:lounge" });
});

type Asked = Omit<InputOf<Operations["updateRoom"]>, "roomId">;
const everySetting: Asked[] = [
  { type: "stage" },
  { bgImageUrl: null },
  { bgMode: "FIXED" },
  { bgBrightness: 1 },
  { defaultZoomLevel: 25 },
  { scrollableBackground: false },
  { gridViewByDefault: true },
  { chatSlowSeconds: 30 },
  { capacity: 5 },
  { title: "T" },
  { description: "D" },
  { stageTitle: "T" },
  { stageDescription: "D" },
  { permissions: { audio: false } },
];

test("only who administers the space changes, copies, resets or deletes its rooms", async () => {
  const { spaceId, teamId, room } = await makeHome();
  const may = async (caller: Caller, roomId: RoomId) => {
    const codes = await Promise.all(
      everySetting.map(async (setting) => (await desk.call(caller, "updateRoom", { roomId, ...setting })).code),
    );
    for (const name of ["resetRoomCustomization", "duplicateRoom", "deleteRoom"] as const)
      codes.push((await desk.call(caller, name, { roomId })).code);
    return [...new Set(codes)];
  };
  const [guest, member, moderator, admin] = [
    await desk.guest(),
    await desk.account(),
    await desk.account(),
    await desk.account(),
  ];
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinSpace(moderator, spaceId, "SPACE_MODERATOR");
  await arrange.joinSpace(admin, spaceId, "SPACE_ADMIN");
  expect(await may(guest, room.id)).toEqual(["forbidden"]);
  expect(await may(member, room.id)).toEqual(["forbidden"]);
  expect(await may(moderator, room.id)).toEqual(["forbidden"]);
  expect(await may(admin, room.id)).toEqual(["success"]);
});

test.each([
  { bgBrightness: 101 },
  { bgBrightness: -1 },
  { defaultZoomLevel: 24 },
  { defaultZoomLevel: 301 },
  { capacity: 0 },
  { capacity: 5001 },
  { title: "x".repeat(121) },
  { description: "x".repeat(1001) },
  { bgImageUrl: "https://kites.example/floor.png" },
  { permissions: { fly: true } },
])("%o is no setting", async (odd) => {
  const { admin, room } = await makeHome();
  const input = { roomId: room.id, ...odd } as never;
  expect(await desk.call(admin, "updateRoom", input)).toMatchObject({ code: "invalidRequest" });
});
