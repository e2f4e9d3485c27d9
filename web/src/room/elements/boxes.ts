import type { Extent, Point } from "../map/camera.ts";

/** A rectangle of the floor, in units; `x` and `y` are its top left corner. */
export type Box = Point & Extent;

export const CORNERS = ["nw", "ne", "sw", "se"] as const;
export type Corner = (typeof CORNERS)[number];
export const isCorner = (name: string | undefined): name is Corner => CORNERS.some((corner) => corner === name);

export const boxAt = ({ x, y }: Point, { w, h }: Extent): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
export const movedBy = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** Rounded to whole units: what is sent is what is shown. */
export const rounded = ({ x, y, w, h }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(w),
  h: Math.round(h),
});

/** The bounding box of several; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The nearest position inside the floor; a box larger than the floor starts at its origin. */
export function onFloor(box: Box, floor: Extent): Box {
  const within = (at: number, length: number, end: number) => Math.max(0, Math.min(at, end - length));
  return { ...box, x: within(box.x, box.w, floor.w), y: within(box.y, box.h, floor.h) };
}

interface Resizing {
  /** The opposite corner stays fixed; the aspect ratio is kept. */
  keepsRatio: boolean;
  least: Extent;
  floor: Extent;
}

/** The box with one corner dragged by an offset; the opposite one stays fixed. */
export function resized(box: Box, { corner, by }: { corner: Corner; by: Point }, rules: Resizing): Box {
  const isWest = corner.endsWith("w");
  const isNorth = corner.startsWith("n");
  const { least, floor, keepsRatio } = rules;
  const most = {
    w: isWest ? box.x + box.w : floor.w - box.x,
    h: isNorth ? box.y + box.h : floor.h - box.y,
  };
  const wanted = { w: box.w + (isWest ? -by.x : by.x), h: box.h + (isNorth ? -by.y : by.y) };
  const { w, h } = keepsRatio ? scaled(box, wanted, { least, most }) : clamped(wanted, { least, most });
  return { x: isWest ? box.x + box.w - w : box.x, y: isNorth ? box.y + box.h - h : box.y, w, h };
}

interface Limits {
  least: Extent;
  most: Extent;
}

const clamped = ({ w, h }: Extent, { least, most }: Limits): Extent => ({
  w: Math.min(most.w, Math.max(least.w, w)),
  h: Math.min(most.h, Math.max(least.h, h)),
});

/** The scale of the side that was dragged further. */
function scaled(was: Extent, wanted: Extent, { least, most }: Limits): Extent {
  const asked = Math.max(wanted.w / was.w, wanted.h / was.h);
  const low = Math.max(least.w / was.w, least.h / was.h);
  const high = Math.min(most.w / was.w, most.h / was.h);
  const scale = Math.min(high, Math.max(low, asked));
  return { w: was.w * scale, h: was.h * scale };
}
