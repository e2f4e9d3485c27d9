import { expect, test } from "vitest";
import type { DownTrack } from "../peerMedia.ts";
import { arrangeNarrowLine, flowing } from "../testing/narrowLine.ts";

/** A camera's layers of 150, 450 and 1650 kbit/s. */
const THREE_LAYERS = { layers: [1, 3, 11], roundTripMs: 40 };

test("twelve cameras on a line for two: what has no room is held back, the voice stays whole", () => {
  const { run, cameras, voice } = arrangeNarrowLine({ bps: 350_000 });
  run(10_000);
  const heard = voice.stats().packets;
  expect(run(20_000)).toBeLessThan(400_000);
  expect(voice.stats().packets - heard).toBe(1000);
  expect(flowing(cameras)).toBeGreaterThanOrEqual(1);
  expect(flowing(cameras)).toBeLessThanOrEqual(2);
});

test("twelve cameras at 300 kbit/s: no second sends more, tries included, the sound is whole, the largest picture stays", () => {
  const { run, cameras, voice } = arrangeNarrowLine({ bps: 300_000, layers: [1, 3], roundTripMs: 40 });
  cameras.forEach((down, index) => down.setQuality(2, index === 7 ? 400_000 : 10_000));
  run(10_000);
  for (let second = 0; second < 20; second++) {
    const heard = voice.stats().packets;
    expect(run(1000)).toBeLessThanOrEqual(300_000);
    expect(voice.stats().packets - heard).toBe(50);
    expect(qualities(cameras)).toEqual(cameras.map((_camera, index) => (index === 7 ? 0 : null)));
  }
});

test("who is shown largest is the one that stays", () => {
  const { run, cameras } = arrangeNarrowLine({ bps: 350_000 });
  cameras.forEach((down, index) => down.setQuality(2, index === 7 ? 400_000 : 10_000));
  run(10_000);
  expect(cameras[7]?.heldBack).toBe(false);
  cameras.forEach((down, index) => down.setQuality(2, index === 3 ? 400_000 : 10_000));
  run(1000);
  expect(cameras[3]?.heldBack).toBe(false);
});

test("when the line is wide again everything comes back, by padding tried before a picture depends on it", () => {
  const { run, cameras, line } = arrangeNarrowLine({ bps: 350_000, roundTripMs: 40 });
  run(20_000);
  expect(flowing(cameras)).toBeLessThanOrEqual(2);
  line.bps = 10_000_000;
  run(7000);
  expect(flowing(cameras)).toBe(12);
});

test.each([20, 90])(
  "after %d narrow seconds the first picture more takes four seconds, the best layers eight",
  (narrow) => {
    const { run, cameras, line } = arrangeNarrowLine({ ...THREE_LAYERS, bps: 6_000_000, cameras: 3, queueMs: 1000 });
    run(5000);
    expect(qualities(cameras)).toEqual([2, 2, 2]);
    line.bps = 400_000;
    run(narrow * 1000);
    expect(qualities(cameras)).toEqual([0, null, null]);
    line.bps = 6_000_000;
    run(4000);
    expect(flowing(cameras)).toBeGreaterThanOrEqual(2);
    run(4000);
    expect(qualities(cameras)).toEqual([2, 2, 2]);
  },
);

test("a queue of seconds runs out behind the sound alone, and a picture is there again right after", () => {
  const { run, cameras, voice, line, longestWaitMs } = arrangeNarrowLine({
    ...THREE_LAYERS,
    bps: 400_000,
    cameras: 3,
    queueMs: 3000,
  });
  run(1000);
  expect(longestWaitMs()).toBeGreaterThan(2000);
  const heard = voice.stats().packets;
  run(4000);
  expect(voice.stats().packets - heard).toBe(200);
  run(1000);
  expect(flowing(cameras)).toBeGreaterThanOrEqual(1);
  run(1000);
  expect(longestWaitMs()).toBeLessThan(200);
  expect(line.bps).toBe(400_000);
});

test.each([
  ["twelve small cameras at 500 kbit/s", { bps: 500_000 }],
  ["three cameras at 400 kbit/s", { ...THREE_LAYERS, bps: 400_000, cameras: 3 }],
  ["six cameras at 1 Mbit/s, far away", { ...THREE_LAYERS, bps: 1_000_000, cameras: 6, roundTripMs: 300 }],
  ["two cameras on a line with a short queue", { ...THREE_LAYERS, bps: 2_500_000, cameras: 2, queueMs: 100 }],
])("tries that fail change no picture, and delay the sound by a quarter of a second at most: %s", (_what, given) => {
  const { run, cameras, longestWaitMs } = arrangeNarrowLine(given);
  run(10_000);
  const shown = qualities(cameras);
  for (let second = 0; second < 60; second++) {
    run(1000);
    expect(qualities(cameras)).toEqual(shown);
    expect(longestWaitMs()).toBeLessThan(250);
  }
});

const qualities = (downs: readonly DownTrack[]) => downs.map((down) => (down.heldBack ? null : down.currentQuality));
