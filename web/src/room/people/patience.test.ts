import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { Patience } from "./patience.ts";
import { peopleOfRoom } from "./personModel.ts";

const room = fixtureRoom();
const media = room.media.getState();
const marina = must(
  peopleOfRoom(room.live.getState(), media).find(({ name }) => name.startsWith("Marina")),
  "Marina is in the fixture",
);
const missing = Object.fromEntries(Object.entries(media.people).filter(([id]) => id !== marina.accountId));
const people = (change: Partial<typeof media>) => peopleOfRoom(room.live.getState(), { ...media, ...change });
const coming = (list: ReturnType<typeof people>) => list.filter((one) => one.isComing).map(({ name }) => name);
const unheard = (list: ReturnType<typeof people>) => list.filter((one) => one.unheard).map(({ name }) => name);

test("whom the media server does not know cannot be heard, and nobody knows while I hear nobody myself", () => {
  expect(unheard(people({}))).toEqual([]);
  expect(unheard(people({ people: missing }))).toEqual([marina.name]);
  expect(unheard(people({ people: missing, connection: "reconnecting" }))).toEqual([]);
});

test("whose way to the media server does not stand cannot be heard", () => {
  const theirs = must(media.people[marina.accountId], "Marina sends");
  const halfway = { ...media.people, [marina.accountId]: { ...theirs, isThrough: false } };
  expect(unheard(people({ people: halfway }))).toEqual([marina.name]);
});

test("it is said after five seconds, and taken back at once", () => {
  const patience = new Patience();
  const absent = people({ people: missing });
  expect(unheard(patience.judge(absent, 1_000))).toEqual([]);
  expect(patience.isWaiting(5_000)).toBe(true);
  expect(unheard(patience.judge(absent, 6_000))).toEqual([marina.name]);
  expect(patience.isWaiting(6_000)).toBe(false);
  expect(unheard(patience.judge(people({}), 6_100))).toEqual([]);
  expect(unheard(patience.judge(absent, 6_200))).toEqual([]);
});

test("until then they are coming", () => {
  const patience = new Patience();
  const absent = people({ people: missing });
  expect(coming(patience.judge(people({}), 1_000))).toEqual([]);
  expect(coming(patience.judge(absent, 1_100))).toEqual([marina.name]);
  expect(coming(patience.judge(absent, 6_099))).toEqual([marina.name]);
  expect(coming(patience.judge(absent, 6_100))).toEqual([]);
  expect(coming(patience.judge(people({}), 6_200))).toEqual([]);
});
