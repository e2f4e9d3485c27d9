import { must, newId } from "@atrium/contract";
import type { ElementId } from "@atrium/contract";
import { afterAll, expect, test } from "vitest";
import { idOf, AT, openElementTrials } from "../trials/elementParty.ts";
import { loadElements } from "./elementStore.ts";
import { passOnElements } from "./passOnElements.ts";

const trials = await openElementTrials();
afterAll(() => trials.close());
const { db, desk, arrange, party, add, stored, found, uploaded } = trials;

test("copies of a room and of its space have its pinned elements, under ids of their own", async () => {
  const { admin, member, spaceId, teamId, roomId } = await party();
  const uploadId = await uploaded(member);
  const picture = { roomId, id: newId<ElementId>(), ...AT, uploadId };
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
