import { expect, test } from "vitest";
import { PersonBudget } from "./personBudget.ts";

const joins = { atOnce: 20, perSecond: 0.5 };

const takenOf = (
  budget: PersonBudget,
  person: string,
  { times, steadyMs }: { times: number; steadyMs: number },
): number => Array.from({ length: times }, () => budget.take(person, 1, steadyMs)).filter(Boolean).length;

test("who took nothing for an hour may take no more at once than anybody", () => {
  const budget = new PersonBudget(joins);
  expect(takenOf(budget, "ada", { times: 1, steadyMs: 0 })).toBe(1);
  expect(takenOf(budget, "ada", { times: 50, steadyMs: 3_600_000 })).toBe(20);
});

test("so many at once, then what is earned, for each person alone", () => {
  const budget = new PersonBudget(joins);
  expect(takenOf(budget, "ada", { times: 50, steadyMs: 0 })).toBe(20);
  expect(takenOf(budget, "bob", { times: 1, steadyMs: 0 })).toBe(1);
  expect(takenOf(budget, "ada", { times: 5, steadyMs: 1999 })).toBe(0);
  expect(takenOf(budget, "ada", { times: 5, steadyMs: 4000 })).toBe(2);
});

test("who asks for more than is left gets nothing and keeps what is left", () => {
  const budget = new PersonBudget({ atOnce: 100, perSecond: 10 });
  expect(budget.take("ada", 80, 0)).toBe(true);
  expect(budget.take("ada", 30, 0)).toBe(false);
  expect(budget.take("ada", 20, 0)).toBe(true);
  expect(budget.take("ada", 30, 3000)).toBe(true);
});

test("who stays away is forgotten once the budget would be full again", () => {
  const budget = new PersonBudget(joins);
  takenOf(budget, "ada", { times: 20, steadyMs: 0 });
  budget.tick(39_999);
  expect(budget.size).toBe(1);
  budget.tick(40_000);
  expect(budget.size).toBe(0);
});
