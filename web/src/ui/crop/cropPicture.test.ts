import { expect, test } from "vitest";
import { croppedSize } from "./cropPicture.ts";

const most = { w: 3200, h: 1800 };

test("a part that fits stays as large as it is", () => {
  expect(croppedSize({ x: 5, y: 5, w: 640, h: 360 }, most)).toEqual({ w: 640, h: 360 });
});

test("a larger one is made to fit and keeps its shape", () => {
  expect(croppedSize({ x: 0, y: 0, w: 6400, h: 3600 }, most)).toEqual(most);
  expect(croppedSize({ x: 0, y: 0, w: 3200, h: 3600 }, most)).toEqual({ w: 1600, h: 1800 });
});

test("a sliver is at least a pixel", () => {
  expect(croppedSize({ x: 0, y: 0, w: 32_000, h: 1 }, most)).toEqual({ w: 3200, h: 1 });
});
