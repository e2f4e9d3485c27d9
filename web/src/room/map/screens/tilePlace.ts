import type { Extent, Point } from "../camera.ts";

/** A shared screen on the floor, in units. */
export const TILE: Extent = { w: 420, h: 252 };

/** From the sharer's middle to the tile's, in units: up and to the right, as one holds up a picture. */
const AWAY = { x: 136, y: 250 };
const GAP = 24;

/** The middle of a shared screen's tile: above its sharer, below where the floor ends, further tiles beside the first. */
export function tilePlace(sharer: Point, floor: Extent, index: number): Point {
  const above = sharer.y - AWAY.y - TILE.h / 2 >= 0;
  const y = above ? sharer.y - AWAY.y : sharer.y + AWAY.y;
  const right = sharer.x + AWAY.x + index * (TILE.w + GAP);
  const x = Math.min(floor.w - TILE.w / 2, Math.max(TILE.w / 2, right));
  return { x, y: Math.min(floor.h - TILE.h / 2, Math.max(TILE.h / 2, y)) };
}
