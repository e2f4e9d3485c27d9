import { expect, test } from "vitest";
import { EMPTY } from "./deskState.ts";
import { lassoTo } from "./lasso.ts";

const at = (id: string, x: number, y: number) => ({ id: id as never, pos: { x, y }, width: 100, height: 100 });
const all = [at("near", 0, 0), at("far", 500, 0), at("edge", 160, 0)];
const begun = { ...EMPTY, lasso: { from: { x: 200, y: 200 }, to: { x: 200, y: 200 }, kept: ["far"] } };

test("whose middle a lasso takes in is chosen beside what was, whichever way it is drawn", () => {
  expect(lassoTo(begun, { x: -10, y: -10 }, all).chosen).toEqual(["far", "near"]);
  expect(lassoTo(begun, { x: 220, y: -10 }, all).chosen).toEqual(["far", "edge"]);
});

test("drawn back it lets go of what it had taken in", () => {
  const wide = { ...begun, ...lassoTo(begun, { x: -10, y: -10 }, all) };
  expect(lassoTo(wide, { x: 190, y: 190 }, all).chosen).toEqual(["far"]);
});

test("without a lasso nothing is chosen by moving", () => {
  expect(lassoTo(EMPTY, { x: 0, y: 0 }, all)).toEqual({});
});
