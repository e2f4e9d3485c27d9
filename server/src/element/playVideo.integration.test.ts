import { newId } from "@atrium/contract";
import type { ElementId, OperationName } from "@atrium/contract";
import { afterAll, expect, test } from "vitest";
import { AT, idOf, openElementTrials } from "../trials/elementParty.ts";

const trials = await openElementTrials();
afterAll(() => trials.close());
const { desk, party, found, code, toldSince, uploaded } = trials;

test("a video plays by the server's clock, and whoever comes later finds the second at which it is", async () => {
  const { admin, host, member, guest, roomId } = await party();
  const id = newId<ElementId>();
  const link = { roomId, id, ...AT, url: "https://youtu.be/dQw4w9WgXcQ" };
  expect(await code(admin, "addVideoElement", { ...link, url: "https://example.org/film" })).toBe("invalidRequest");
  await desk.done(guest, "addVideoElement", link);
  const video = async () => (await found(roomId, id))?.data;
  const start = desk.clock.nowMs();
  const usual = { volume: 10, audioMode: "spatial", syncState: true, autoRepeat: false };
  const still = { state: "pause", stateSeek: 0, stateAt: start, rate: 1 };
  expect(await video()).toEqual({ type: "video", url: link.url, videoProvider: "youtube", ...usual, ...still });
  desk.clock.advance(5000);
  await desk.done(host, "updateVideoElement", { roomId, id, state: "play" });
  expect(await video()).toMatchObject({ state: "play", stateSeek: 0, stateAt: start + 5000 });
  desk.clock.advance(10_000);
  await desk.done(guest, "updateVideoElement", { roomId, id, rate: 2 });
  expect(await video()).toMatchObject({ state: "play", stateSeek: 10, stateAt: start + 15_000, rate: 2 });
  desk.clock.advance(10_000);
  await desk.done(guest, "updateVideoElement", { roomId, id, volume: 40 });
  await desk.done(guest, "updateVideoElement", { roomId, id, state: "pause" });
  expect(await video()).toMatchObject({ state: "pause", stateSeek: 30, stateAt: start + 25_000, volume: 40 });
  desk.clock.advance(1000);
  await desk.done(guest, "updateVideoElement", { roomId, id, state: "play", stateSeek: 30 });
  expect(await video()).toMatchObject({ state: "play", stateSeek: 30, stateAt: start + 26_000 });
  await desk.done(guest, "updateVideoElement", { roomId, id, url: "https://vimeo.com/76979871" });
  expect(await video()).toMatchObject({ videoProvider: "vimeo", state: "pause", stateSeek: 0 });
  expect(await code(guest, "updateVideoElement", { roomId, id })).toBe("contentIsEmpty");
  expect(await code(member, "updateVideoElement", { roomId, id, state: "play" })).toBe("forbidden");
});

test("those inside are told who played a video or turned a page; it is not stored", async () => {
  const { host, guest, roomId } = await party();
  const [film, book] = [newId<ElementId>(), newId<ElementId>()];
  await desk.done(guest, "addVideoElement", { roomId, id: film, ...AT, url: "https://youtu.be/dQw4w9WgXcQ" });
  await desk.done(guest, "addPdfElement", { roomId, id: book, ...AT, uploadId: await uploaded(guest, "file", BOOK) });
  const told = async (name: OperationName, change: object) => {
    const start = desk.news.length;
    await desk.call(host, name, { roomId, ...change });
    return toldSince(start, roomId).map(({ patches }) => patches);
  };
  const merged = (id: ElementId, data: object) => [
    [{ type: "merge", kind: "element", id, changes: { data: expect.objectContaining(data) } }],
  ];
  desk.clock.advance(1000);
  const playedBy = idOf(host);
  expect(await told("updateVideoElement", { id: film, state: "play" })).toEqual(merged(film, { playedBy }));
  expect(await told("updatePdfElement", { id: book, page: 2 })).toEqual(merged(book, { turnedBy: playedBy }));
  for (const id of [film, book]) expect(Object.keys((await found(roomId, id))?.data ?? {})).not.toContain("turnedBy");
  expect(await found(roomId, film)).not.toHaveProperty("data.playedBy");
  const [[louder]] = (await told("updateVideoElement", { id: film, volume: 40 })) as [[{ changes: { data: object } }]];
  expect(louder.changes.data).not.toHaveProperty("playedBy");
});

const BOOK = { size: null, pages: 4 };
