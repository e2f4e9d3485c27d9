import { constants, must } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FakeClock } from "../testing/fakeClock.ts";
import { accountIds, member, selfId } from "../testing/liveFixtures.ts";
import { Positions, scaled } from "./positions.ts";

const other = must(accountIds[0], "a person");
const TICK = constants.presence.tickMs;

function walkers() {
  const clock = new FakeClock();
  const positions = new Positions(clock);
  positions.setRoom({ [selfId]: member(selfId, 0), [other]: member(other, 1) }, selfId, false);
  const hear = (x: number) => positions.receive([1, scaled(x), 0], []);
  return { clock, positions, hear };
}

test("my own place is where I put myself, at once", () => {
  const { clock, positions } = walkers();
  positions.moveSelf(10, 20);
  expect(positions.at(selfId, clock.frameMs())).toEqual({ x: 10, y: 20 });
});

test("what the server says of my own walk does not pull me back", () => {
  const { clock, positions } = walkers();
  positions.moveSelf(10, 20);
  positions.receive([0, scaled(5), scaled(5)], []);
  expect(positions.at(selfId, clock.frameMs())).toEqual({ x: 10, y: 20 });
});

test("a jump of mine that the server makes is taken", () => {
  const { positions } = walkers();
  positions.moveSelf(10, 20);
  positions.place(selfId, [scaled(300), scaled(400)]);
  expect(positions.latest(selfId)).toEqual({ x: 300, y: 400 });
});

test("after a rejoin my own place stays as I see it", () => {
  const { positions } = walkers();
  positions.moveSelf(10, 20);
  positions.setRoom({ [selfId]: member(selfId, 3, [scaled(1), scaled(1)]) }, selfId, true);
  expect(positions.latest(selfId)).toEqual({ x: 10, y: 20 });
});

test("others glide between two known places and rest at the last within 100 ms", async () => {
  const { clock, positions, hear } = walkers();
  hear(100);
  await clock.pass(50);
  const between = must(positions.at(other, clock.frameMs()), "there").x;
  expect(between).toBeGreaterThanOrEqual(0);
  expect(between).toBeLessThanOrEqual(100);
  await clock.pass(50);
  expect(positions.at(other, clock.frameMs())).toEqual({ x: 100, y: 0 });
});

test("a walk after a long rest starts from where the person stood", async () => {
  const { clock, positions, hear } = walkers();
  await clock.pass(60_000);
  hear(500);
  expect(positions.at(other, clock.frameMs())).toEqual({ x: 0, y: 0 });
});

test("a person who is placed elsewhere does not glide there", () => {
  const { clock, positions } = walkers();
  positions.place(other, [scaled(900), 0]);
  expect(positions.at(other, clock.frameMs())).toEqual({ x: 900, y: 0 });
});

test("nobody is drawn beyond the places they were truly at, nor goes backwards", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ step: fc.integer({ min: 0, max: 50 }), waitMs: fc.integer({ min: 1, max: 300 }) }), {
        minLength: 1,
        maxLength: 30,
      }),
      async (walk) => {
        const { clock, positions, hear } = walkers();
        let x = 0;
        let drawn = 0;
        for (const { step, waitMs } of walk) {
          x += step;
          hear(x);
          for (let t = 0; t < waitMs; t += 16) {
            await clock.pass(Math.min(16, waitMs - t));
            const now = must(positions.at(other, clock.frameMs()), "there").x;
            expect(now).toBeGreaterThanOrEqual(drawn - 1e-6);
            expect(now).toBeLessThanOrEqual(x + 1e-6);
            drawn = now;
          }
        }
        await clock.pass(100);
        expect(must(positions.at(other, clock.frameMs()), "there").x).toBeCloseTo(x);
      },
    ),
    { numRuns: 60 },
  );
});

test("a steady walk is drawn with a steady pace", async () => {
  const { clock, positions, hear } = walkers();
  const drawn: number[] = [];
  for (let i = 1; i <= 30; i += 1) {
    hear(i * 10);
    await clock.pass(TICK);
    drawn.push(must(positions.at(other, clock.frameMs()), "there").x);
  }
  const steps = drawn.slice(6).map((x, i) => x - must(drawn[i + 5], "before"));
  for (const step of steps) expect(step).toBeCloseTo(10, 1);
});

test("levels come from the frames and belong to seats", () => {
  const { positions } = walkers();
  positions.receive([], [1, 9]);
  expect(positions.level(other)).toBe(1);
  expect(positions.level(selfId)).toBe(0);
});

test("a seat that changes hands moves its new holder only", () => {
  const { positions, hear } = walkers();
  const heir = must(accountIds[1], "a person");
  positions.remove(other);
  positions.put(member(heir, 1));
  hear(70);
  expect(positions.latest(other)).toBeNull();
  expect(positions.latest(heir)).toEqual({ x: 70, y: 0 });
});

test("what somebody has in sight is known from the frame that says it", () => {
  const { positions } = walkers();
  expect(positions.view(other)).toBeNull();
  positions.receive([], [], [1, scaled(5), scaled(6), scaled(700), scaled(400)]);
  expect(positions.view(other)).toEqual({ x: 5, y: 6, w: 700, h: 400 });
});
