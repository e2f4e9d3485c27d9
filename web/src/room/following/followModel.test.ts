import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf, roomIdOf, type Cast } from "../fixtures/people.ts";
import { followersOf, isOwnWay, leaderOf } from "./followModel.ts";

const room = (changes: Record<string, Partial<Cast>>) =>
  fixtureRoom({ people: cast.map((person) => ({ ...person, ...changes[person.key] })) }).live.getState();
const [lounge, sprint, board] = [roomIdOf("lounge"), roomIdOf("sprint"), roomIdOf("board")];

test("whom I follow stands with where they are, as far as I may know", () => {
  expect(leaderOf(room({ arina: { follows: "viktor" } }))).toMatchObject({
    person: { name: "Viktor" },
    roomId: sprint,
    roomName: "Sprint board",
  });
  expect(leaderOf(room({ arina: { follows: "marina" } }))).toMatchObject({ roomId: lounge, roomName: null });
  expect(leaderOf(room({}))).toBeNull();
});

test("who follows me is named", () => {
  expect(followersOf(room({ marina: { follows: "arina" } })).map(({ accountId }) => accountId)).toEqual([
    idOf("marina"),
  ]);
});

test("another room than theirs, and none I went to after them, is my own way", () => {
  expect(isOwnWay(board, sprint, new Set())).toBe(true);
  expect(isOwnWay(sprint, sprint, new Set())).toBe(false);
  // They are two rooms further already: I am on the way.
  expect(isOwnWay(board, sprint, new Set([board, sprint]))).toBe(false);
  expect(isOwnWay(board, null, new Set())).toBe(false);
});
