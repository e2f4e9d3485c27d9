import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { floorSize } from "./floorSize.ts";

const { defaultSize, leastSize } = constants.map;

test("a picture that covers the floor leaves it as large as floors are", () => {
  expect(floorSize("COVER", { w: 1000, h: 4000 })).toEqual(defaultSize);
});

test("a picture of fixed size is the floor, one unit a pixel", () => {
  expect(floorSize("FIXED", { w: 1000, h: 4000 })).toEqual({ w: 1000, h: 4000 });
});

test("a small picture stands on a floor that people fit on", () => {
  expect(floorSize("FIXED", { w: 40, h: 600 })).toEqual({ w: leastSize.w, h: 600 });
});

test("a floor without a picture of its own has the usual size", () => {
  expect(floorSize("FIXED", null)).toEqual(defaultSize);
});
