import { newId, screenStreamOf } from "@atrium/contract";
import type { ElementId } from "@atrium/contract";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { AT, idOf, openElementTrials } from "../trials/elementParty.ts";

const trials = await openElementTrials();
afterAll(() => trials.close());
const { desk, party, add, stored, found, code, toldSince } = trials;

const screenOf = (by: Caller, id = newId<ElementId>()) => ({ id, ...AT, streamId: screenStreamOf(idOf(by)) });

test("my shared screen stands where I put it, once, and nobody places another's", async () => {
  const { host, member, guest, roomId } = await party();
  const first = screenOf(member);
  expect(await code(guest, "addScreenShareElement", { roomId, ...first })).toBe("elementIsForbidden");
  const { element } = await desk.done(member, "addScreenShareElement", { roomId, ...first });
  expect(element).toMatchObject({ ...AT, creatorId: idOf(member), data: { type: "screen_share" } });
  await desk.done(host, "addScreenShareElement", { roomId, ...screenOf(host) });
  const start = desk.news.length;
  const second = screenOf(member);
  await desk.done(member, "addScreenShareElement", { roomId, ...second });
  expect(toldSince(start, roomId)).toMatchObject([
    {
      patches: [
        { type: "gone", id: first.id },
        { type: "put", id: second.id },
      ],
    },
  ]);
  expect(await stored(roomId)).toHaveLength(2);
});

test("it is moved by its sharer and by admins, and never pinned", async () => {
  const { admin, host, member, guest, roomId } = await party();
  const { id, ...screen } = screenOf(member);
  await desk.done(member, "addScreenShareElement", { roomId, id, ...screen });
  await desk.done(member, "updateScreenShareElement", { roomId, id, width: 640, height: 384 });
  await desk.done(admin, "updateScreenShareElement", { roomId, id, pos: { x: 10, y: 20 } });
  expect(await found(roomId, id)).toMatchObject({ width: 640, height: 384, pos: { x: 10, y: 20 } });
  for (const other of [host, guest])
    expect(await code(other, "updateScreenShareElement", { roomId, id, width: 300 })).toBe("forbidden");
  expect(await code(member, "updateTextElement", { roomId, id, content: "Words" })).toBe("elementNotFound");
  expect(await code(member, "pinElement", { roomId, id })).toBe("forbidden");
  const note = await add(member, roomId);
  expect(await desk.done(member, "pinOwnElements", { roomId })).toEqual({ pinned: [note.id] });
});

test("it does not count: a full room takes it, and it takes nothing of a room's most", async () => {
  const { admin, member, roomId } = await party("free");
  await desk.done(admin, "addScreenShareElement", { roomId, ...screenOf(admin) });
  for (let count = 0; count < 3; count += 1) await add(admin, roomId);
  expect(await code(admin, "addTextElement", { roomId, id: newId(), ...AT, content: "Fourth" })).toBe(
    "elementsQuantityExceeded",
  );
  await desk.done(member, "addScreenShareElement", { roomId, ...screenOf(member) });
});
