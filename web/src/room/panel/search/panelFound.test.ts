import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { cast, roomIdOf } from "../../fixtures/people.ts";
import { panelFound } from "./panelFound.ts";

const live = fixtureRoom({ people: cast }).live.getState();
const space = must(live.space, "the fixture is in a space");
const looker = {
  currentRoomId: roomIdOf("lounge"),
  myRole: "SPACE_ADMIN",
  selfId: live.selfId,
  nameOf: String,
} as const;
const found = (typed: string, change: object = {}) => panelFound(space, { typed, ...looker, ...change });

test("rooms and people are found by a part of their name, and I am not among them", () => {
  const { rooms, people } = found("ar");
  expect(rooms.map(({ name }) => name)).toContain("Board room");
  expect(people.map(({ label }) => label)).toContain("Marina Sokolova");
  expect(people.map(({ id }) => id)).not.toContain(live.selfId);
});

test("it stands beside a person which room they are in", () => {
  const marina = found("marina").people[0];
  expect(marina).toMatchObject({ roomId: roomIdOf("lounge"), roomName: "Lounge" });
});

test("a room that somebody does not see is not found, nor are the people in it", () => {
  const seen = found("", { myRole: "SPACE_GUEST" });
  expect(found("").rooms.map(({ roomId }) => roomId)).toContain(roomIdOf("interview"));
  expect(seen.rooms.map(({ roomId }) => roomId)).not.toContain(roomIdOf("interview"));
  expect(seen.people.map(({ roomId }) => roomId)).not.toContain(roomIdOf("interview"));
});
