import type { Point, Viewport } from "../map/camera.ts";

const CARD = { w: 272, h: 250 };
/** From the bubble's middle to the card's edge, in pixels at 100 %. */
const BESIDE = 78;
const EDGE = 16;

/** Where a card stands: right of the bubble, left of it where the window ends, always inside the free window. */
export function cardPlace(
  bubble: Point | null,
  { view, camera }: { view: Viewport; camera: { zoom: number } },
): { left: number; top: number } {
  if (bubble === null) return { left: view.left + EDGE, top: view.top + EDGE };
  const away = Math.max(48, BESIDE * camera.zoom);
  const right = bubble.x + away;
  const left = right + CARD.w + EDGE <= view.w ? right : bubble.x - away - CARD.w;
  return {
    left: Math.round(Math.max(view.left, Math.min(view.w - CARD.w - EDGE, left))),
    top: Math.round(Math.max(view.top, Math.min(view.h - CARD.h - view.bottom, bubble.y - CARD.h / 2))),
  };
}
