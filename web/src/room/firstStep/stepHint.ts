import type { Extent, Point, Viewport } from "../map/camera.ts";

/** A bubble's radius in units, and in pixels the name under it and the air between it and the hint's arrow. */
const RADIUS = 55;
const NAME = 31;
const AIR = 18;
const EDGE = 12;
/** A goal this far below me, in pixels, would put the hint on the way to it. */
const LEADS_DOWN = 80;
/** Costs in pixels: blocking the way costs more than any card, and covering a person more than that. */
const WAY_PIXELS = 100_000;
const PERSON_PIXELS = 1_000_000;
/** The arrow keeps off the round corners. */
const ARROW_EDGE = 24;

interface HintPlace {
  left: number;
  top: number;
  /** From the hint's left edge to where it points, in pixels. */
  arrow: number;
  side: "under" | "over";
}

interface HintSurroundings {
  view: Viewport;
  zoom: number;
  /** Where it says to go, in pixels: it leaves the way there free. */
  towards: Point | null;
  /** The others' positions, in pixels, which it avoids covering. */
  others: readonly Point[];
  /** What is to be read and pressed on the floor, in pixels. */
  cards: readonly Box[];
  /** Buttons that lie over the floor, in pixels: they would cover the hint. */
  controls: readonly Box[];
}

interface Box extends Extent {
  left: number;
  top: number;
}

/**
 * Where the hint stands: pointing at me and whole in the free window, under my name where the way does not lead down.
 * Somebody or a button beside it moves it to the other side of me or sideways, as far as it still points at me.
 */
export function hintPlace(me: Point, hint: Extent, around: HintSurroundings): HintPlace {
  const { view, zoom, towards } = around;
  const lefts = leftsOf(me, hint, view);
  const under = Math.round(me.y + RADIUS * zoom + NAME + AIR);
  const over = Math.round(me.y - RADIUS * zoom - AIR - hint.h);
  const lowest = view.h - view.bottom - hint.h;
  const leadsDown = towards !== null && towards.y - me.y > LEADS_DOWN;
  const first = { side: "under", top: Math.min(under, lowest), cost: leadsDown ? WAY_PIXELS : 0 } as const;
  const second = { side: "over", top: over, cost: 0 } as const;
  const sides = over < view.top ? [first] : under > lowest ? [second] : [first, second];
  const ways = sides.flatMap(({ side, top, cost }) =>
    lefts.map((left) => ({ left, top, side, cost: cost + costOf({ left, top, ...hint, zoom }, around) })),
  );
  const { cost: _, ...best } = ways.reduce((least, way) => (way.cost < least.cost ? way : least));
  return { ...best, arrow: Math.max(ARROW_EDGE, Math.min(hint.w - ARROW_EDGE, me.x - best.left)) };
}

/** The left edges it may have: under the middle of me before all, then as far to either side as it points at me. */
function leftsOf(me: Point, hint: Extent, view: Viewport): number[] {
  const leftmost = Math.max(view.left, EDGE);
  const rightmost = view.w - Math.max(view.right, EDGE) - hint.w;
  const whole = (left: number) => Math.round(Math.max(leftmost, Math.min(rightmost, left)));
  return [me.x - hint.w / 2, me.x - ARROW_EDGE, me.x - hint.w + ARROW_EDGE].map(whole);
}

interface HintBox extends Box {
  zoom: number;
}

/** Covering a person, or lying under a button, costs more than any part of a card; for cards the covered pixels count. */
function costOf(hint: HintBox, { others, cards, controls }: HintSurroundings): number {
  const people = others.filter((other) => isCovered(other, hint)).length;
  const buttons = controls.filter((control) => sharedPixels(hint, control) > 0).length;
  const pixels = cards.reduce((sum, card) => sum + sharedPixels(hint, card), 0);
  return (people + buttons) * PERSON_PIXELS + pixels;
}

function sharedPixels(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.w, other.left + other.w) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.h, other.top + other.h) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** A bubble and the name under it count. */
function isCovered(other: Point, { left, top, w, h, zoom }: HintBox): boolean {
  const radius = RADIUS * zoom;
  const beside = other.x + radius < left || other.x - radius > left + w;
  return !beside && other.y + radius + NAME > top && other.y - radius < top + h;
}
