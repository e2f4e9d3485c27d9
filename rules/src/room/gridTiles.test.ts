import { expect, test } from "vitest";
import { MOST_TILES, orderTiles, pageOfTiles, type TileFacts } from "./gridTiles.ts";

const nothing: TileFacts = {
  isSharing: false,
  isSpeaking: false,
  wroteLately: false,
  hasCamera: false,
  hasMicrophone: false,
};
const person = (name: string, facts: Partial<TileFacts> = {}) => ({ name, ...nothing, ...facts });
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);
const crowd = Array.from({ length: 30 }, (_, index) => index);

test("a screen comes first, then voices, writers, cameras and microphones", () => {
  const people = [
    person("listens"),
    person("microphone", { hasMicrophone: true }),
    person("camera", { hasCamera: true }),
    person("wrote", { wroteLately: true }),
    person("speaks", { isSpeaking: true }),
    person("shares", { isSharing: true }),
  ];
  expect(names(orderTiles(people))).toEqual(["shares", "speaks", "wrote", "camera", "microphone", "listens"]);
});

test("whoever speaks stands before a silent camera, and of two speakers the one with a camera is first", () => {
  const people = [
    person("camera", { hasCamera: true, hasMicrophone: true }),
    person("voice", { isSpeaking: true }),
    person("both", { isSpeaking: true, hasCamera: true }),
  ];
  expect(names(orderTiles(people))).toEqual(["both", "voice", "camera"]);
});

test("equals keep the order in which they came in", () => {
  expect(names(orderTiles([person("first"), person("second"), person("third")]))).toEqual(["first", "second", "third"]);
});

test("a page holds as many as chosen, the last one the rest", () => {
  expect(pageOfTiles(crowd, 2, 12)).toEqual({ shown: [24, 25, 26, 27, 28, 29], page: 2, pages: 3 });
});

test("no page holds more than the most there may be", () => {
  expect(pageOfTiles(crowd, 0, 100).shown).toHaveLength(MOST_TILES);
});

test("whoever looks at a page that is gone sees the last one left", () => {
  expect(pageOfTiles(crowd.slice(0, 13), 5, 12)).toEqual({ shown: [12], page: 1, pages: 2 });
  expect(pageOfTiles([], 3, 12)).toEqual({ shown: [], page: 0, pages: 1 });
});
