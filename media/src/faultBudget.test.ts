import { expect, test } from "vitest";
import { FaultBudget } from "./faultBudget.ts";

test("a fault now and then is outlived, a burst of them is not", () => {
  const budget = new FaultBudget(2);
  expect([0, 30_000, 61_000, 95_000].map((steadyMs) => budget.outlives(steadyMs))).toEqual([true, true, true, true]);
  expect([96_000, 97_000].map((steadyMs) => budget.outlives(steadyMs))).toEqual([false, false]);
});
