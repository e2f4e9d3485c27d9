import { expect, test } from "vitest";
import { namedError } from "../../testing/fakeTracks.ts";
import { deviceRefusal } from "./deviceRefusal.ts";

test.each([
  ["NotAllowedError", "blocked"],
  ["SecurityError", "blocked"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["TypeError", "unknown"],
])("%s means %s", (name, reason) => {
  expect(deviceRefusal(namedError(name))).toBe(reason);
});
