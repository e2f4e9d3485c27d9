import { newId, type UploadId } from "@atrium/contract";
import { expect, test } from "vitest";
import { backgroundChanges, backgroundOf, cutOf, differs, modeOf } from "./backgroundModel.ts";
import { aRoom } from "@atrium/testkit/liveBuilders";

const room = aRoom({ bgImageUrl: "floor:lounge", bgMode: "COVER", bgBrightness: 100 });

test("what is as it was is nothing to save", () => {
  expect(differs(room, backgroundOf(room))).toBe(false);
  expect(backgroundChanges(room, backgroundOf(room), null)).toEqual({});
});

test("another floor, less light and another way of lying are each sent for themselves", () => {
  const draft = { ...backgroundOf(room), bgImageUrl: "floor:garden", bgBrightness: 60 };
  expect(differs(room, draft)).toBe(true);
  expect(backgroundChanges(room, draft, null)).toEqual({ bgImageUrl: "floor:garden", bgBrightness: 60 });
  expect(backgroundChanges(room, { ...backgroundOf(room), bgImageUrl: null }, null)).toEqual({ bgImageUrl: null });
});

test.each([
  ["FILL", "FIXED", { bgMode: "FIXED" }],
  ["FILL", "TILE", { bgLaying: "TILE" }],
  ["FIT", "FILL", { bgLaying: "FILL" }],
  ["FIXED", "TILE", { bgMode: "COVER", bgLaying: "TILE" }],
  ["FIXED", "FILL", { bgMode: "COVER" }],
  ["TILE", "TILE", {}],
] as const)("from %s to %s", (from, laying, changes) => {
  const bgLaying = from === "FIXED" ? {} : { bgLaying: from };
  const laid = aRoom({ ...room, bgMode: modeOf(from), ...bgLaying });
  const draft = { ...backgroundOf(laid), laying };
  expect(backgroundOf(laid).laying).toBe(from);
  expect(backgroundChanges(laid, draft, null)).toEqual(changes);
  expect(differs(laid, draft)).toBe(from !== laying);
});

test("a part of the floor is something to save where it fills the room, and nothing where all of it is shown", () => {
  const moved = { ...backgroundOf(room), area: { x: 0, y: 0, w: 320, h: 180 } };
  expect(differs(room, moved)).toBe(true);
  expect(cutOf({ ...moved, laying: "FIT" })).toBeNull();
});

test("what stood there before is asked for by its address, of the library or one's own", () => {
  const own = `/files/${"a".repeat(32)}`;
  expect(backgroundChanges(room, backgroundOf(aRoom({ bgImageUrl: own })), null)).toEqual({ bgImageUrl: own });
});

test("an uploaded picture is named by its upload alone", () => {
  const bgUploadId = newId<UploadId>();
  expect(backgroundChanges(room, { ...backgroundOf(room), bgImageUrl: "floor:garden" }, bgUploadId)).toEqual({
    bgUploadId,
  });
});
