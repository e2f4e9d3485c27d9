import type { Point, Viewport } from "../map/camera.ts";

const CARD = { w: 272, h: 250 };
/** From the bubble's middle to the card's edge, in pixels at 100 %. */
const BESIDE = 78;
const EDGE = 16;
/** Of the name under a bubble. */
const NAME = 30;

export interface CardSurroundings {
  view: Viewport;
  camera: { zoom: number };
  /** My own bubble's middle, in pixels: the card stands on the other side. */
  me: Point | null;
}

/**
 * Where a card stands: beside the bubble, away from me where there is room, in a narrow window under or over the bubble;
 * always inside the free window.
 */
export function cardPlace(bubble: Point | null, { view, camera, me }: CardSurroundings): { left: number; top: number } {
  if (bubble === null) return { left: view.left + EDGE, top: view.top + EDGE };
  const away = Math.max(48, BESIDE * camera.zoom);
  const right = bubble.x + away;
  const left = bubble.x - away - CARD.w;
  const under = bubble.y + away + NAME;
  const over = bubble.y - away - CARD.h;
  const lowest = view.h - CARD.h - view.bottom;
  const fits = { right: right + CARD.w + EDGE <= view.w, left: left >= view.left, under: under <= lowest };
  const wantsLeft = me !== null && me.x > bubble.x;
  const beside = (wantsLeft && fits.left) || !fits.right ? left : right;
  const isNarrow = !fits.right && !fits.left && (fits.under || over >= view.top);
  const place = isNarrow
    ? { x: bubble.x - CARD.w / 2, y: fits.under ? under : over }
    : { x: beside, y: bubble.y - CARD.h / 2 };
  return {
    left: Math.round(Math.max(view.left, Math.min(view.w - CARD.w - EDGE, place.x))),
    top: Math.round(Math.max(view.top, Math.min(lowest, place.y))),
  };
}
