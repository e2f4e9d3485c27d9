import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seatGroupsOf } from "@atrium/rules";
import type { Point } from "../camera.ts";
import { TILE, tilePlace } from "./tilePlace.ts";

const floor = { w: 3200, h: 1800 };
const anywhere = fc.record({ x: fc.integer({ min: 0, max: 3200 }), y: fc.integer({ min: 0, max: 1800 }) });

/** Where the screens of these people stand, in the order they began. */
const placesOf = (sharers: readonly Point[]): Point[] =>
  sharers.reduce<Point[]>((taken, sharer) => [...taken, tilePlace(sharer, { floor, taken, people: sharers })], []);

test("a shared screen stands above its sharer, and below where the floor ends", () => {
  const placeOf = (sharer: Point) => tilePlace(sharer, { floor, taken: [], people: [sharer] });
  expect(placeOf({ x: 1600, y: 900 }).y).toBeLessThan(900);
  expect(placeOf({ x: 1600, y: 100 }).y).toBeGreaterThan(100);
});

test("screens of two who stand together stand side by side, the second in no window's upper end", () => {
  const talk = fc.record({ x: fc.integer({ min: -220, max: 220 }), y: fc.integer({ min: -120, max: 120 }) });
  fc.assert(
    fc.property(talk, ({ x, y }) => {
      const sharers = [
        { x: 1600, y: 900 },
        { x: 1600 + x, y: 900 + y },
      ];
      for (const place of placesOf(sharers)) {
        expect(Math.abs(place.y - 900)).toBeLessThan(400);
        expect(Math.abs(place.x - 1600)).toBeLessThan(600);
      }
    }),
  );
});

test("shared screens stay whole on the floor wherever their sharers stand", () => {
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 12 }), (sharers) => {
      for (const { x, y } of placesOf(sharers)) {
        expect(x - TILE.w / 2).toBeGreaterThanOrEqual(0);
        expect(x + TILE.w / 2).toBeLessThanOrEqual(floor.w);
        expect(y - TILE.h / 2).toBeGreaterThanOrEqual(0);
        expect(y + TILE.h / 2).toBeLessThanOrEqual(floor.h);
      }
    }),
  );
});

test("three shared screens do not cover each other wherever their sharers stand", () => {
  fc.assert(
    fc.property(anywhere, anywhere, anywhere, (...sharers) => {
      const places = placesOf(sharers);
      for (const [index, { x, y }] of places.entries()) {
        for (const other of places.slice(index + 1)) {
          expect(Math.abs(x - other.x) >= TILE.w || Math.abs(y - other.y) >= TILE.h).toBe(true);
        }
      }
    }),
  );
});

test("whoever of twenty-eight seated people shares, the screen covers nobody", () => {
  for (const picture of ["floor:lounge", "floor:garden", "floor:office", null]) {
    const people = seatGroupsOf(picture, floor)
      .flatMap(({ seats }) => seats)
      .slice(0, 28);
    for (const sharer of people) {
      const tile = tilePlace(sharer, { floor, taken: [], people });
      const covered = people.filter(
        ({ x, y }) =>
          Math.abs(x - tile.x) < TILE.w / 2 + 55 && y - 55 < tile.y + TILE.h / 2 && y + 55 > tile.y - TILE.h / 2,
      );
      expect(covered, `${picture} ${sharer.x} ${sharer.y}`).toEqual([]);
    }
  }
});
