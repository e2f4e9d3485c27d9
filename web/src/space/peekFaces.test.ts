import { AccountId, type SpaceEntrance } from "@atrium/contract";
import { expect, test } from "vitest";
import { peekFaces } from "./peekFaces.ts";

const people = (count: number, speaker = -1): SpaceEntrance["people"] =>
  Array.from({ length: count }, (_, index) => ({
    accountId: AccountId.parse(String(index).padEnd(21, "p")),
    roomId: null,
    name: `Person ${index}`,
    avatarUrl: null,
    avatarAppearance: "letter",
    palette: "mainPalette4v2",
    pos: null,
    speaking: index === speaker,
  }));

test("the speaker is the largest, in front and in the middle", () => {
  const faces = peekFaces(people(7, 5));
  expect(faces.map((face) => face.sizePixels)).toEqual([46, 56, 68, 88, 68, 56, 46]);
  expect(faces[3]?.person.name).toBe("Person 5");
  expect(Math.max(...faces.map((face) => face.depth))).toBe(faces[3]?.depth);
});

test("a crowd shows seven", () => {
  expect(peekFaces(people(40))).toHaveLength(7);
});

test("one person stands alone, nobody is an empty edge", () => {
  expect(peekFaces(people(1)).map((face) => face.sizePixels)).toEqual([88]);
  expect(peekFaces([])).toEqual([]);
});
