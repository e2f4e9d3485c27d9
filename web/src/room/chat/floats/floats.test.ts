import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { NOTHING_FLOATS, sampleOf, still, withHeard, without } from "./floats.ts";

const said = (position: number) => aChatMessage({ position });
const heard = (atMs: readonly number[]) =>
  atMs.reduce((floating, ms, index) => withHeard(floating, said(index + 1), ms), NOTHING_FLOATS);
const positions = (floating: typeof NOTHING_FLOATS) => floating.shown.map(({ message }) => message.position);

test("at most three float, each for six seconds", () => {
  const floating = heard([0, 1_000, 2_000, 3_000]);
  expect(positions(floating)).toEqual([2, 3, 4]);
  expect(positions(still(floating, 7_000))).toEqual([3, 4]);
  expect(positions(still(floating, 9_000))).toEqual([]);
});

test("of twenty a second every tenth floats", () => {
  const atMs = Array.from({ length: 200 }, (_, index) => index * 50);
  const floating = heard(atMs);
  expect(sampleOf(floating)).toEqual({ perSecond: 20, every: 10 });
  const [one, two, three] = positions(floating);
  expect([(two ?? 0) - (one ?? 0), (three ?? 0) - (two ?? 0)]).toEqual([10, 10]);
});

test("once fewer are written, each floats again", () => {
  const busy = heard(Array.from({ length: 40 }, (_, index) => index * 50));
  const calm = withHeard(still(busy, 10_000), said(99), 10_000);
  expect(sampleOf(calm).every).toBe(1);
  expect(positions(calm)).toEqual([99]);
});

test("what is deleted floats no longer", () => {
  const floating = heard([0, 500]);
  const [first] = floating.shown;
  expect(positions(without(floating, first?.message.id ?? said(1).id))).toEqual([2]);
});
