import type { ZodObject } from "zod";
import { expect, test } from "vitest";
import type { Operation } from "./common/operation.ts";
import { operations } from "./operations.ts";

const all: readonly Operation[] = Object.values(operations);
const named = new Map(all.map((each) => [each.name, each]));
const touches = all.flatMap((each) => (each.touches ?? []).map((touch) => ({ name: each.name, touch })));

test("an operation stands in the record under its own name", () => {
  expect(all.map(({ name }) => name)).toEqual(Object.keys(operations));
});

test("what a change makes stale exists and only reads", () => {
  const others = touches.filter(({ touch: [read] }) => named.get(read)?.keeps !== "nothing");
  expect(others).toEqual([]);
});

test("the field that names the subject stands in the input of both", () => {
  const fieldsOf = (name: string): object => (named.get(name)?.input as ZodObject | undefined)?.shape ?? {};
  const lost = touches.filter(
    ({ name, touch: [read, field] }) => field !== undefined && !(field in fieldsOf(name) && field in fieldsOf(read)),
  );
  expect(lost).toEqual([]);
});
