import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("whoever failed comes after the others, the one that failed last at the end", () => {
  const turns = new Turns();
  const all = ["a", "b", "c"];
  const inTurn = () => turns.inTurn(all, (each) => each);
  expect(inTurn()).toEqual(all);
  turns.note("a", { isDone: false, nowMs: 2 });
  turns.note("b", { isDone: false, nowMs: 1 });
  expect(inTurn()).toEqual(["c", "b", "a"]);
  turns.note("a", { isDone: true, nowMs: 3 });
  expect(inTurn()).toEqual(["a", "c", "b"]);
});

test("what was left out once begins anew", () => {
  const turns = new Turns();
  turns.note("a", { isDone: false, nowMs: 1 });
  expect(turns.inTurn(["b"], (each) => each)).toEqual(["b"]);
  expect(turns.inTurn(["a", "b"], (each) => each)).toEqual(["a", "b"]);
});
