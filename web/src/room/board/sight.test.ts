import { expect, test } from "vitest";
import { toFloor } from "../map/camera.ts";
import { cameraOn, nearer, sightOf } from "./sight.ts";

const desk = { w: 1440, h: 900, left: 300, right: 20, top: 20, bottom: 80, panel: 300 };
const phone = { w: 390, h: 500, left: 0, right: 0, top: 64, bottom: 32, panel: 0 };
const camera = { x: -700, y: -240, zoom: 1.25 };

test("what is in sight shows the same in the same window, and whole in another", () => {
  const sight = sightOf(camera, desk);
  const again = cameraOn(sight, desk);
  expect(again.zoom).toBeCloseTo(camera.zoom);
  expect(again.x).toBeCloseTo(camera.x);
  expect(again.y).toBeCloseTo(camera.y);
  const held = cameraOn(sight, phone);
  const [first, last] = [toFloor(held, { x: 0, y: 64 }), toFloor(held, { x: 390, y: 468 })];
  expect(first.x).toBeLessThanOrEqual(sight.x + 0.001);
  expect(first.y).toBeLessThanOrEqual(sight.y + 0.001);
  expect(last.x).toBeGreaterThanOrEqual(sight.x + sight.w - 0.001);
  expect(last.y).toBeGreaterThanOrEqual(sight.y + sight.h - 0.001);
});

test("following comes nearer with every frame, never goes beyond, and arrives", () => {
  const to = { x: 500, y: 100, zoom: 0.5 };
  let now = camera;
  for (let frame = 0; frame < 120; frame += 1) {
    const next = nearer(now, to, 16);
    expect(next.x).toBeGreaterThanOrEqual(now.x);
    expect(next.x).toBeLessThanOrEqual(to.x);
    expect(next.zoom).toBeLessThanOrEqual(now.zoom);
    now = next;
  }
  expect(now).toBe(to);
});
