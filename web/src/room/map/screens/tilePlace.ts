import type { Extent, Point } from "../camera.ts";

/** A shared screen on the floor, in units. */
export const TILE: Extent = { w: 420, h: 252 };

/** From the sharer's middle to the tile's, in units: up and to the right, as one holds up a picture. */
const AWAY = { x: 136, y: 250 };
const GAP = 24;
/** What somebody takes of the floor from their middle: the bubble, and under it the name. */
const PERSON = { side: 62, up: 62, down: 110 } as const;
/** The cost of covering a face: more than any distance on a floor. */
const COVERING_COSTS = 20_000;
/** Vertical distance costs more: windows show less of the floor in height, and the sharer is below the tile. */
const HEIGHT_WEIGHS = 4;

export interface TileSurroundings {
  floor: Extent;
  /** The middles of the tiles that stand there already. */
  taken: readonly Point[];
  /** Where people stand, the sharer among them. */
  people: readonly Point[];
}

/**
 * The centre of a shared screen's tile: above its sharer, or below at the floor's edge; over furniture but over nobody,
 * beside other tiles, moved sideways rather than up or down, where windows end sooner. On a full floor it covers as few
 * people as possible, and other tiles as a last resort.
 */
export function tilePlace(sharer: Point, { floor, taken, people }: TileSurroundings): Point {
  const above = sharer.y - AWAY.y - TILE.h / 2 >= 0;
  const wanted = onFloor({ x: sharer.x + AWAY.x, y: above ? sharer.y - AWAY.y : sharer.y + AWAY.y }, floor);
  const isFree = (place: Point) => taken.every((other) => !tilesOverlap(place, other));
  const covered = (place: Point) => people.filter((person) => covers(place, person)).length;
  if (isFree(wanted) && covered(wanted) === 0) return wanted;
  const away = ({ x, y }: Point) => Math.hypot(x - sharer.x, HEIGHT_WEIGHS * (y - wanted.y));
  const places = [...taken.flatMap((other) => beside(other, wanted)), ...aroundOf(sharer)]
    .map((place) => onFloor(place, floor))
    .filter(isFree)
    .map((place) => ({ place, price: covered(place) * COVERING_COSTS + away(place) }));
  return places.toSorted((a, b) => a.price - b.price)[0]?.place ?? wanted;
}

/** Rows and columns of places around the sharer, near ones and far ones. */
function aroundOf({ x, y }: Point): Point[] {
  const columns = [AWAY.x, 0, -AWAY.x, 300, -300, 460, -460, 640, -640, 820, -820];
  const rows = [-AWAY.y, AWAY.y + 30, -340, 0, -430, 380, 520, -560];
  return rows.flatMap((down) => columns.map((right) => ({ x: x + right, y: y + down })));
}

/** Whether a tile lies over somebody, name included. */
const covers = (tile: Point, { x, y }: Point): boolean =>
  Math.abs(tile.x - x) < TILE.w / 2 + PERSON.side &&
  y - PERSON.up < tile.y + TILE.h / 2 &&
  y + PERSON.down > tile.y - TILE.h / 2;

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

/** Whether two tiles lie over each other. */
export const tilesOverlap = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < TILE.w && Math.abs(a.y - b.y) < TILE.h;

const onFloor = ({ x, y }: Point, floor: Extent): Point => ({
  x: Math.min(floor.w - TILE.w / 2, Math.max(TILE.w / 2, x)),
  y: Math.min(floor.h - TILE.h / 2, Math.max(TILE.h / 2, y)),
});
