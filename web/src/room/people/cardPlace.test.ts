import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cardPlace } from "./cardPlace.ts";

const on = {
  view: { w: 1440, h: 900, left: 300, right: 24, top: 24, bottom: 92, panel: 300 },
  camera: { zoom: 0.75 },
  me: null,
  others: [],
};

test("a card stands right of its bubble, and left of it at the window's edge", () => {
  expect(cardPlace({ x: 700, y: 400 }, on).left).toBeGreaterThan(700);
  expect(cardPlace({ x: 1300, y: 400 }, on).left).toBeLessThan(1300 - 272);
});

test("a card leaves me in sight", () => {
  expect(cardPlace({ x: 900, y: 400 }, { ...on, me: { x: 1000, y: 400 } }).left).toBeLessThan(900 - 272);
});

test("a card in a narrow window stands under its bubble, or over it", () => {
  const narrow = { ...on, view: { ...on.view, w: 820, h: 1180 } };
  expect(cardPlace({ x: 515, y: 720 }, narrow).top).toBeGreaterThan(720 + 48);
  expect(cardPlace({ x: 515, y: 1000 }, narrow).top).toBeLessThan(1000 - 48 - 250);
});

test("a card covers nobody while one side of its bubble is free", () => {
  const bubble = { x: 800, y: 450 };
  const besides = {
    right: { x: 960, y: 450 },
    left: { x: 640, y: 450 },
    under: { x: 800, y: 620 },
    over: { x: 800, y: 280 },
  };
  for (const free of ["right", "left", "under", "over"] as const) {
    const others = Object.entries(besides).flatMap(([side, at]) => (side === free ? [] : [at]));
    expect(cardPlace(bubble, { ...on, others }).side).toBe(free);
  }
});

test("a card that stands well stays where it is, and gives way to somebody who walks under it", () => {
  const bubble = { x: 800, y: 450 };
  expect(cardPlace(bubble, { ...on, before: "left" }).side).toBe("left");
  expect(cardPlace(bubble, { ...on, before: "left", others: [{ x: 640, y: 450 }] }).side).toBe("right");
});

test("a card is always whole in the window", () => {
  const anywhere = fc.record({ x: fc.integer({ min: -500, max: 2500 }), y: fc.integer({ min: -500, max: 1500 }) });
  const width = fc.integer({ min: 768, max: 2000 });
  fc.assert(
    fc.property(anywhere, width, (bubble, w) => {
      const { left, top } = cardPlace(bubble, { ...on, view: { ...on.view, w } });
      expect(left).toBeGreaterThanOrEqual(on.view.left);
      expect(left + 272).toBeLessThanOrEqual(w);
      expect(top).toBeGreaterThanOrEqual(on.view.top);
      expect(top + 250).toBeLessThanOrEqual(on.view.h);
    }),
  );
});
