import { constants, FLOOR_NAMES } from "@atrium/contract";
import { floorUrl, seatGroupsOf } from "@atrium/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Bearings } from "./bearings.ts";

test("what is brought into sight stands above the toolbar and beside the panel, at the end of the floor too", () => {
  const bearings = new Bearings();
  const view = { w: 1280, h: 800, left: 324, right: 24, top: 24, bottom: 92, panel: 300 };
  const floor = { w: 3200, h: 1800 };
  bearings.resize(view);
  bearings.layOut(floor, true);
  const part = fc.record({ x: fc.integer({ min: 0, max: 2780 }), y: fc.integer({ min: 60, max: 1548 }) });
  fc.assert(
    fc.property(part, fc.double({ min: 0.25, max: 1.5, noNaN: true }), (at, zoom) => {
      bearings.centre({ x: 0, y: 0 }, zoom);
      bearings.show({ ...at, w: 420, h: 252 });
      const end = bearings.toScreen({ x: at.x + 420, y: at.y + 252 });
      expect(bearings.toScreen(at).x).toBeGreaterThanOrEqual(view.panel - 1e-6);
      expect(end.y).toBeLessThanOrEqual(view.h - view.bottom + 1e-6);
    }),
  );
});

test("wherever one is seated, face and name stand beside the panel and above the toolbar as the room opens", () => {
  const view = { w: 1280, h: 800, left: 324, right: 24, top: 24, bottom: 92, panel: 300 };
  const floor = constants.map.defaultSize;
  for (const name of FLOOR_NAMES) {
    for (const seat of seatGroupsOf(floorUrl(name), floor).flatMap(({ seats }) => seats)) {
      for (const zoom of [0.5, 0.75, 1, 1.5]) {
        const bearings = new Bearings();
        bearings.resize(view);
        bearings.layOut(floor, true);
        bearings.centre(seat, zoom);
        const face = bearings.toScreen({ x: seat.x - 55, y: seat.y - 60 });
        const end = bearings.toScreen({ x: seat.x + 55, y: seat.y + 117 });
        expect(face.x, `${name} at ${zoom}`).toBeGreaterThanOrEqual(view.panel);
        expect(end.x, `${name} at ${zoom}`).toBeLessThanOrEqual(view.w);
        expect(face.y, `${name} at ${zoom}`).toBeGreaterThanOrEqual(-1e-6);
        expect(end.y, `${name} at ${zoom}`).toBeLessThanOrEqual(view.h - view.bottom + 1e-6);
      }
    }
  }
});
