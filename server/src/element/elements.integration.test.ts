import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ElementId, Plan, RoomElement, RoomId, SpaceId, StoredElement } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import { finishUpload, insertUpload } from "../file/index.ts";
import type { Caller } from "../platform/calls/context.ts";
import { loadElements } from "./elementStore.ts";
import { passOnElements } from "./passOnElements.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const idOf = ({ accountId }: Caller) => must(accountId, "in a session");
const look = { name: "Hana", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
const at = { pos: { x: 400, y: 300 }, width: 240, height: 80 };

/** A room with an admin, a moderator, a member and a guest inside. */
async function party(plan: Plan = "custom") {
  const [admin, host, member, guest] = await Promise.all([1, 2, 3, 4].map(() => desk.account("en")));
  const people = [admin, host, member, guest].map((each) => must(each, "four"));
  const [first] = people;
  const { id: teamId } = await desk.done(must(first, "an admin"), "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(must(first, "an admin"), "createSpace", { teamId, name: "Home" });
  await arrange.joinSpace(must(host, "a host"), spaceId, "SPACE_MODERATOR");
  await arrange.joinSpace(must(member, "a member"), spaceId, "SPACE_MEMBER");
  await arrange.joinSpace(must(guest, "a guest"), spaceId, "SPACE_GUEST");
  await arrange.team(teamId, { plan });
  const { rooms } = await desk.done(must(first, "an admin"), "listRooms", { spaceId });
  const roomId = must(rooms[0], "a room").id;
  await standIn(spaceId, roomId, people);
  const [a, b, c, d] = people as [Caller, Caller, Caller, Caller];
  return { teamId, spaceId, roomId, rooms, admin: a, host: b, member: c, guest: d };
}
async function standIn(spaceId: SpaceId, roomId: RoomId, people: readonly Caller[]) {
  desk.inside.set(
    spaceId,
    people.map((each) => ({ ...look, accountId: idOf(each), roomId, pos: null, speaking: false })),
  );
}
const add = async (by: Caller, roomId: RoomId, content = "Agenda") =>
  (await desk.done(by, "addTextElement", { roomId, id: newId<ElementId>(), ...at, content })).element;
const stored = async (roomId: RoomId) => must(await loadElements(db, roomId), "the room is there").elements;
const found = async (roomId: RoomId, id: ElementId) => (await stored(roomId)).find((each) => each.id === id);
async function code(by: Caller, name: Parameters<typeof desk.call>[1], input: object) {
  return (await desk.call(by, name, input as never)).code;
}
async function pictureOf(by: Caller, kind: "file" | "avatar" = "file", isPdf = false) {
  const wanted = { accountId: idOf(by), kind, name: "plan.png", bytes: 1000, nowMs: desk.clock.nowMs() };
  const uploadId = await insertUpload(db, wanted);
  const size = isPdf ? null : { w: 1600, h: 900 };
  const file = { path: "", mimeType: "image/webp", bytes: 900, size, dominantColor: null, pages: null };
  await finishUpload(db, uploadId, file);
  return uploadId;
}
/** What those in a room were told of its elements since, in order. */
const toldSince = (start: number, roomId: RoomId) =>
  desk.news
    .slice(start)
    .filter(({ topic }) => topic === "elementsRevised")
    .map(({ news }) => news as { roomId: RoomId; revision: number; patches: unknown })
    .filter((each) => each.roomId === roomId);

test("a text lies where it is put, over the others, with what was not said of it as usual", async () => {
  const { admin, member, roomId } = await party();
  const first = await add(admin, roomId);
  const start = desk.news.length;
  const id = newId<ElementId>();
  const { element } = await desk.done(member, "addTextElement", { roomId, id, ...at, content: "  Minutes " });
  expect(element).toEqual({
    ...{ id, roomId, creatorId: idOf(member), creatorName: first.creatorName, creatorRole: "SPACE_MEMBER" },
    ...{ createdAt: new Date(desk.clock.nowMs()).toISOString(), ...at, originalWidth: 240, originalHeight: 80 },
    ...{ order: first.order + 1, lockerId: null, lockerRole: null, didPersist: false },
    data: { type: "text", content: "Minutes", fontSize: 16, bgColor: null, isFluidWidth: true },
  } satisfies StoredElement);
  expect(await stored(roomId)).toEqual(expect.arrayContaining([first, element]));
  const record: RoomElement = { ...element, collaboratorsIds: [] };
  const patches = [{ type: "put", kind: "element", id, record }];
  expect(toldSince(start, roomId)).toEqual([expect.objectContaining({ roomId, revision: 2, patches })]);
});

test("each kind is added and changed by its own operations, and by no other", async () => {
  const { admin, roomId } = await party();
  const uploadId = await pictureOf(admin);
  const [note, picture, spot] = [newId<ElementId>(), newId<ElementId>(), newId<ElementId>()];
  await desk.done(admin, "addNoteElement", { roomId, id: note, ...at, content: "", bgColor: "#ffe08a" });
  const shown = await desk.done(admin, "addImageElement", { roomId, id: picture, ...at, uploadId });
  await desk.done(admin, "addSpawnSpotElement", { roomId, id: spot, ...at });
  expect(shown.element).toMatchObject({
    originalWidth: 1600,
    originalHeight: 900,
    data: { type: "image", link: null },
  });
  expect(await code(admin, "updateTextElement", { roomId, id: note, content: "Words" })).toBe("elementNotFound");
  expect(await code(admin, "updateNoteElement", { roomId, id: spot, content: "Words" })).toBe("elementNotFound");
  await desk.done(admin, "updateNoteElement", { roomId, id: note, content: "Words", width: 300 });
  const link = "https://example.org/plan";
  await desk.done(admin, "updateImageElement", { roomId, id: picture, link });
  await desk.done(admin, "updateSpawnSpotElement", { roomId, id: spot, order: -3, pos: { x: 1, y: 2 } });
  const { url } = shown.element.data as { url: string };
  const data = { type: "note", content: "Words", fontSize: 16, bgColor: "#ffe08a" };
  expect(await found(roomId, note)).toMatchObject({ width: 300, height: 80, pos: at.pos, data });
  expect(await found(roomId, picture)).toMatchObject({ data: { type: "image", url, link } });
  expect(await found(roomId, spot)).toMatchObject({ order: -3, pos: { x: 1, y: 2 }, data: { type: "spawn_spot" } });
  const { url: signed } = await desk.done(admin, "getElementImageDownloadUrl", { roomId, id: picture });
  expect(signed).toBe(`${url}?signed`);
  expect(await code(admin, "getElementImageDownloadUrl", { roomId, id: note })).toBe("elementNotFound");
});

test("what is told of a change names only what has changed", async () => {
  const { admin, roomId } = await party();
  const { id } = await add(admin, roomId);
  const start = desk.news.length;
  await desk.done(admin, "updateTextElement", { roomId, id, content: "Agenda", width: 250, height: 80 });
  const patches = [{ type: "merge", kind: "element", id, changes: { width: 250 } }];
  expect(toldSince(start, roomId)).toEqual([expect.objectContaining({ revision: 2, patches })]);
});

test("a picture is a finished upload of one's own that was meant for a room", async () => {
  const { admin, member, roomId } = await party();
  for (const uploadId of [
    await pictureOf(member),
    await pictureOf(admin, "avatar"),
    await pictureOf(admin, "file", true),
  ]) {
    const input = { roomId, id: newId<ElementId>(), ...at, uploadId };
    expect(await code(admin, "addImageElement", input)).toBe("uploadIntentNotFound");
  }
});

test("an element's id is taken in its room for as long as it is there, and in no other", async () => {
  const { admin, guest, roomId, rooms, spaceId } = await party();
  const { id } = await add(admin, roomId);
  const again = { roomId, id, ...at, content: "Again" };
  expect(await code(guest, "addTextElement", again)).toBe("alreadyExists");
  const elsewhere = must(rooms[1], "another room").id;
  await standIn(spaceId, elsewhere, [admin]);
  expect(await code(admin, "deleteElement", { roomId: elsewhere, id })).toBe("elementNotFound");
  await desk.done(admin, "addTextElement", { ...again, roomId: elsewhere });
  await standIn(spaceId, roomId, [admin]);
  await desk.done(admin, "deleteElement", { roomId, id });
  await desk.done(admin, "addTextElement", again);
});

test("whoever is elsewhere adds and changes nothing", async () => {
  const { admin, roomId, rooms, spaceId } = await party();
  const { id } = await add(admin, roomId);
  await standIn(spaceId, must(rooms[1], "another room").id, [admin]);
  for (const [name, input] of [
    ["addTextElement", { roomId, id: newId(), ...at, content: "Words" }],
    ["updateTextElement", { roomId, id, content: "Words" }],
    ["deleteElement", { roomId, id }],
    ["pinOwnElements", { roomId }],
    ["getElementImageDownloadUrl", { roomId, id }],
  ] as const)
    expect(await code(admin, name, input)).toBe("notConnectedToRoom");
});

test("a plan's number of elements holds when twenty are added at once", async () => {
  const { admin, member, roomId } = await party("free");
  const calls = Array.from({ length: 20 }, (_, index) =>
    desk.call(index % 2 === 0 ? admin : member, "addTextElement", {
      roomId,
      id: newId<ElementId>(),
      ...at,
      content: `${index}`,
    }),
  );
  const answers = await Promise.all(calls);
  expect(answers.filter((each) => each.code === "success")).toHaveLength(3);
  const refused = answers.filter((each) => each.code !== "success");
  for (const each of refused) expect(each).toMatchObject({ code: "elementsQuantityExceeded", detail: { limit: 3 } });
  expect(await stored(roomId)).toHaveLength(3);
});

test("changes made at once are numbered one after another, and told with their numbers", async () => {
  const { admin, member, roomId } = await party();
  const start = desk.news.length;
  const own = await Promise.all([admin, member, admin, member].map((by) => add(by, roomId)));
  await Promise.all(
    own.map(({ id }, index) =>
      desk.done(index % 2 === 0 ? admin : member, "updateTextElement", { roomId, id, content: `${index}` }),
    ),
  );
  const numbers = toldSince(start, roomId).map(({ revision }) => revision);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await loadElements(db, roomId))?.revision).toBe(8);
});

test("hosts change what guests have added, admins all, others only their own", async () => {
  const { admin, host, member, guest, roomId } = await party();
  const [ofGuest, ofMember] = [await add(guest, roomId), await add(member, roomId)];
  const moves = (by: Caller, { id }: StoredElement) =>
    code(by, "updateTextElement", { roomId, id, pos: { x: 9, y: 9 } });
  expect(await Promise.all([admin, host, member, guest].map((by) => moves(by, ofGuest)))).toEqual([
    ...["success", "success", "forbidden", "success"],
  ]);
  expect(await Promise.all([admin, host, member, guest].map((by) => moves(by, ofMember)))).toEqual([
    ...["success", "forbidden", "success", "forbidden"],
  ]);
});

test("a locked element is not changed, removed, pinned or locked by others, until its locker opens it", async () => {
  const { admin, host, member, roomId } = await party();
  const { id } = await add(member, roomId);
  await desk.done(admin, "lockElement", { roomId, id });
  expect(await found(roomId, id)).toMatchObject({ lockerId: idOf(admin), lockerRole: "TEAM_ADMIN" });
  for (const name of ["updateTextElement", "deleteElement", "pinElement", "unpinElement", "lockElement"] as const)
    for (const by of [host, member]) expect(await code(by, name, { roomId, id })).toBe("elementLocked");
  expect(await code(member, "unlockElement", { roomId, id })).toBe("elementLocked");
  await desk.done(admin, "unlockElement", { roomId, id });
  expect(await found(roomId, id)).toMatchObject({ lockerId: null, lockerRole: null });
  await desk.done(member, "lockElement", { roomId, id });
  await desk.done(host, "unlockElement", { roomId, id });
});

test("only members pin, on a plan with pinning, and what was pinned is unpinned on any plan", async () => {
  const { teamId, admin, member, guest, roomId } = await party();
  const [own, ofGuest] = [await add(member, roomId), await add(guest, roomId)];
  expect(await code(guest, "pinElement", { roomId, id: ofGuest.id })).toBe("pinNotAllowed");
  expect(await code(member, "pinElement", { roomId, id: ofGuest.id })).toBe("forbidden");
  await desk.done(member, "pinElement", { roomId, id: own.id });
  await desk.done(admin, "pinElement", { roomId, id: ofGuest.id });
  expect((await stored(roomId)).map(({ didPersist }) => didPersist)).toEqual([true, true]);
  await arrange.team(teamId, { plan: "free" });
  expect(await code(admin, "pinElement", { roomId, id: own.id })).toBe("pinNotAllowed");
  expect(await code(admin, "lockElement", { roomId, id: own.id })).toBe("lockNotAllowed");
  await desk.done(member, "unpinElement", { roomId, id: own.id });
  expect((await found(roomId, own.id))?.didPersist).toBe(false);
});

test("all of one's own are pinned at once, but for those that others have locked", async () => {
  const { admin, member, guest, roomId } = await party();
  const [one, two, locked, before] = [
    await add(member, roomId),
    await add(member, roomId),
    await add(member, roomId),
    await add(member, roomId),
  ];
  const other = await add(guest, roomId);
  await desk.done(admin, "lockElement", { roomId, id: locked.id });
  await desk.done(member, "pinElement", { roomId, id: before.id });
  const { pinned } = await desk.done(member, "pinOwnElements", { roomId });
  expect(pinned.toSorted()).toEqual([one.id, two.id].toSorted());
  const unpinned = (await stored(roomId)).filter(({ didPersist }) => !didPersist).map(({ id }) => id);
  expect(unpinned.toSorted()).toEqual([locked.id, other.id].toSorted());
});

test("copies of a room and of its space have its pinned elements, under ids of their own", async () => {
  const { admin, member, spaceId, teamId, roomId } = await party();
  const uploadId = await pictureOf(member);
  const picture = { roomId, id: newId<ElementId>(), ...at, uploadId };
  const { element } = await desk.done(member, "addImageElement", picture);
  await desk.done(member, "pinElement", { roomId, id: element.id });
  await add(member, roomId, "Not pinned");
  const copies = [(await desk.done(admin, "duplicateRoom", { roomId })).room.id];
  await desk.done(admin, "updateSpace", { spaceId, isTemplate: true });
  const origin = { template: "duplicate", oldSpaceId: spaceId } as const;
  for (const made of [
    await desk.done(admin, "duplicateSpace", { spaceId }),
    await desk.done(admin, "createSpace", { teamId, name: "New", ...origin }),
  ]) {
    const { rooms } = await desk.done(admin, "listRooms", { spaceId: made.spaceId });
    copies.push(must(rooms[0], "a room").id);
  }
  for (const copy of copies) {
    const [copied, ...more] = await stored(copy);
    expect(more).toEqual([]);
    expect(copied).toEqual({ ...element, didPersist: true, roomId: copy, id: copied?.id });
    expect(copied?.id).not.toBe(element.id);
  }
});

test("a copy has no more elements than its plan allows", async () => {
  const { admin, teamId, roomId, spaceId } = await party();
  for (const content of ["a", "b", "c", "d"]) await add(admin, roomId, content);
  await desk.done(admin, "pinOwnElements", { roomId });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  await desk.done(admin, "deleteRoom", { roomId: must(rooms.at(-1), "a room").id });
  await arrange.team(teamId, { plan: "free" });
  const { room } = await desk.done(admin, "duplicateRoom", { roomId });
  const contents = (await stored(room.id)).map(({ data }) => (data.type === "text" ? data.content : ""));
  expect(contents.toSorted()).toEqual(["a", "b", "c"]);
});

test("elements go with their room", async () => {
  const { admin, roomId } = await party();
  await add(admin, roomId);
  await desk.done(admin, "deleteRoom", { roomId });
  expect(await loadElements(db, roomId)).toBeNull();
});

test("what a deleted account has pinned stays, without its name, and those inside are told to read again", async () => {
  const { admin, member, roomId, spaceId } = await party();
  const { id } = await add(member, roomId);
  await desk.done(member, "pinElement", { roomId, id });
  await desk.done(member, "lockElement", { roomId, id });
  const start = desk.news.length;
  const published: unknown[] = [];
  const bus = { publish: (_topic: unknown, news: unknown) => void published.push(news), subscribe: () => () => {} };
  const effects = await db.transaction((tx) => passOnElements(tx, bus, { from: idOf(member), to: null }));
  for (const effect of effects) await effect();
  expect(published).toEqual([{ spaceId, roomId, revision: 4, patches: null }]);
  expect(desk.news.length).toBe(start);
  const left = { creatorId: null, creatorName: "", lockerId: null, lockerRole: "SPACE_MEMBER", didPersist: true };
  expect(await found(roomId, id)).toMatchObject(left);
  await desk.done(admin, "unlockElement", { roomId, id });
});

test("what a guest has added is theirs under the account that they sign in to", async () => {
  const { admin, guest, roomId } = await party();
  const { id } = await add(guest, roomId);
  const bus = { publish: () => {}, subscribe: () => () => {} };
  await db.transaction((tx) => passOnElements(tx, bus, { from: idOf(guest), to: idOf(admin) }));
  expect(await found(roomId, id)).toMatchObject({ creatorId: idOf(admin), creatorRole: "SPACE_GUEST" });
});
