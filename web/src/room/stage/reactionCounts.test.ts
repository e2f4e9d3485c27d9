import { expect, test } from "vitest";
import { countsOf, lately, NO_REACTIONS, withReaction } from "./reactionCounts.ts";

const heardOf = (...reactions: readonly (readonly [emotion: string, atMs: number])[]) =>
  reactions.reduce((heard, [emotion, atMs]) => withReaction(heard, emotion, atMs), NO_REACTIONS);

test("the three most frequent reactions are counted, the most frequent first", () => {
  const heard = heardOf(["❤️", 1], ["👏", 1], ["👏", 900], ["👏", 1500], ["🔥", 2000], ["🔥", 2000], ["🎉", 1]);
  expect(countsOf(heard).slice(0, 2)).toEqual([
    { emotion: "👏", count: 3 },
    { emotion: "🔥", count: 2 },
  ]);
  expect(countsOf(heard)).toHaveLength(3);
});

test("after a minute a reaction counts no more", () => {
  const heard = heardOf(["👏", 1000], ["❤️", 31_000]);
  expect(lately(heard, 60_000)).toBe(heard);
  expect(countsOf(lately(heard, 61_000))).toEqual([{ emotion: "❤️", count: 1 }]);
  expect(lately(heard, 92_000)).toEqual(NO_REACTIONS);
});
