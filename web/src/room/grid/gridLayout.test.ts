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

test.each([1, 2, 5, 12, 25])("%s tiles have a cell each, and no row is empty", (tiles) => {
  for (const hasLead of [false, true]) {
    const { columns, rows } = gridLayout({ tiles, hasLead, shape: desk });
    const cells = hasLead ? tiles + 3 : tiles;
    expect(columns * rows).toBeGreaterThanOrEqual(cells);
    expect(columns * (rows - 1)).toBeLessThan(Math.max(cells, columns * 2));
  }
});
