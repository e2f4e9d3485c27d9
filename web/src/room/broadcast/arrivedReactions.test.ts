import { expect, test } from "vitest";
import { roomIdOf } from "../fixtures/people.ts";
import { reactionsIn, withReaction, type Reacted } from "./arrivedReactions.ts";

const [lounge, hall] = [roomIdOf("lounge"), roomIdOf("hall")];
const at = (atMs: number, emotion: Reacted["emotion"], roomId = lounge): Reacted => ({ roomId, emotion, atMs });
const all = [at(1000, "👏"), at(2000, "😂"), at(3000, "👏"), at(4000, "❤️", hall), at(5000, "🔥")];
const noted = all.reduce<readonly Reacted[]>((before, more) => withReaction(before, more), []);

test("a room answers with its most frequent reactions, and how many there were", () => {
  expect(reactionsIn(lounge, noted)).toEqual({ most: ["👏", "😂"], count: 4 });
  expect(reactionsIn(hall, noted)).toEqual({ most: ["❤️"], count: 1 });
  expect(reactionsIn(roomIdOf("sprint"), noted).count).toBe(0);
});

test("what is long past does not count as now", () => {
  expect(reactionsIn(lounge, withReaction(noted, null, 14_500)).count).toBe(2);
  expect(withReaction(noted, null, 60_000)).toEqual([]);
});
