import { expect, test } from "vitest";
import { findInPages, type PageText } from "./pdfText.ts";

const run = (from: number, to: number, x: number) => ({ from, to, place: { x, y: 0.1, w: 0.4, h: 0.05 } });
const pages: readonly PageText[] = [
  { text: "Guest entry study", runs: [run(0, 10, 0), run(10, 17, 0.5)] },
  { text: "", runs: [] },
  { text: "ENTRY and entry", runs: [run(0, 15, 0)] },
];

test("words are found on every page, whatever their capitals, in reading order", () => {
  expect(findInPages(pages, "Entry").map(({ page }) => page)).toEqual([1, 3, 3]);
  expect(findInPages(pages, "nowhere")).toEqual([]);
  expect(findInPages(pages, "")).toEqual([]);
});

test("what goes over several runs is marked in each of them, by its share of the letters", () => {
  const [hit] = findInPages(pages, "try st");
  const [first, second] = hit?.places ?? [];
  expect(hit?.places).toHaveLength(2);
  expect(first?.x).toBeCloseTo(0.32);
  expect(first?.w).toBeCloseTo(0.08);
  expect(second?.x).toBe(0.5);
  expect(second?.w).toBeCloseTo((4 / 7) * 0.4);
});

test("of what is found everywhere only so much is stepped through", () => {
  expect(findInPages([{ text: "a".repeat(5000), runs: [run(0, 5000, 0)] }], "a")).toHaveLength(999);
});
