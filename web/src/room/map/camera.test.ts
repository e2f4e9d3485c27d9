import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  arrivalCentre,
  arrivalZoom,
  centreOn,
  clampCamera,
  edgePan,
  fitAll,
  followPoint,
  stepZoom,
  toFloor,
  showPart,
  toScreen,
  zoomAt,
  type Viewport,
} from "./camera.ts";

const view: Viewport = { w: 1440, h: 900, left: 300, right: 0, top: 0, bottom: 80, panel: 300 };
const floor = { w: 3200, h: 1800 };
const anyCamera = fc.record({
  x: fc.double({ min: -4000, max: 4000, noNaN: true }),
  y: fc.double({ min: -4000, max: 4000, noNaN: true }),
  zoom: fc.double({ min: 0.25, max: 3, noNaN: true }),
});
const anyPoint = fc.record({
  x: fc.double({ min: 0, max: 1440, noNaN: true }),
  y: fc.double({ min: 0, max: 900, noNaN: true }),
});

test("zooming keeps the floor under the pointer where it is", () => {
  fc.assert(
    fc.property(anyCamera, anyPoint, fc.double({ min: 0.1, max: 9, noNaN: true }), (camera, at, zoom) => {
      const before = toFloor(camera, at);
      const after = toScreen(zoomAt(camera, at, zoom), before);
      expect(after.x).toBeCloseTo(at.x, 4);
      expect(after.y).toBeCloseTo(at.y, 4);
    }),
  );
});

test("zoom stays between 25 and 300 percent", () => {
  expect(zoomAt({ x: 0, y: 0, zoom: 1 }, { x: 0, y: 0 }, 99).zoom).toBe(3);
  expect(zoomAt({ x: 0, y: 0, zoom: 1 }, { x: 0, y: 0 }, 0.01).zoom).toBe(0.25);
});

test("a floor larger than the window always covers it, but for what the panel and the toolbar hide", () => {
  fc.assert(
    fc.property(anyCamera, (camera) => {
      const { x, y, zoom } = clampCamera(camera, view, floor);
      if (floor.w * zoom < view.w - view.panel || floor.h * zoom < view.h) return;
      expect(x).toBeLessThanOrEqual(view.panel);
      expect(x + floor.w * zoom).toBeGreaterThanOrEqual(view.w - 1e-6);
      expect(y).toBeLessThanOrEqual(0);
      expect(y + floor.h * zoom).toBeGreaterThanOrEqual(view.h - view.bottom - 1e-6);
    }),
  );
});

test("a floor smaller than the window stands in its free middle", () => {
  const camera = clampCamera({ x: 5000, y: -70, zoom: 0.25 }, view, floor);
  expect(camera.x + (floor.w * 0.25) / 2).toBe(870);
  expect(camera.y + (floor.h * 0.25) / 2).toBe(410);
});

test("centring puts a place into the middle of what panels leave free", () => {
  expect(toScreen(centreOn({ x: 1000, y: 500 }, 0.75, view), { x: 1000, y: 500 })).toEqual({ x: 870, y: 410 });
});

test("fitting shows the whole floor", () => {
  const camera = fitAll(floor, view);
  expect(floor.w * camera.zoom).toBeLessThanOrEqual(view.w - view.left + 1e-6);
  expect(floor.h * camera.zoom).toBeLessThanOrEqual(view.h - view.bottom + 1e-6);
});

test("following leaves the window alone while the place is well inside, and brings it back from the edge", () => {
  const camera = { x: 0, y: 0, zoom: 1 };
  expect(followPoint(camera, { x: 800, y: 400 }, view)).toBe(camera);
  const moved = toScreen(followPoint(camera, { x: 2000, y: 400 }, view), { x: 2000, y: 400 });
  expect(moved).toEqual({ x: 1440 - 96, y: 400 });
});

test("the window pans only while something is dragged at its edge, towards that edge", () => {
  expect(edgePan({ x: 800, y: 400 }, view, 16)).toEqual({ x: 0, y: 0 });
  expect(edgePan({ x: 1438, y: 400 }, view, 16).x).toBeLessThan(0);
  expect(edgePan({ x: 302, y: 400 }, view, 16).x).toBeGreaterThan(0);
});

test("zoom steps go through the presets and stop at the ends", () => {
  expect(stepZoom(0.75, 1)).toBe(0.9);
  expect(stepZoom(0.75, -1)).toBe(0.67);
  expect(stepZoom(0.8, 1)).toBe(0.9);
  expect(stepZoom(3, 1)).toBe(3);
  expect(stepZoom(0.25, -1)).toBe(0.25);
});

test("coming in, the room is as large as its zoom says, in every window but that of a phone", () => {
  for (const [w, h] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    expect(arrivalZoom(1, { ...view, w, h })).toBe(1);
  expect(arrivalZoom(1.5, view)).toBe(1.5);
  expect(arrivalZoom(1, { ...view, w: 390, h: 844 })).toBe(0.58);
  expect(arrivalZoom(1, { ...view, w: 844, h: 390 })).toBe(0.58);
});

test("coming in, the window looks towards those I hear and keeps me in its middle third", () => {
  const me = { x: 1000, y: 800 };
  expect(arrivalCentre(me, [], { zoom: 1, view })).toEqual(me);
  expect(arrivalCentre(me, [{ x: 1100, y: 700 }], { zoom: 1, view })).toEqual({ x: 1050, y: 750 });
  const far = arrivalCentre(me, [{ x: 1690, y: 800 }], { zoom: 1, view });
  expect(far.x - me.x).toBeCloseTo((1440 - 300) / 6);
});

test("a part of the floor comes wholly into the free window, and the window never comes closer for it", () => {
  const window = { ...view, w: 1024, h: 640, left: 280, bottom: 90 };
  const part = fc.record({
    x: fc.integer({ min: 0, max: 3000 }),
    y: fc.integer({ min: 0, max: 2000 }),
    w: fc.integer({ min: 1, max: 1200 }),
    h: fc.integer({ min: 1, max: 800 }),
  });
  fc.assert(
    fc.property(part, fc.double({ min: 0.25, max: 3, noNaN: true }), (box, zoom) => {
      const before = { x: 0, y: 0, zoom };
      const after = showPart(before, box, window);
      const [start, end] = [toScreen(after, box), toScreen(after, { x: box.x + box.w, y: box.y + box.h })];
      expect(after.zoom).toBeLessThanOrEqual(zoom);
      expect(start.x).toBeGreaterThan(280);
      expect(start.y).toBeGreaterThan(0);
      expect(end.x).toBeLessThan(1024);
      expect(end.y).toBeLessThan(550);
    }),
  );
});

test("the window stays where a part of the floor is in sight already", () => {
  const before = { x: -100, y: -50, zoom: 1 };
  expect(showPart(before, { x: 700, y: 300, w: 100, h: 50 }, view)).toEqual(before);
});
