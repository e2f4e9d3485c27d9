import { constants } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arrivalPlace } from "./arrival.ts";
import { distanceUnits } from "./hearing.ts";

const size = constants.map.defaultSize;
const floorPlace = fc.record({
  x: fc.integer({ min: 55, max: size.w - 55 }),
  y: fc.integer({ min: 55, max: size.h - 55 }),
});
/** A repeatable random source that cycles through a list of numbers. */
const source = (numbers: readonly number[]) => {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
};
const randomness = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 50, maxLength: 50 });

test("the first person of a room appears at its spawn point", () => {
  expect(arrivalPlace({ size, people: [], spawn: { x: 700, y: 400 }, random: () => 0 })).toEqual({ x: 700, y: 400 });
});

test("without a spawn point the first person appears in the middle", () => {
  expect(arrivalPlace({ size, people: [], random: () => 0 })).toEqual({ x: size.w / 2, y: size.h / 2 });
});

test("a newcomer appears 130 to 170 units from somebody", () => {
  const people = [{ x: 1000, y: 900 }];
  const place = arrivalPlace({ size, people, random: () => 0.3 });
  const units = distanceUnits(place, { x: 1000, y: 900 });
  expect(units).toBeGreaterThanOrEqual(130);
  expect(units).toBeLessThanOrEqual(170);
});

test("a newcomer stands right or left of somebody, where both names can be read", () => {
  const host = { x: 1600, y: 900 };
  fc.assert(
    fc.property(randomness, (numbers) => {
      const place = arrivalPlace({ size, people: [host], random: source(numbers) });
      expect(Math.abs(place.y - host.y)).toBeLessThan(Math.abs(place.x - host.x));
    }),
  );
});

test("a group near the spawn point draws newcomers rather than a person alone", () => {
  const group = [
    { x: 2000, y: 900 },
    { x: 2150, y: 900 },
  ];
  const place = arrivalPlace({ size, people: [{ x: 1500, y: 900 }, ...group], random: () => 0.25 });
  expect(Math.min(...group.map((person) => distanceUnits(person, place)))).toBeLessThanOrEqual(170);
});

test("a newcomer is never over anybody and never off the floor while there is room", () => {
  fc.assert(
    fc.property(fc.array(floorPlace, { maxLength: 49 }), floorPlace, randomness, (people, spawn, numbers) => {
      const place = arrivalPlace({ size, people, spawn, random: source(numbers) });
      expect(place.x).toBeGreaterThanOrEqual(55);
      expect(place.x).toBeLessThanOrEqual(size.w - 55);
      expect(place.y).toBeGreaterThanOrEqual(55);
      expect(place.y).toBeLessThanOrEqual(size.h - 55);
      for (const person of people)
        expect(distanceUnits(person, place)).toBeGreaterThanOrEqual(constants.map.bubbleUnits);
    }),
  );
});

test("a full floor still takes a newcomer inside its edges", () => {
  const small = { w: 220, h: 220 };
  const people = [55, 165].flatMap((x) => [55, 165].map((y) => ({ x, y })));
  const place = arrivalPlace({ size: small, people, random: () => 0.5 });
  expect(place).toEqual({ x: 110, y: 110 });
});

test("at a spawn spot people appear, wherever others are, and beside it where somebody stands on it", () => {
  const crowd = [
    { x: 2000, y: 900 },
    { x: 2150, y: 900 },
  ];
  const spots = [{ x: 400, y: 300 }];
  expect(arrivalPlace({ size, people: crowd, spots, random: () => 0.5 })).toEqual({ x: 400, y: 300 });
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const place = arrivalPlace({ size, people: [...crowd, { x: 400, y: 300 }], spots, random: () => tenth / 10 });
    const away = Math.hypot(place.x - 400, place.y - 300);
    expect(away).toBeGreaterThanOrEqual(130);
    expect(away).toBeLessThanOrEqual(170);
  }
});

test("of several spawn spots each gets newcomers by chance", () => {
  const spots = [
    { x: 400, y: 300 },
    { x: 900, y: 500 },
    { x: 1400, y: 300 },
  ];
  const at = (chance: number) => arrivalPlace({ size, people: [], spots, random: () => chance });
  expect([0, 0.34, 0.99].map(at)).toEqual(spots);
});
