import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { FakeClock } from "../../testing/fakeClock.ts";
import { accountIds, member, selfId } from "../../testing/liveFixtures.ts";
import { ReceptionLoop } from "./receptionLoop.ts";

const other = must(accountIds[0], "a person");

function loopWith(place: { x: number; y: number }, frameMs = 16) {
  const clock = new FakeClock();
  const gains: number[] = [];
  const kept: boolean[] = [];
  const loop = new ReceptionLoop({
    clock,
    scene: () => ({ roomType: "spatial", selfId, members: { [selfId]: member(selfId, 0), [other]: member(other, 1) } }),
    placeOf: (accountId) => (accountId === selfId ? { x: 0, y: 0 } : place),
    volumes: () => ({}),
    isHidden: () => false,
    devicePixels: () => 1,
    pictures: () => "best",
    frames: () => Promise.resolve(10 * frameMs),
    keepsUp: (does) => kept.push(does),
    apply: (wanted) => gains.push(must(wanted.get(other), "decided").gain),
  });
  return { clock, gains, kept, loop };
}

test("decides at once, and for a storm of news once per 66 ms with the latest place", async () => {
  const place = { x: 100, y: 0 };
  const { clock, gains, loop } = loopWith(place);
  loop.nudge();
  expect(gains).toEqual([1]);
  for (let i = 0; i < 50; i += 1) loop.nudge();
  place.x = 700;
  await clock.pass(66);
  expect(gains).toEqual([1, 0]);
});

test("nothing runs while nothing changes", async () => {
  const { clock, gains, loop } = loopWith({ x: 100, y: 0 });
  loop.nudge();
  await clock.pass(10_000);
  expect(gains).toHaveLength(1);
});

test("whether the page keeps up is told while a camera is received, until the end", async () => {
  const { clock, kept, loop } = loopWith({ x: 100, y: 0 }, 200);
  loop.show({ left: -500, top: -500, right: 500, bottom: 500, pixelsPerUnit: 1 });
  await clock.pass(10_066);
  expect(kept).toEqual([false, false]);
  loop.stop();
  await clock.pass(60_000);
  expect(kept).toHaveLength(2);
  expect(clock.waiting).toBe(0);
});

test("nobody near, nothing measured", async () => {
  const { clock, kept, loop } = loopWith({ x: 5000, y: 0 }, 200);
  loop.show({ left: -500, top: -500, right: 500, bottom: 500, pixelsPerUnit: 1 });
  await clock.pass(60_000);
  expect(kept).toEqual([]);
});
