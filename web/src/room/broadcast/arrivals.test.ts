import { expect, test } from "vitest";
import { fixtureRoom, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { arrivals, peopleIn } from "./arrivals.ts";

const of = (options: FixtureOptions = {}) => arrivals(fixtureRoom(options).live.getState());

test("a broadcast arrives in the rooms with people in them, in the order of the list, and I am not counted", () => {
  const rooms = of();
  expect(rooms.map(({ name, count, isHere, hasPassword }) => ({ name, count, isHere, hasPassword }))).toEqual([
    { name: "Lounge", count: 9, isHere: true, hasPassword: false },
    { name: "Sprint board", count: 3, isHere: false, hasPassword: false },
    { name: "Board room", count: 3, isHere: false, hasPassword: true },
  ]);
  expect(peopleIn(rooms)).toBe(15);
});

test("people of an audience who are only counted hear it as well", () => {
  expect(peopleIn(of({ unshown: 4802 }))).toBe(4817);
});

test("alone in the space it arrives nowhere", () => {
  expect(of({ people: cast.slice(0, 1) })).toEqual([]);
});
