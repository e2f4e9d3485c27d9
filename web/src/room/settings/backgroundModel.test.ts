import { newId, type UploadId } from "@atrium/contract";
import { expect, test } from "vitest";
import { backgroundChanges, backgroundOf, differs } from "./backgroundModel.ts";
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
  expect(backgroundChanges(room, { ...backgroundOf(room), bgMode: "FIXED" }, null)).toEqual({ bgMode: "FIXED" });
});

test("an uploaded picture is named by its upload alone", () => {
  const bgUploadId = newId<UploadId>();
  expect(backgroundChanges(room, { ...backgroundOf(room), bgImageUrl: "floor:garden" }, bgUploadId)).toEqual({
    bgUploadId,
  });
});
