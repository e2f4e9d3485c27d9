import { expect, test } from "vitest";
import { hintPlace } from "./stepHint.ts";

const view = { w: 1440, h: 900, left: 24, right: 24, top: 24, bottom: 92, panel: 0 };
const hint = { w: 400, h: 84 };

test("the hint stands under my name and points at me", () => {
  expect(
    hintPlace({ x: 700, y: 400 }, hint, { view, zoom: 1, towards: null, others: [], cards: [], controls: [] }),
  ).toEqual({
    left: 500,
    top: 504,
    arrow: 200,
    side: "under",
  });
});

test("at the window's edge the hint stays whole and still points at me", () => {
  const place = hintPlace({ x: 80, y: 400 }, hint, {
    view,
    zoom: 1,
    towards: null,
    others: [],
    cards: [],
    controls: [],
  });
  expect(place.left).toBe(24);
  expect(place.left + place.arrow).toBe(80);
});

test("with the toolbar under me the hint stands over me", () => {
  const place = hintPlace({ x: 700, y: 720 }, hint, {
    view,
    zoom: 1,
    towards: null,
    others: [],
    cards: [],
    controls: [],
  });
  expect(place.side).toBe("over");
  expect(place.top + hint.h).toBeLessThan(720 - 55);
});

test("in a window too low for either the hint stays on the screen", () => {
  const low = { ...view, h: 300 };
  const place = hintPlace({ x: 700, y: 150 }, hint, {
    view: low,
    zoom: 1,
    towards: null,
    others: [],
    cards: [],
    controls: [],
  });
  expect(place.top + hint.h).toBeLessThanOrEqual(300 - 92);
});

test("where the way leads down the hint stands over me and leaves it free", () => {
  const towards = { x: 900, y: 700 };
  expect(
    hintPlace({ x: 700, y: 400 }, hint, { view, zoom: 1, towards, others: [], cards: [], controls: [] }).side,
  ).toBe("over");
  expect(
    hintPlace({ x: 700, y: 400 }, hint, {
      view,
      zoom: 1,
      towards: { x: 1100, y: 420 },
      others: [],
      cards: [],
      controls: [],
    }).side,
  ).toBe("under");
});

test("somebody who stands under me is not covered: the hint stands over me", () => {
  const others = [{ x: 640, y: 560 }];
  const place = hintPlace({ x: 700, y: 400 }, hint, { view, zoom: 1, towards: null, others, cards: [], controls: [] });
  expect(place.side).toBe("over");
});

test("between two people who stand under and over me the hint moves aside and still points at me", () => {
  const others = [
    { x: 600, y: 560 },
    { x: 800, y: 250 },
  ];
  const me = { x: 700, y: 400 };
  const place = hintPlace(me, hint, { view, zoom: 1, towards: null, others, cards: [], controls: [] });
  expect(place.left).toBe(me.x - 24);
  expect(place.left + place.arrow).toBe(me.x);
  expect(place.left).toBeGreaterThan(600 + 55);
});

test("in a crowd that leaves no place free the hint covers as few as it can", () => {
  const others = [
    { x: 700, y: 560 },
    { x: 760, y: 560 },
    { x: 700, y: 250 },
  ];
  expect(
    hintPlace({ x: 700, y: 400 }, hint, { view, zoom: 1, towards: null, others, cards: [], controls: [] }).side,
  ).toBe("over");
});

test("the hint moves off a card beside me, as far as it still points at me and leaves the way down free", () => {
  const me = { x: 560, y: 400 };
  const cards = [{ left: 717, top: 240, w: 220, h: 130 }];
  const towards = { x: 760, y: 600 };
  const panel = { ...view, w: 1024, left: 324 };
  const place = hintPlace(me, hint, { view: panel, zoom: 0.58, towards, others: [], cards, controls: [] });
  expect(place).toMatchObject({ side: "over", left: 324 });
  expect(place.left + place.arrow).toBe(me.x);
});

test("under the buttons of the corner the hint would not be read: it stands on the way rather", () => {
  const me = { x: 474, y: 185 };
  const small = { ...view, w: 800, h: 600, left: 300 };
  const around = { view: small, zoom: 1, towards: { x: 740, y: 365 }, others: [], cards: [] };
  const controls = [{ left: 576, top: 14, w: 212, h: 42 }];
  expect(hintPlace(me, hint, { ...around, controls: [] }).side).toBe("over");
  expect(hintPlace(me, hint, { ...around, controls }).side).toBe("under");
});
