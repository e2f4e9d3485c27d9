import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { idOf } from "../fixtures/people.ts";
import { peopleOfRoom } from "../people/personModel.ts";
import { nearPeople } from "./nearPeople.ts";

const port = fixtureRoom();
const people = peopleOfRoom(port.live.getState(), port.media.getState());

test("whom I hear is near, the megaphone is far but first, and I am in neither list", () => {
  const heard = new Set([idOf("marina"), idOf("oleg"), idOf("kofi")]);
  const { near, far } = nearPeople(people, heard, new Set());
  expect(near.map((person) => person.name).toSorted()).toEqual(["Marina Sokolova", "Олег Дружинин"]);
  expect(far[0]?.name).toBe("Kofi Mensah");
  expect([...near, ...far].some((person) => person.isMe)).toBe(false);
  expect(near.length + far.length).toBe(people.length - 1);
});

test("speakers come first among the tiles", () => {
  const heard = new Set([idOf("marina"), idOf("oleg")]);
  const { near } = nearPeople(people, heard, new Set([idOf("oleg")]));
  expect(near[0]?.name).toBe("Олег Дружинин");
});
