import { expect, test } from "vitest";
import { JoinBudget } from "./joinBudget.ts";

const takenOf = (
  budget: JoinBudget,
  person: string,
  { times, steadyMs }: { times: number; steadyMs: number },
): number => Array.from({ length: times }, () => budget.take(person, steadyMs)).filter(Boolean).length;

test("twenty joins at once, then one every two seconds, for each person alone", () => {
  const budget = new JoinBudget();
  expect(takenOf(budget, "ada", { times: 50, steadyMs: 0 })).toBe(20);
  expect(takenOf(budget, "bob", { times: 1, steadyMs: 0 })).toBe(1);
  expect(takenOf(budget, "ada", { times: 5, steadyMs: 1999 })).toBe(0);
  expect(takenOf(budget, "ada", { times: 5, steadyMs: 4000 })).toBe(2);
});

test("who stays away is forgotten once the budget would be full again", () => {
  const budget = new JoinBudget();
  budget.take("ada", 0);
  budget.tick(40_000);
  expect(budget.size).toBe(1);
  budget.tick(40_001);
  expect(budget.size).toBe(0);
});
