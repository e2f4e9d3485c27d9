import { expect, test } from "vitest";
import { FakeClock } from "../testing/fakeClock.ts";
import { MoveSender } from "./moveSender.ts";

function walk() {
  const clock = new FakeClock();
  const sent: string[] = [];
  const link = { isUp: true };
  const sender = new MoveSender(clock, (message) => {
    if (link.isUp) sent.push(JSON.stringify(message));
    return link.isUp;
  });
  return { clock, sent, link, sender };
}

test("sends the first step at once and the latest of the following ones after 33 ms", async () => {
  const { clock, sent, sender } = walk();
  sender.moved(1, 1);
  sender.moved(2, 1);
  sender.moved(3, 1);
  expect(sent).toHaveLength(1);
  await clock.pass(33);
  expect(sent.map((text) => JSON.parse(text).x)).toEqual([10_000, 30_000]);
});

test("says nothing while I stand", async () => {
  const { clock, sent, sender } = walk();
  sender.moved(1, 1);
  await clock.pass(1_000);
  sender.moved(1, 1);
  await clock.pass(1_000);
  expect(sent).toHaveLength(1);
});

test("sends at most thirty messages in a second of walking", async () => {
  const { clock, sent, sender } = walk();
  for (let i = 0; i < 100; i += 1) {
    sender.moved(i, i);
    await clock.pass(10);
  }
  expect(sent.length).toBeLessThanOrEqual(31);
  expect(sent.length).toBeGreaterThan(20);
});

test("after coming back says where I see myself, even where the link was down on the way", async () => {
  const { clock, sent, link, sender } = walk();
  sender.moved(1, 1);
  await clock.pass(100);
  link.isUp = false;
  sender.moved(5, 5);
  link.isUp = true;
  sender.restart({ x: 5, y: 5 });
  expect(JSON.parse(sent.at(-1) ?? "")).toEqual({ type: "move", x: 50_000, y: 50_000 });
});
