import { expect, test } from "vitest";
import { isOptionalUnderWay } from "./loadOptional.ts";
import { optionalPart } from "./optionalPart.tsx";

const Clock = () => null;

test("a part is loaded once, when it is first wanted", async () => {
  const { part, tries } = setUp({ failures: 0 });
  expect(tries()).toBe(0);
  expect(await Promise.all([part.want(), part.want()])).toEqual([true, true]);
  expect(await part.want()).toBe(true);
  expect(tries()).toBe(1);
  expect(part.store.getState().Loaded).toBe(Clock);
});

test("a part that cannot be loaded is nothing, and is tried again when it is wanted next", async () => {
  const { part, tries } = setUp({ failures: 1 });
  expect(await Promise.all([part.want(), part.want()])).toEqual([false, false]);
  expect(part.store.getState().Loaded).toBeNull();
  expect(tries()).toBe(1);
  expect(await part.want()).toBe(true);
  expect(part.store.getState().Loaded).toBe(Clock);
});

test("while a part is on its way the page knows that it can do without", async () => {
  const { part, seen } = setUp({ failures: 1 });
  expect(isOptionalUnderWay()).toBe(false);
  await part.want();
  expect(seen).toEqual([true]);
  expect(isOptionalUnderWay()).toBe(false);
});

function setUp({ failures }: { failures: number }) {
  const seen: boolean[] = [];
  const part = optionalPart(async () => {
    seen.push(isOptionalUnderWay());
    if (seen.length <= failures) throw new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
    return Clock;
  });
  return { part, seen, tries: () => seen.length };
}
