import { expect, test } from "vitest";
import { FakeClock } from "../../testing/fakeClock.ts";
import { LevelSender } from "./levelSender.ts";

test("how loud I am is told on change, at most ten times a second, and the last word is always said", async () => {
  const clock = new FakeClock();
  const levels: number[] = [];
  const sender = new LevelSender(clock, (message) => {
    if (message.type === "speaking") levels.push(message.level);
  });
  for (let i = 0; i < 100; i += 1) {
    sender.heard(i % 2);
    await clock.pass(10);
  }
  sender.heard(0);
  await clock.pass(200);
  expect(levels.length).toBeLessThanOrEqual(11);
  expect(levels.at(-1)).toBe(0);
});

test("nothing is said while nothing changes", async () => {
  const clock = new FakeClock();
  const levels: unknown[] = [];
  const sender = new LevelSender(clock, (message) => levels.push(message));
  for (let i = 0; i < 20; i += 1) {
    sender.heard(0.5);
    await clock.pass(200);
  }
  expect(levels).toEqual([{ type: "speaking", level: 5 }]);
});

test("who falls silent right after a word is told as silent, a moment later", async () => {
  const clock = new FakeClock();
  const levels: unknown[] = [];
  const sender = new LevelSender(clock, (message) => levels.push(message));
  sender.heard(1);
  sender.heard(0);
  expect(levels).toEqual([{ type: "speaking", level: 9 }]);
  await clock.pass(100);
  expect(levels).toEqual([
    { type: "speaking", level: 9 },
    { type: "speaking", level: 0 },
  ]);
});
