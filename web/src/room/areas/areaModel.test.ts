import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { areas } from "../fixtures/things.ts";
import { areaOf, heardInside, ownArea } from "./areaModel.ts";

const WITH_ME = ["arina", "marina", "oleg"];
const liveOf = (keys: readonly string[], away = "") =>
  fixtureRoom({
    people: cast.map((person) => ({
      ...person,
      areas: keys.includes(person.key) ? ["focus"] : [],
      away: person.key === away,
    })),
    elements: areas({ open: false }),
  }).live.getState();

test("in a private area only those in it hear me, near or far, and not whose connection is away", () => {
  expect(heardInside(liveOf(WITH_ME))).toBe(2);
  expect(heardInside(liveOf(WITH_ME, "oleg"))).toBe(1);
  expect(heardInside(liveOf(["marina", "oleg"]))).toBeNull();
});

test("I am told who is in my area, and have its door, which I made", () => {
  expect(ownArea(liveOf(WITH_ME))).toMatchObject({ others: ["Marina Sokolova", "Олег Дружинин"], hasDoor: true });
  expect(ownArea(liveOf(["marina"]))).toBeNull();
  expect(areaOf(liveOf([]), "nothing")).toBeNull();
});
