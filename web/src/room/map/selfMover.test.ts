import { expect, test } from "vitest";
import { Bearings } from "./bearings.ts";
import type { Point } from "./camera.ts";
import { SelfMover } from "./selfMover.ts";

/** I stand at (1000, 600) on the lounge's floor, seen at 50 %. */
function standing({ jumps = false } = {}) {
  const bearings = new Bearings();
  bearings.floor = { w: 3200, h: 1800 };
  bearings.resize({ w: 1000, h: 600, left: 0, right: 0, top: 0, bottom: 0, panel: 0 });
  bearings.centre({ x: 1000, y: 600 }, 0.5);
  let place: Point = { x: 1000, y: 600 };
  const mover = new SelfMover({ bearings, place: () => place, moveTo: (to) => (place = to), jumps: () => jumps });
  const frames = (count: number, fromMs = 0) => {
    for (let frame = 1; frame <= count; frame += 1) mover.frame(fromMs + frame * 16, 16);
  };
  return { bearings, mover, frames, me: () => place };
}

test("my bubble follows the hand one to one, wherever it was grabbed", () => {
  const { mover, me } = standing();
  mover.lift({ x: 510, y: 290 });
  mover.drag({ x: 560, y: 320 });
  expect(me()).toEqual({ x: 1100, y: 660 });
  mover.drop();
  mover.drag({ x: 900, y: 500 });
  expect(me()).toEqual({ x: 1100, y: 660 });
});

test("putting back glides to where I was picked up", () => {
  const { mover, frames, me } = standing();
  mover.lift({ x: 500, y: 300 });
  mover.drag({ x: 700, y: 300 });
  mover.putBack(0);
  frames(40);
  expect(me()).toEqual({ x: 1000, y: 600 });
  expect(mover.isMoving).toBe(false);
});

test("a glide takes its time, and none where less motion is asked for", () => {
  const [gliding, jumping] = [standing(), standing({ jumps: true })];
  for (const { mover, frames } of [gliding, jumping]) {
    mover.glide({ x: 1400, y: 600 }, 0);
    frames(1);
  }
  expect(gliding.me().x).toBeLessThan(1400);
  expect(jumping.me()).toEqual({ x: 1400, y: 600 });
  expect(jumping.mover.isMoving).toBe(false);
});

test("holding me at the window's edge pans the window and takes me along", () => {
  const { bearings, mover, frames, me } = standing();
  mover.lift({ x: 500, y: 300 });
  mover.drag({ x: 998, y: 300 });
  const before = { x: me().x, camera: bearings.camera.x };
  frames(10);
  expect(bearings.camera.x).toBeLessThan(before.camera);
  expect(me().x).toBeGreaterThan(before.x);
  expect(bearings.toScreen(me()).x).toBeCloseTo(998, 6);
});

test("a tap walks one step and stops, a held key goes on until it is let go", () => {
  const { mover, frames, me } = standing();
  expect(mover.keyDown("KeyD")).toBe(true);
  mover.keyUp("KeyD");
  frames(60);
  expect(me().x).toBeCloseTo(1040, 6);
  mover.keyDown("ArrowLeft");
  frames(60);
  mover.letGo();
  const stopped = me().x;
  frames(60);
  expect(stopped).toBeLessThan(1040 - 250);
  expect(me().x).toBe(stopped);
});

test("a key takes me out of a glide", () => {
  const { mover, frames, me } = standing();
  mover.glide({ x: 2000, y: 600 }, 0);
  frames(3);
  mover.keyDown("KeyA");
  mover.keyUp("KeyA");
  frames(60, 48);
  expect(me().x).toBeLessThan(1999);
});

test("nothing takes me off the floor", () => {
  const { mover, frames, me } = standing();
  mover.glide({ x: -500, y: 5000 }, 0);
  frames(60);
  expect(me()).toEqual({ x: 0, y: 1800 });
});

test("keys that do not walk are left to others", () => {
  expect(standing().mover.keyDown("KeyQ")).toBe(false);
});
