import { bounds } from "@atrium/contract";
import { expect, test } from "vitest";
import { copyName } from "./copyName.ts";

test("a copy has the next number that is free", () => {
  expect(copyName("Lounge", ["Lounge"])).toBe("Lounge 2");
  expect(copyName("Lounge", ["Lounge", "Lounge 2"])).toBe("Lounge 3");
  expect(copyName("Lounge 2", ["Lounge 2"])).toBe("Lounge 3");
});

test("a name that is only a number stays one word", () => {
  expect(copyName("42", ["42"])).toBe("42 2");
});

test("the longest name is cut, by symbols, so that its number fits", () => {
  const called = copyName("🎈".repeat(bounds.roomName.max), []);
  expect(Array.from(called)).toHaveLength(bounds.roomName.max);
  expect(called.endsWith("🎈 2")).toBe(true);
});
