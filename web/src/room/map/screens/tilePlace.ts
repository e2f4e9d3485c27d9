import type { Extent, Point } from "../camera.ts";

/** A shared screen on the floor, in units. */
export const TILE: Extent = { w: 420, h: 252 };

/** From the sharer's middle to the tile's, in units: up and to the right, as one holds up a picture. */
const AWAY = { x: 136, y: 250 };
const GAP = 24;
/** A window shows less of the floor in height than across, and below the tile its sharer stands. */
const HEIGHT_WEIGHS = 4;

/**
 * The middle of a shared screen's tile: above its sharer, below where the floor ends; beside the tiles that stand there
 * already (`taken`: their middles), rather to the side than higher or lower, where windows end sooner. On a floor too
 * full for one more it lies over another.
 */
export function tilePlace(sharer: Point, floor: Extent, taken: readonly Point[]): Point {
  const above = sharer.y - AWAY.y - TILE.h / 2 >= 0;
  const wanted = onFloor({ x: sharer.x + AWAY.x, y: above ? sharer.y - AWAY.y : sharer.y + AWAY.y }, floor);
  const isFree = (place: Point) => taken.every((other) => !overlap(place, other));
  if (isFree(wanted)) return wanted;
  const away = ({ x, y }: Point) => Math.hypot(x - sharer.x, HEIGHT_WEIGHS * (y - wanted.y));
  return (
    taken
      .flatMap((other) => beside(other, wanted).map((place) => onFloor(place, floor)))
      .filter(isFree)
      .toSorted((a, b) => away(a) - away(b))[0] ?? wanted
  );
}

/** Right and left of a tile on the height one wants, above and below it where one wants to be across. */
function beside(other: Point, wanted: Point): Point[] {
  const step = { x: TILE.w + GAP, y: TILE.h + GAP };
  return [
    { x: other.x + step.x, y: wanted.y },
    { x: other.x - step.x, y: wanted.y },
    { x: wanted.x, y: other.y - step.y },
    { x: wanted.x, y: other.y + step.y },
  ];
}

const overlap = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < TILE.w && Math.abs(a.y - b.y) < TILE.h;

const onFloor = ({ x, y }: Point, floor: Extent): Point => ({
  x: Math.min(floor.w - TILE.w / 2, Math.max(TILE.w / 2, x)),
  y: Math.min(floor.h - TILE.h / 2, Math.max(TILE.h / 2, y)),
});
