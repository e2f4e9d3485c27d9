import { constants } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { distanceBetween } from "./camera.ts";
import {
  beginStep,
  glideAt,
  insideFloor,
  placeBeside,
  standing,
  startGlide,
  walkDirection,
  walkFrame,
} from "./motion.ts";

const floor = { w: 3200, h: 1800 };
const spot = fc.record({ x: fc.integer({ min: 0, max: 3200 }), y: fc.integer({ min: 0, max: 1800 }) });

test("a glide takes 250 to 400 ms by distance and ends exactly where it should", () => {
  fc.assert(
    fc.property(spot, spot, (from, to) => {
      const glide = startGlide(from, to, 1000);
      expect(glide.lastsMs).toBeGreaterThanOrEqual(constants.map.glideMs.min);
      expect(glide.lastsMs).toBeLessThanOrEqual(constants.map.glideMs.max);
      expect(glideAt(glide, 1000 + glide.lastsMs)).toEqual({ at: to, done: true });
      expect(distanceBetween(glideAt(glide, 1000).at, from)).toBeLessThan(0.001);
    }),
  );
});

test("a glide never overshoots", () => {
  const glide = startGlide({ x: 0, y: 0 }, { x: 500, y: 0 }, 0);
  const places = Array.from({ length: 40 }, (_, index) => glideAt(glide, index * 10).at.x);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.max(...places)).toBeLessThanOrEqual(500);
});

test("a tapped key walks one step of 40 units, however short the tap", () => {
  let walk = beginStep({ x: 1, y: 0 });
  let walked = 0;
  for (let frame = 0; frame < 30; frame += 1) {
    const next = walkFrame(walk, null, 16);
    walk = next.walk;
    walked += next.by.x;
  }
  expect(walked).toBeCloseTo(constants.map.stepUnits, 6);
});

test("a held key walks 300 units a second, diagonals as well", () => {
  const held = walkDirection(new Set(["KeyD", "ArrowDown"]));
  const { by } = walkFrame(standing, held, 1000);
  expect(Math.hypot(by.x, by.y)).toBeCloseTo(300, 6);
});

test("opposite keys stand still and keys of other meanings do not walk", () => {
  expect(walkDirection(new Set(["ArrowLeft", "KeyD"]))).toBeNull();
  expect(walkDirection(new Set(["KeyQ", "Space"]))).toBeNull();
});

test("standing beside somebody is 130 to 170 units away, inside the floor", () => {
  fc.assert(
    fc.property(spot, spot, fc.array(spot, { maxLength: 12 }), (them, me, others) => {
      const place = placeBeside(them, me, { others, floor });
      expect(place).toEqual(insideFloor(place, floor));
      const distance = distanceBetween(place, them);
      expect(distance).toBeGreaterThanOrEqual(130);
      expect(distance).toBeLessThanOrEqual(170);
    }),
  );
});

test("a place a hair off the floor's edge is moved onto it", () => {
  const place = placeBeside({ x: 1, y: 149 }, { x: 0, y: 0 }, { others: [], floor });
  expect(place).toEqual(insideFloor(place, floor));
});

test("a taken place makes room for the next one round", () => {
  const them = { x: 1000, y: 1000 };
  const direct = placeBeside(them, { x: 2000, y: 1000 }, { others: [], floor });
  const evaded = placeBeside(them, { x: 2000, y: 1000 }, { others: [direct], floor });
  expect(direct).toEqual({ x: 1150, y: 1000 });
  expect(distanceBetween(direct, evaded)).toBeGreaterThanOrEqual(120);
});
