import { expect, test } from "vitest";
import { PaceWatch } from "./paceWatch.ts";

const slow = { frames: 9.4, busyMs: 980 };
const fast = { frames: 24, busyMs: 500 };
const dark = { frames: 8, busyMs: 200 };

test("three slow seconds in a row are too much, and one that goes well ends it", () => {
  const watch = new PaceWatch();
  expect([slow, slow, slow, slow, fast, slow].map((pace) => watch.count(pace))).toEqual([null, null, 9, 9, null, null]);
});

test("a camera that is slow by itself is not the machine's fault", () => {
  const watch = new PaceWatch();
  expect([dark, dark, dark, dark].map((pace) => watch.count(pace))).toEqual([null, null, null, null]);
});

test("who wants it all the same is not told again before another choice", () => {
  const watch = new PaceWatch();
  watch.silence();
  expect([slow, slow, slow].map((pace) => watch.count(pace))).toEqual([null, null, null]);
  watch.restart();
  expect([slow, slow, slow].map((pace) => watch.count(pace))).toEqual([null, null, 9]);
});
