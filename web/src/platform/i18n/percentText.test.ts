import { expect, test } from "vitest";
import { percentText } from "./percentText.ts";

test("a percentage is written as its language writes it", () => {
  expect([0, 30, 200].map((percent) => percentText(percent, "en"))).toEqual(["0%", "30%", "200%"]);
  expect([0, 30, 200].map((percent) => percentText(percent, "ru"))).toEqual(["0\u00a0%", "30\u00a0%", "200\u00a0%"]);
});

test("a tax keeps its fractions, by the mark of the language", () => {
  expect(percentText(8.25, "en")).toBe("8.25%");
  expect(percentText(8.25, "ru")).toBe("8,25\u00a0%");
});
