import { expect, test } from "vitest";
import { FakeClock } from "../../testing/fakeClock.ts";
import { SleepWatch } from "./sleepWatch.ts";

test("a page that stood still for minutes knows it on waking, once", async () => {
  const clock = new FakeClock();
  const sleep = new SleepWatch(clock);
  await clock.pass(60_000);
  expect(sleep.wasLong()).toBe(false);
  clock.sleep(180_000);
  expect(sleep.wasLong()).toBe(true);
  expect(sleep.wasLong()).toBe(false);
});

test("timers that run before the page says that it woke hide nothing", async () => {
  const clock = new FakeClock();
  const sleep = new SleepWatch(clock);
  clock.sleep(180_000);
  await clock.pass(0);
  expect(sleep.wasLong()).toBe(true);
});

test("a short pause is none", async () => {
  const clock = new FakeClock();
  const sleep = new SleepWatch(clock);
  clock.sleep(10_000);
  await clock.pass(2_000);
  expect(sleep.wasLong()).toBe(false);
});
