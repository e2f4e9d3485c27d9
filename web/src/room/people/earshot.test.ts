import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { isHeardAt, whereaboutsOf } from "./earshot.ts";
import { peopleOfRoom } from "./personModel.ts";

const port = fixtureRoom({ people: cast.slice(0, 8) });
const people = peopleOfRoom(port.live.getState(), port.media.getState());

test("people stand on a side, so many steps away, heard in full, fainter or not", () => {
  const where = whereaboutsOf(people, (id) => port.positions.latest(id));
  expect(where.get(idOf("oleg"))).toEqual({ heard: "full", steps: 5, side: "above" });
  expect(where.get(idOf("tomas"))).toEqual({ heard: "faint", steps: 9, side: "right" });
  expect(where.get(idOf("aigerim"))).toEqual({ heard: "not", steps: 20, side: "right" });
  expect(where.has(idOf("arina"))).toBe(false);
});

test("where I have no place yet, nobody is anywhere", () => {
  expect(whereaboutsOf(people, () => null).size).toBe(0);
});

test("a megaphone is heard wherever one stands", () => {
  const far = { heard: "not", steps: 30, side: "left" } as const;
  expect(isHeardAt({ hasMegaphone: true }, far)).toBe(true);
  expect(isHeardAt({ hasMegaphone: false }, far)).toBe(false);
  expect(isHeardAt({ hasMegaphone: false }, undefined)).toBe(false);
});
