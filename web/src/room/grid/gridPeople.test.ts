import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { peopleOfRoom } from "../people/personModel.ts";
import { gridPeople, leadOf } from "./gridPeople.ts";

const port = fixtureRoom({ people: cast.slice(0, 5) });
const people = peopleOfRoom(port.live.getState(), port.media.getState());
const nobody = new Set<never>();
const rest = { people, entered: cast.map(({ key }) => idOf(key)), spoke: nobody, wrote: nobody, within: null };
const keys = (list: typeof people) => list.map(({ accountId }) => accountId.replace(/0+$/, ""));

test("a screen stands first, then cameras by microphone, and I stand last", () => {
  expect(keys(gridPeople(rest))).toEqual(["tomas", "marina", "priya", "oleg", "arina"]);
});

test("who wrote or spoke comes forward, behind a screen", () => {
  const wrote = new Set([idOf("priya")]);
  const spoke = new Set([idOf("oleg")]);
  expect(keys(gridPeople({ ...rest, wrote, spoke }))).toEqual(["tomas", "oleg", "priya", "marina", "arina"]);
});

test("in earshot only those one hears stand there", () => {
  expect(keys(gridPeople({ ...rest, within: new Set([idOf("marina")]) }))).toEqual(["marina", "arina"]);
});

test("the chosen one is large; without one whoever shares a screen or speaks; nobody in silence", () => {
  const shown = gridPeople(rest);
  expect(leadOf(shown, idOf("oleg"), nobody)).toBe(idOf("oleg"));
  expect(leadOf(shown, null, nobody)).toBe(idOf("tomas"));
  expect(leadOf(shown.slice(1), null, nobody)).toBeNull();
  expect(leadOf(shown.slice(1), null, new Set([idOf("marina")]))).toBe(idOf("marina"));
});
