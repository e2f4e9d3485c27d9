import { expect, test } from "vitest";
import { countText } from "./countText.ts";

test("a count within words is written as its language writes numbers", () => {
  expect(countText("On stage, 4811 watch", 4811, "en")).toBe("On stage, 4,811 watch");
  expect(countText("12000 человек", 12_000, "ru")).toBe("12\u00a0000 человек");
  expect(countText("7 people", 7, "en")).toBe("7 people");
});
