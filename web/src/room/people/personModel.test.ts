import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { keepEqual } from "./keepEqual.ts";
import { peopleOfRoom } from "./personModel.ts";

const room = fixtureRoom();
const people = () => peopleOfRoom(room.live.getState(), room.media.getState());

test("the list holds the people of my room, me first and the others by name", () => {
  const names = people().map((person) => person.name);
  expect(names).toHaveLength(cast.filter((person) => person.room === undefined).length);
  expect(names[0]).toBe("Arina Vesnina");
  expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b)));
});

test("the media server's word on mute counts more than the room's", () => {
  const id = idOf("marina");
  const media = room.media.getState();
  const theirs = media.people[id];
  if (theirs === undefined) throw new Error("Marina is in the fixture");
  const muted = { ...media, people: { ...media.people, [id]: { ...theirs, audioMuted: true } } };
  const marina = peopleOfRoom(room.live.getState(), muted).find((person) => person.accountId === id);
  expect(marina?.audioMuted).toBe(true);
});

test("my own mute is what my microphone does", () => {
  const off = { ...room.media.getState(), microphone: { state: "off" } as const };
  expect(peopleOfRoom(room.live.getState(), off)[0]?.audioMuted).toBe(true);
  expect(people()[0]?.audioMuted).toBe(false);
});

test("without a room there is nobody", () => {
  expect(peopleOfRoom({ ...room.live.getState(), room: null }, room.media.getState())).toEqual([]);
});

test("people who did not change stay the same objects, so that their bubbles are not drawn anew", () => {
  const first = people();
  expect(keepEqual(first, people(), "accountId")).toBe(first);
  const louder = people().map((person) => (person.name === "Kofi Mensah" ? { ...person, volume: 0 } : person));
  const kept = keepEqual(first, louder, "accountId");
  expect(kept).not.toBe(first);
  expect(kept.filter((person, index) => person === first[index])).toHaveLength(first.length - 1);
});

test("a screen that the network here holds back is known of its sharer alone", () => {
  const held = cast.map((person) => ({ ...person, heldBack: person.sharing === true }));
  const slow = fixtureRoom({ people: held });
  const sharers = peopleOfRoom(slow.live.getState(), slow.media.getState()).filter((person) => person.screenHeldBack);
  expect(sharers.map((person) => person.name)).toEqual(["Tomás Herrera"]);
  expect(people().some((person) => person.screenHeldBack)).toBe(false);
});
