import { expect, test } from "vitest";
import { FakeClock } from "../../testing/fakeClock.ts";
import { LoadWatch } from "./loadWatch.ts";

function watching(frames: () => Promise<number | null>) {
  const clock = new FakeClock();
  const now = { isAtRest: false };
  const told: boolean[] = [];
  const watch = new LoadWatch({
    clock,
    frames,
    isAtRest: () => now.isAtRest,
    keepsUp: (does) => told.push(does),
  });
  return { clock, now, told, watch };
}

test("each five seconds a few frames are measured: fewer than twelve a second are too few", async () => {
  const took = [160, 830, 840];
  const { clock, told, watch } = watching(() => Promise.resolve(took.shift() ?? null));
  watch.start();
  watch.start();
  await clock.pass(15_000);
  expect(told).toEqual([true, true, false]);
});

test("nothing is measured while no camera is received, and again once one is", async () => {
  const { clock, now, told, watch } = watching(() => Promise.resolve(160));
  now.isAtRest = true;
  watch.start();
  await clock.pass(60_000);
  expect(told).toEqual([]);
  expect(clock.waiting).toBe(0);
  now.isAtRest = false;
  watch.start();
  await clock.pass(5_000);
  expect(told).toEqual([true]);
});

test("frames of a page that was not shown say nothing, nor do those that come after the end", async () => {
  const { clock, told, watch } = watching(() => Promise.resolve(null));
  watch.start();
  await clock.pass(10_000);
  expect(told).toEqual([]);
  let answer = (_ms: number): void => undefined;
  const late = watching(() => new Promise((resolve) => (answer = resolve)));
  late.watch.start();
  await late.clock.pass(5_000);
  late.watch.stop();
  answer(160);
  await late.clock.pass(10_000);
  expect(late.told).toEqual([]);
  expect(late.clock.waiting).toBe(0);
});
