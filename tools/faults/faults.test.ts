import { expect, test } from "vitest";
import { allFaults } from "./allFaults.ts";
import { drawn, listFaults, withFault } from "./fault.ts";

test("every fault of the list fits the code, and its tests are there", () => {
  expect(listFaults(allFaults)).toEqual([]);
  expect(allFaults.length).toBeGreaterThanOrEqual(80);
});

test("a fault goes in where it fits once, and nowhere else", () => {
  expect(withFault({ find: "a < b", replace: "a <= b" }, "if (a < b) return;")).toBe("if (a <= b) return;");
  expect(withFault({ find: "a > b", replace: "" }, "if (a < b) return;")).toBeNull();
  expect(withFault({ find: "a", replace: "b" }, "a a")).toBeNull();
  expect(withFault({ find: "", replace: "b" }, "a")).toBeNull();
});

test("a list is told what is wrong with it", () => {
  const fault = { name: "x", file: "a.ts", find: "1", replace: "2", tests: ["a.test.ts"] };
  const read = (path: string) => (path === "a.ts" ? "return 1;" : "");
  expect(listFaults([fault, { ...fault, find: "3", tests: [] }], read)).toEqual([
    "x: there is no a.test.ts",
    "x: another fault has this name",
    "x: a.ts does not hold this exactly once: 3",
  ]);
});

test("the same seed draws the same tenth, another one another, and in ten draws most have their turn", () => {
  const items = Array.from({ length: 90 }, (_, index) => index);
  expect(drawn(items, 0.1, 7)).toEqual(drawn(items, 0.1, 7));
  expect(drawn(items, 0.1, 7)).not.toEqual(drawn(items, 0.1, 8));
  expect(drawn(items, 0.1, 7)).toHaveLength(9);
  expect(drawn(items, 1, 7)).toEqual(items);
  const seen = new Set(Array.from({ length: 30 }, (_, seed) => drawn(items, 0.1, seed)).flat());
  expect(seen.size).toBeGreaterThan(80);
});
