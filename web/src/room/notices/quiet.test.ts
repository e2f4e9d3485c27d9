import { expect, test } from "vitest";
import { quietSeconds } from "./quiet.ts";

test("five seconds without sound are worth a word, fewer are not", () => {
  expect(quietSeconds({ quietSinceMs: 1_000 }, 5_999)).toBeNull();
  expect(quietSeconds({ quietSinceMs: 1_000 }, 6_000)).toBe(5);
  expect(quietSeconds({ quietSinceMs: null }, 60_000)).toBeNull();
});
