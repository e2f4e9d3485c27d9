import { expect, test } from "vitest";
import { smallLayout } from "./smallLayout.ts";

test("as it opens, two faces stand beside each other", () => {
  expect(smallLayout({ w: 332, h: 130 }, 9)).toEqual({ columns: 2, rows: 1 });
});

test("one face has all of it", () => {
  expect(smallLayout({ w: 332, h: 130 }, 1)).toEqual({ columns: 1, rows: 1 });
  expect(smallLayout({ w: 332, h: 130 }, 0)).toEqual({ columns: 1, rows: 1 });
});

test("drawn larger it shows more, never an empty row", () => {
  expect(smallLayout({ w: 700, h: 420 }, 20)).toEqual({ columns: 4, rows: 3 });
  expect(smallLayout({ w: 700, h: 420 }, 5)).toEqual({ columns: 4, rows: 2 });
});

test("the smallest window still shows one", () => {
  expect(smallLayout({ w: 90, h: 40 }, 5)).toEqual({ columns: 1, rows: 1 });
});
