import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { countSeen, placeFloor, type FloorPlace } from "./backdropPlace.ts";

const floor = { w: 2560, h: 1440 };
const WINDOWS = [
  ["a desk", { w: 1440, h: 900 }],
  ["a large desk", { w: 2560, h: 1440 }],
  ["a small window", { w: 1024, h: 768 }],
  ["an upright tablet", { w: 800, h: 1000 }],
  ["a phone", { w: 390, h: 844 }],
] as const;
const group = [
  [100, 300],
  [300, 300],
  [200, 450],
] as const;
const desk = { window: { w: 1440, h: 900 }, floor, before: null };
const onScreen = ({ left, scale }: FloorPlace, x: number) => left + scale * x;

test.each(WINDOWS)("in %s somebody is seen beside the card wherever they stand", (_, window) => {
  // A phone's card leaves the upper part: who stands at the floor's very end cannot come up there.
  const lowest = floor.h - (window.w < 560 ? 230 : 60);
  const somewhere = property(integer({ min: 60, max: floor.w - 60 }), integer({ min: 60, max: lowest }), (x, y) => {
    const sight = { window, floor, people: [[x, y]] as const, before: null };
    expect(countSeen(sight, placeFloor(sight))).toBe(1);
  });
  assert(somewhere);
});

test.each(WINDOWS)("in %s the floor fills the window, however small it is", (_, window) => {
  for (const small of [floor, { w: 900, h: 600 }]) {
    const { left, top, scale } = placeFloor({ window, floor: small, people: [[450, 300]], before: null });
    expect([left <= 0, top <= 0]).toEqual([true, true]);
    expect(left + scale * small.w).toBeGreaterThanOrEqual(window.w);
    // On a phone the card stands over the rest.
    expect(top + scale * small.h).toBeGreaterThanOrEqual(window.w < 560 ? window.h * 0.55 : window.h);
  }
});

test("the largest group stands in the middle of what is free on the left, and gives way so that others are seen too", () => {
  const people = group.map(([x, y]) => [x + 800, y + 400] as const);
  expect(onScreen(placeFloor({ ...desk, people }), 1000)).toBeCloseTo((1440 - 424) / 4);
  const withAnother = [...people, [2200, 700]] as const;
  expect(countSeen({ ...desk, people: withAnother }, placeFloor({ ...desk, people: withAnother }))).toBe(4);
});

test("a group that the floor's end would leave behind the card stands on the right of it", () => {
  const people = group.map(([x, y]) => [x + 1500, y] as const);
  const place = placeFloor({ ...desk, people });
  expect(onScreen(place, 1700)).toBeGreaterThan(1440 / 2 + 424 / 2);
  expect(countSeen({ ...desk, people }, place)).toBe(3);
});

test("who walks moves the room only once fewer than half of those that could be seen are", () => {
  const before = placeFloor({ ...desk, people: group });
  expect(placeFloor({ ...desk, people: [[160, 340], ...group.slice(1)], before })).toEqual(before);
  const gone = group.map(([x, y]) => [x + 620, y] as const);
  const after = placeFloor({ ...desk, people: gone, before });
  expect(after).not.toEqual(before);
  expect(countSeen({ ...desk, people: gone }, after)).toBe(3);
});

test("without people the floor lies still", () => {
  const empty = { ...desk, people: [] };
  const place = placeFloor(empty);
  expect(placeFloor({ ...empty, before: place })).toEqual(place);
});
