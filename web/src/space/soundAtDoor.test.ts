import { expect, test } from "vitest";
import { soundAtDoor } from "./soundAtDoor.ts";

const FULL = { state: "blocked", trouble: "full", gates: [], isTrying: false } as const;

test("a full media server is no reason to tell somebody that people inside cannot be heard: their room is open", () => {
  expect(soundAtDoor(FULL, { onlineCount: 1 })).toEqual({ state: "unknown" });
});

test("whoever would be the first is told that there is no place for one more room", () => {
  expect(soundAtDoor(FULL, { onlineCount: 0 })).toBe(FULL);
});

test.each(["network", "server"] as const)("what a %s holds back it holds back from everybody", (trouble) => {
  const blocked = { ...FULL, trouble };
  expect(soundAtDoor(blocked, { onlineCount: 3 })).toBe(blocked);
});
