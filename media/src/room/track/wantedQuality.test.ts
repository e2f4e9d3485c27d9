import { VideoLayer, VideoQuality } from "@livekit/protocol";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { importanceOf, wantedQuality } from "./wantedQuality.ts";

const layers = [
  new VideoLayer({ quality: VideoQuality.HIGH, width: 1280, height: 720 }),
  new VideoLayer({ quality: VideoQuality.LOW, width: 320, height: 180 }),
  new VideoLayer({ quality: VideoQuality.MEDIUM, width: 640, height: 360 }),
];
const sized = (width: number, height: number) =>
  wantedQuality({ disabled: false, quality: VideoQuality.HIGH, width, height }, layers);

test.each([
  [200, 110, 0],
  [350, 195, 0],
  [400, 225, 1],
  [640, 360, 1],
  [1000, 600, 2],
  [4000, 3000, 2],
])("a tile of %i x %i gets layer %i", (width, height, quality) => {
  expect(sized(width, height)).toBe(quality);
});

test("a picture that stands upright is compared by its sides", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (width, height) => {
      expect(sized(width, height)).toBe(sized(height, width));
    }),
  );
});

test("without a size the named quality counts, and off is off", () => {
  const named = (quality: VideoQuality, disabled = false) =>
    wantedQuality({ disabled, quality, width: 0, height: 0 }, layers);
  expect([named(VideoQuality.LOW), named(VideoQuality.HIGH)]).toEqual([0, 2]);
  expect([named(VideoQuality.OFF), named(VideoQuality.HIGH, true)]).toEqual([null, null]);
});

test("a picture weighs as many pixels as are shown of it, by the tile where it is told and else by the layer asked for", () => {
  const settings = { disabled: false, quality: VideoQuality.LOW, width: 0, height: 0 };
  expect(importanceOf({ ...settings, width: 200, height: 100 }, layers)).toBe(20_000);
  expect(importanceOf(settings, layers)).toBe(320 * 180);
  expect(importanceOf({ ...settings, quality: VideoQuality.HIGH }, [])).toBe(1280 * 720);
});
