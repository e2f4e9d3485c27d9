import { expect, test } from "vitest";
import { gridLayout } from "./gridLayout.ts";

const desk = 1408 / 732;
const hand = 366 / 640;

test("nine people with one of them large fill four by three on a desk", () => {
  expect(gridLayout({ tiles: 9, hasLead: true, shape: desk })).toEqual({ columns: 4, rows: 3 });
});

test("in the hand tiles stand in narrow columns", () => {
  expect(gridLayout({ tiles: 8, hasLead: false, shape: hand }).columns).toBe(2);
  expect(gridLayout({ tiles: 2, hasLead: false, shape: hand })).toEqual({ columns: 1, rows: 2 });
});

test("on a phone held sideways four with a large one among them fill two rows, not three low ones", () => {
  expect(gridLayout({ tiles: 4, hasLead: true, shape: 559 / 235 })).toEqual({ columns: 4, rows: 2 });
});

test("one alone fills the place, large or not", () => {
  expect(gridLayout({ tiles: 1, hasLead: true, shape: desk })).toEqual({ columns: 2, rows: 2 });
  expect(gridLayout({ tiles: 1, hasLead: false, shape: desk })).toEqual({ columns: 1, rows: 1 });
});

test.each([1, 2, 5, 12, 25])("%s tiles have a cell each, and no row is empty", (tiles) => {
  for (const hasLead of [false, true]) {
    const { columns, rows } = gridLayout({ tiles, hasLead, shape: desk });
    const cells = hasLead ? tiles + 3 : tiles;
    expect(columns * rows).toBeGreaterThanOrEqual(cells);
    expect(columns * (rows - 1)).toBeLessThan(Math.max(cells, columns * 2));
  }
});
