import { constants, FLOOR_NAMES } from "@atrium/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FLOORS, floorUrl } from "../space/floors.ts";
import { arrivalPlace } from "./arrival.ts";
import { distanceUnits } from "./hearing.ts";
import type { Place } from "./hearing.ts";
import { FOOTPRINT, footprintsOverlap, seatGroupsOf } from "./seats.ts";

const size = constants.map.defaultSize;
const pictures = [...FLOOR_NAMES.map(floorUrl), null, "https://example.test/floor.png"];
const groupsOf = (picture: string | null) => seatGroupsOf(picture, size);
const pairs = (places: readonly Place[]) =>
  places.flatMap((one, nth) => places.slice(nth + 1).map((other) => [one, other] as const));
const arrive = (picture: string | null, people: readonly Place[]): Place => {
  const spawn = FLOOR_NAMES.map((name) => [floorUrl(name), FLOORS[name].arrival] as const).find(
    ([url]) => url === picture,
  )?.[1];
  return arrivalPlace({ size, people, seats: groupsOf(picture), random: () => 0.4, ...(spawn ? { spawn } : {}) });
};

describe.each(pictures)("on the floor %s", (picture) => {
  test("no two seats share any of the floor, names included, and all are whole on it", () => {
    const seats = groupsOf(picture).flatMap((group) => group.seats);
    expect(pairs(seats).filter(([one, other]) => footprintsOverlap(one, other))).toEqual([]);
    for (const { x, y } of seats) {
      expect(x - 55).toBeGreaterThanOrEqual(0);
      expect(x + 55).toBeLessThanOrEqual(size.w);
      expect(y - FOOTPRINT.up).toBeGreaterThanOrEqual(0);
      expect(y + FOOTPRINT.down).toBeLessThanOrEqual(size.h);
    }
  });

  test("a group has five to seven seats, all within earshot of each other", () => {
    for (const { seats } of groupsOf(picture)) {
      expect(seats.length).toBeGreaterThanOrEqual(5);
      expect(seats.length).toBeLessThanOrEqual(7);
      for (const [one, other] of pairs(seats))
        expect(distanceUnits(one, other)).toBeLessThan(constants.hearing.silentUnits);
    }
  });

  test("whoever arrives is seated with the others until their place is full, then at the next one", () => {
    const groups = groupsOf(picture);
    const capacity = Math.min(
      constants.roomCapacity.spatial,
      groups.reduce((sum, { seats }) => sum + seats.length, 0),
    );
    const people: Place[] = [];
    for (let nth = 0; nth < capacity; nth += 1) people.push(arrive(picture, people));
    expect(pairs(people).filter(([one, other]) => footprintsOverlap(one, other))).toEqual([]);
    const taken = groups.map(({ seats }) => ({
      all: seats.length,
      here: seats.filter((seat) => people.some((person) => distanceUnits(seat, person) === 0)).length,
    }));
    expect(taken.reduce((sum, { here }) => sum + here, 0)).toBe(people.length);
    // Of the places in use, only the last may be half empty.
    expect(taken.filter(({ all, here }) => here > 0 && here < all).length).toBeLessThanOrEqual(1);
  });
});

test("seven fill a place, then the nearest one to where they arrive: twenty-eight take four of the lounge's", () => {
  const picture = floorUrl("lounge");
  const groups = groupsOf(picture);
  const spawn = FLOORS.lounge.arrival ?? { x: size.w / 2, y: size.h / 2 };
  const people: Place[] = [];
  for (let nth = 0; nth < 28; nth += 1) people.push(arrive(picture, people));
  const groupOf = (person: Place) =>
    groups.findIndex(({ seats }) => seats.some((seat) => distanceUnits(seat, person) === 0));
  const inOrder = people.map(groupOf);
  const entered = [...new Set(inOrder)];
  // Nobody goes back to a place that was left full, and none is left before it is.
  expect(entered).toHaveLength(4);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => entered.indexOf(a) - entered.indexOf(b)));
  const full = entered.slice(0, -1).map((at) => inOrder.filter((other) => other === at).length);
  expect(full).toEqual(entered.slice(0, -1).map((at) => groups[at]?.seats.length));
  const away = (at: number) => Math.min(...(groups[at]?.seats ?? []).map((seat) => distanceUnits(seat, spawn)));
  const nearest = groups.map((_group, at) => at).toSorted((a, b) => away(a) - away(b));
  expect(entered).toEqual(nearest.slice(0, entered.length));
});

test("seats of a drawn floor belong to its rugs and tables, never to the walkway between them", () => {
  for (const name of FLOOR_NAMES.filter((floor) => FLOORS[floor].talkingPlaces.length > 0)) {
    const places = FLOORS[name].talkingPlaces;
    for (const { x, y } of groupsOf(floorUrl(name)).flatMap(({ seats }) => seats)) {
      const isAtPlace = (place: (typeof places)[number]) =>
        Math.abs(x - place.x) <= place.w / 2 + 70 && Math.abs(y - place.y) <= place.h / 2 + 70;
      expect(places.some(isAtPlace), `${name} ${x} ${y}`).toBe(true);
    }
  }
});

test("nobody is seated at the piano", () => {
  const piano = FLOORS.lounge.piano ?? { x: 0, y: 0 };
  const seats = groupsOf(floorUrl("lounge")).flatMap((group) => group.seats);
  expect(Math.min(...seats.map((seat) => distanceUnits(seat, piano)))).toBeGreaterThan(270);
});

test("wherever people have walked, a newcomer stands on nobody and on nobody's name while a seat is free", () => {
  const anywhere = fc.record({
    x: fc.integer({ min: 55, max: size.w - 55 }),
    y: fc.integer({ min: 55, max: size.h - 55 }),
  });
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 20 }), fc.constantFrom(...pictures), (people, picture) => {
      const free = groupsOf(picture).some(
        ({ seats }) =>
          people.filter((person) => seats.some((seat) => distanceUnits(seat, person) < 150)).length < 7 &&
          seats.some((seat) => people.every((person) => !footprintsOverlap(seat, person))),
      );
      const place = arrive(picture, people);
      const covered = people.filter((person) => distanceUnits(person, place) < 110);
      expect(free ? covered : []).toEqual([]);
    }),
  );
});
