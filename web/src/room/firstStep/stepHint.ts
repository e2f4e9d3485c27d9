import type { Extent, Point, Viewport } from "../map/camera.ts";

/** A bubble's radius in units, and in pixels the name under it and the air between it and the hint's arrow. */
const RADIUS = 55;
const NAME = 31;
const AIR = 18;
const EDGE = 12;
/** From so far below me, in pixels, the hint would lie on the way. */
const LEADS_DOWN = 80;

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
}

/** Where the hint stands: pointing at me and whole in the free window, under my name where the way does not lead down. */
export function hintPlace(me: Point, hint: Extent, { view, zoom, towards }: HintSurroundings): HintPlace {
  const leftmost = Math.max(view.left, EDGE);
  const rightmost = view.w - Math.max(view.right, EDGE) - hint.w;
  const left = Math.round(Math.max(leftmost, Math.min(rightmost, me.x - hint.w / 2)));
  const under = Math.round(me.y + RADIUS * zoom + NAME + AIR);
  const fits = under + hint.h <= view.h - view.bottom;
  const over = Math.round(me.y - RADIUS * zoom - AIR - hint.h);
  const leadsDown = towards !== null && towards.y - me.y > LEADS_DOWN;
  const arrow = Math.max(24, Math.min(hint.w - 24, me.x - left));
  return (fits && !leadsDown) || over < view.top
    ? { left, top: Math.min(under, view.h - view.bottom - hint.h), arrow, side: "under" }
    : { left, top: over, arrow, side: "over" };
}
