import { expect, test } from "vitest";
import { hintPlace } from "./stepHint.ts";

const view = { w: 1440, h: 900, left: 24, right: 24, top: 24, bottom: 92, panel: 0 };
const hint = { w: 400, h: 84 };

test("the hint stands under my name and points at me", () => {
  expect(hintPlace({ x: 700, y: 400 }, hint, { view, zoom: 1, towards: null })).toEqual({
    left: 500,
    top: 504,
    arrow: 200,
    side: "under",
  });
});

test("at the window's edge the hint stays whole and still points at me", () => {
  const place = hintPlace({ x: 80, y: 400 }, hint, { view, zoom: 1, towards: null });
  expect(place.left).toBe(24);
  expect(place.left + place.arrow).toBe(80);
});

test("with the toolbar under me the hint stands over me", () => {
  const place = hintPlace({ x: 700, y: 720 }, hint, { view, zoom: 1, towards: null });
  expect(place.side).toBe("over");
  expect(place.top + hint.h).toBeLessThan(720 - 55);
});

test("in a window too low for either the hint stays on the screen", () => {
  const low = { ...view, h: 300 };
  const place = hintPlace({ x: 700, y: 150 }, hint, { view: low, zoom: 1, towards: null });
  expect(place.top + hint.h).toBeLessThanOrEqual(300 - 92);
});

test("where the way leads down the hint stands over me and leaves it free", () => {
  const towards = { x: 900, y: 700 };
  expect(hintPlace({ x: 700, y: 400 }, hint, { view, zoom: 1, towards }).side).toBe("over");
  expect(hintPlace({ x: 700, y: 400 }, hint, { view, zoom: 1, towards: { x: 1100, y: 420 } }).side).toBe("under");
});
