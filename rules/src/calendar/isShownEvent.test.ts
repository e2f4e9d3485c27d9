import { expect, test } from "vitest";
import { isShownEvent } from "./isShownEvent.ts";

const event = { isCancelled: false, type: "default", ownAnswer: null };

test("somebody's day has what they have not declined", () => {
  for (const ownAnswer of [null, "yes", "maybe", "none"] as const)
    expect(isShownEvent({ ...event, ownAnswer })).toBe(true);
  expect(isShownEvent({ ...event, type: "focusTime" })).toBe(true);
});

test.each([
  ["cancelled", { isCancelled: true }],
  ["declined", { ownAnswer: "no" as const }],
  ["only where somebody works", { type: "workingLocation" }],
  ["a birthday", { type: "birthday" }],
])("what is %s is not in it", (_what, change) => {
  expect(isShownEvent({ ...event, ...change })).toBe(false);
});
