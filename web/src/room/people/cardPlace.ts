import type { Point, Viewport } from "../map/camera.ts";

const CARD = { w: 272, h: 250 };
/** From the bubble's middle to the card's edge, in pixels at 100 %. */
const BESIDE = 78;
const EDGE = 16;
/** A bubble's radius in units, and the height of the name under it in pixels. */
const RADIUS = 55;
const NAME = 30;

const SIDES = ["right", "left", "under", "over"] as const;
type Side = (typeof SIDES)[number];

export interface CardSurroundings {
  view: Viewport;
  camera: { zoom: number };
  /** My own bubble's middle, in pixels: the card stands on the other side. */
  me: Point | null;
  /** The middles of all other bubbles: the card covers none where it can. */
  others: readonly Point[];
  /** Its last side, which it keeps as long as it fits there. */
  before?: Side | null;
}

export interface CardPlace {
  left: number;
  top: number;
  side: Side | null;
}

/**
 * Places a card on a side of its bubble where it fits the free window and covers nobody, preferably away from me. If no
 * side is free, the one with the lowest cost: covering a face costs more than leaving the window.
 */
export function cardPlace(bubble: Point | null, around: CardSurroundings): CardPlace {
  const { view, me, before = null } = around;
  if (bubble === null) return { left: view.left + EDGE, top: view.top + EDGE, side: null };
  const wantsLeft = me !== null && me.x > bubble.x;
  const wished = wantsLeft ? (["left", "right", "under", "over"] as const) : SIDES;
  const order = before === null ? wished : [before, ...wished.filter((side) => side !== before)];
  const places = order.map((side) => ({ side, ...standing(side, bubble, around) }));
  const [best] = places.toSorted((a, b) => a.price - b.price);
  return { left: best?.left ?? view.left, top: best?.top ?? view.top, side: best?.side ?? null };
}

/** The position on one side, moved into the window, and its cost. */
function standing(side: Side, bubble: Point, { view, camera, me, others }: CardSurroundings) {
  const away = Math.max(48, BESIDE * camera.zoom);
  const wished = {
    right: { x: bubble.x + away, y: bubble.y - CARD.h / 2 },
    left: { x: bubble.x - away - CARD.w, y: bubble.y - CARD.h / 2 },
    under: { x: bubble.x - CARD.w / 2, y: bubble.y + away + NAME },
    over: { x: bubble.x - CARD.w / 2, y: bubble.y - away - CARD.h },
  }[side];
  const left = Math.round(Math.max(view.left, Math.min(view.w - CARD.w - EDGE, wished.x)));
  const top = Math.round(Math.max(view.top, Math.min(view.h - CARD.h - view.bottom, wished.y)));
  const covers = (at: Point) =>
    at.x + RADIUS * camera.zoom > left &&
    at.x - RADIUS * camera.zoom < left + CARD.w &&
    at.y + RADIUS * camera.zoom + NAME > top &&
    at.y - RADIUS * camera.zoom < top + CARD.h;
  const covered = [...others, ...(me === null ? [] : [me])].filter(covers).length;
  return { left, top, price: covered + (covers(bubble) ? 100 : 0) };
}
