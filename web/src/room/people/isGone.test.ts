import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { idOf } from "../fixtures/people.ts";
import { roomMapModel } from "../map/roomMapModel.ts";
import { isGone } from "./isGone.ts";
import { peopleOfRoom } from "./personModel.ts";

const port = fixtureRoom();
const live = port.live.getState();
const people = peopleOfRoom(live, port.media.getState());
const map = live.room === null ? null : roomMapModel(live.room.room, people);
const kofi = idOf("kofi");
const others = people.filter((person) => person.accountId !== kofi);

test("whoever left the room that is shown is gone", () => {
  expect(isGone(kofi, { map, people, isAway: false })).toBe(false);
  expect(isGone(kofi, { map, people: others, isAway: false })).toBe(true);
});

test("nobody is gone because I am between rooms or my connection is away", () => {
  expect(isGone(kofi, { map: null, people: [], isAway: false })).toBe(false);
  expect(isGone(kofi, { map, people: [], isAway: true })).toBe(false);
});
