import { newId } from "@atrium/contract";
import type { ElementId, RoomElement, StoredElement } from "@atrium/contract";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { AT, idOf, openElementTrials } from "../trials/elementParty.ts";
import { loadElements } from "./elementStore.ts";

const trials = await openElementTrials();
afterAll(() => trials.close());
const { db, desk, arrange, party, standIn, add, stored, found, code, uploaded, toldSince } = trials;

test("a text lies where it is put, over the others, with what was not said of it as usual", async () => {
  const { admin, member, roomId } = await party();
  const first = await add(admin, roomId);
  const start = desk.news.length;
  const id = newId<ElementId>();
  const { element } = await desk.done(member, "addTextElement", { roomId, id, ...AT, content: "  Minutes " });
  expect(element).toEqual({
    id,
    roomId,
    creatorId: idOf(member),
    creatorName: first.creatorName,
    creatorRole: "SPACE_MEMBER",
    createdAt: new Date(desk.clock.nowMs()).toISOString(),
    ...AT,
    originalWidth: 240,
    originalHeight: 80,
    order: first.order + 1,
    lockerId: null,
    lockerRole: null,
    didPersist: false,
    data: { type: "text", content: "Minutes", fontSize: 16, bgColor: null, isFluidWidth: true },
  } satisfies StoredElement);
  expect(await stored(roomId)).toEqual(expect.arrayContaining([first, element]));
  const record: RoomElement = { ...element, collaboratorsIds: [] };
  const patches = [{ type: "put", kind: "element", id, record }];
  expect(toldSince(start, roomId)).toEqual([expect.objectContaining({ roomId, revision: 2, patches })]);
});

test("a web page is public and of another site, when it is added and when it is changed", async () => {
  const { admin, roomId } = await party();
  const id = newId<ElementId>();
  const url = "https://numbers.example.org/entry?week=41";
  const refused = {
    invalidRequest: [
      "http://example.org/",
      "https://10.0.0.12/",
      "https://localhost/",
      "https://nas.local/",
      "javascript:1",
    ],
    forbidden: ["https://atrium.example/s/try-me", "https://ATRIUM.example", "https://\uff41trium.example/"],
  };
  for (const [why, urls] of Object.entries(refused))
    for (const each of urls) expect(await code(admin, "addIframeElement", { roomId, id, ...AT, url: each })).toBe(why);
  await desk.done(admin, "addIframeElement", { roomId, id, ...AT, url });
  expect((await found(roomId, id))?.data).toEqual({ type: "iframe", url });
  for (const [why, urls] of Object.entries(refused))
    for (const each of urls) expect(await code(admin, "updateIframeElement", { roomId, id, url: each })).toBe(why);
  await desk.done(admin, "updateIframeElement", { roomId, id, width: 500 });
  expect(await found(roomId, id)).toMatchObject({ width: 500, data: { type: "iframe", url } });
  await desk.done(admin, "updateIframeElement", { roomId, id, url: "https://кто.рф/план" });
  expect((await found(roomId, id))?.data).toEqual({ type: "iframe", url: "https://кто.рф/план" });
});

test("each kind is added and changed by its own operations, and by no other", async () => {
  const { admin, roomId } = await party();
  const uploadId = await uploaded(admin);
  const [note, picture, spot] = [newId<ElementId>(), newId<ElementId>(), newId<ElementId>()];
  await desk.done(admin, "addNoteElement", { roomId, id: note, ...AT, content: "", bgColor: "#ffe08a" });
  const shown = await desk.done(admin, "addImageElement", { roomId, id: picture, ...AT, uploadId });
  await desk.done(admin, "addSpawnSpotElement", { roomId, id: spot, ...AT });
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
  expect(await found(roomId, note)).toMatchObject({ width: 300, height: 80, pos: AT.pos, data });
  expect(await found(roomId, picture)).toMatchObject({ data: { type: "image", url, link } });
  expect(await found(roomId, spot)).toMatchObject({ order: -3, pos: { x: 1, y: 2 }, data: { type: "spawn_spot" } });
  const { url: signed } = await desk.done(admin, "getElementImageDownloadUrl", { roomId, id: picture });
  expect(signed).toBe(`${url}?signed`);
  expect(await code(admin, "getElementImageDownloadUrl", { roomId, id: note })).toBe("elementNotFound");
});

test("a PDF shows a page to everybody, one that it has, and keeps a name", async () => {
  const { admin, host, member, guest, roomId } = await party();
  const id = newId<ElementId>();
  const picture = { roomId, id, ...AT, uploadId: await uploaded(member) };
  expect(await code(member, "addPdfElement", picture)).toBe("uploadIntentNotFound");
  const uploadId = await uploaded(guest, "file", { size: null, pages: 12 });
  const { element } = await desk.done(guest, "addPdfElement", { ...picture, uploadId });
  const kept = { name: "plan.pdf", bytes: 900, pages: 12, syncState: true, downloadDisabled: false };
  const { url } = element.data as { url: string };
  expect(element).toMatchObject({ originalWidth: 240, data: { type: "pdf", url, page: 1, ...kept } });
  await desk.done(host, "updatePdfElement", { roomId, id, page: 3 });
  expect((await found(roomId, id))?.data).toEqual({ type: "pdf", url, page: 3, ...kept });
  await desk.done(guest, "updatePdfElement", { roomId, id, page: 900, name: "Plan" });
  expect((await found(roomId, id))?.data).toMatchObject({ page: 12, name: "Plan" });
  expect(await code(member, "updatePdfElement", { roomId, id, page: 2 })).toBe("forbidden");
  expect(await code(admin, "updatePdfElement", { roomId, id, name: "  " })).toBe("contentIsEmpty");
  expect(await code(admin, "updatePdfElement", { roomId, id })).toBe("contentIsEmpty");
  expect(await code(admin, "updatePdfElement", { roomId, id, page: 0 })).toBe("invalidRequest");
});

test("an element shows the file of another one of its room and kind, for as long as that is there", async () => {
  const { admin, member, roomId, elsewhere, spaceId } = await party();
  const [picture, document] = [newId<ElementId>(), newId<ElementId>()];
  const sent = { roomId, ...AT };
  await desk.done(admin, "addImageElement", { ...sent, id: picture, uploadId: await uploaded(admin) });
  const uploadId = await uploaded(admin, "file", { size: null, pages: 4 });
  await desk.done(admin, "addPdfElement", { ...sent, id: document, uploadId });
  await desk.done(admin, "updatePdfElement", { roomId, id: document, page: 3, name: "Plan" });
  const again = await desk.done(member, "addImageElement", { ...sent, id: newId<ElementId>(), copyOf: picture });
  const paper = await desk.done(member, "addPdfElement", { ...sent, id: newId<ElementId>(), copyOf: document });
  const [first, second] = [await found(roomId, picture), await found(roomId, document)];
  expect(again.element).toMatchObject({ originalWidth: 1600, originalHeight: 900, data: first?.data });
  expect(paper.element.data).toEqual(second?.data);
  const other = { ...sent, id: newId<ElementId>(), copyOf: document };
  expect(await code(member, "addImageElement", other)).toBe("elementNotFound");
  standIn(spaceId, elsewhere, [member]);
  expect(await code(member, "addPdfElement", { ...other, roomId: elsewhere })).toBe("elementNotFound");
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
    await uploaded(member),
    await uploaded(admin, "avatar"),
    await uploaded(admin, "file", { size: null, pages: 3 }),
  ]) {
    const input = { roomId, id: newId<ElementId>(), ...AT, uploadId };
    expect(await code(admin, "addImageElement", input)).toBe("uploadIntentNotFound");
  }
});

test("an element's id is taken in its room for as long as it is there, and in no other", async () => {
  const { admin, guest, roomId, elsewhere, spaceId } = await party();
  const { id } = await add(admin, roomId);
  const again = { roomId, id, ...AT, content: "Again" };
  expect(await code(guest, "addTextElement", again)).toBe("alreadyExists");
  standIn(spaceId, elsewhere, [admin]);
  expect(await code(admin, "deleteElement", { roomId: elsewhere, id })).toBe("elementNotFound");
  await desk.done(admin, "addTextElement", { ...again, roomId: elsewhere });
  standIn(spaceId, roomId, [admin]);
  await desk.done(admin, "deleteElement", { roomId, id });
  await desk.done(admin, "addTextElement", again);
});

test("whoever is elsewhere adds and changes nothing", async () => {
  const { admin, roomId, elsewhere, spaceId } = await party();
  const { id } = await add(admin, roomId);
  standIn(spaceId, elsewhere, [admin]);
  for (const [name, input] of [
    ["addTextElement", { roomId, id: newId(), ...AT, content: "Words" }],
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
      ...AT,
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
    "success",
    "success",
    "forbidden",
    "success",
  ]);
  expect(await Promise.all([admin, host, member, guest].map((by) => moves(by, ofMember)))).toEqual([
    "success",
    "forbidden",
    "success",
    "forbidden",
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

test("the door of an area is its creator's, and no guest's; the rest of it is changed as any element", async () => {
  const { admin, host, member, guest, roomId } = await party();
  const [id, guests] = [newId<ElementId>(), newId<ElementId>()];
  const { element } = await desk.done(member, "addPrivateAreaElement", { roomId, id, ...AT, name: " Corner " });
  expect(element.data).toEqual({ type: "private_area", open: true, name: "Corner" });
  for (const other of [admin, host, guest])
    expect(await code(other, "updatePrivateAreaElement", { roomId, id, open: false })).toBe("forbidden");
  await desk.done(member, "updatePrivateAreaElement", { roomId, id, open: false, width: 300 });
  await desk.done(admin, "updatePrivateAreaElement", { roomId, id, name: "Quiet corner" });
  const data = { type: "private_area", open: false, name: "Quiet corner" };
  expect(await found(roomId, id)).toMatchObject({ width: 300, data });
  const closed = { roomId, id: guests, ...AT, open: false };
  expect(await code(guest, "addPrivateAreaElement", closed)).toBe("forbidden");
  await desk.done(guest, "addPrivateAreaElement", { ...closed, open: true });
  expect(await code(guest, "updatePrivateAreaElement", { roomId, id: guests, open: false })).toBe("forbidden");
});
