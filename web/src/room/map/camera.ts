import { bounds } from "@atrium/contract";

/**
 * Where the window stands over the floor: `screen = floor * zoom + (x, y)`, screen in pixels from the map's
 * top left corner, floor in units. Every function is pure; the frame loop owns the one current camera.
 */
export interface Camera {
  x: number;
  y: number;
  /** Pixels per unit. */
  zoom: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Extent {
  w: number;
  h: number;
}
/** What the window shows: its size and the strips covered by panels, in pixels. */
export interface Viewport extends Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The strip on the left that a panel hides from top to bottom: the floor may end behind it. */
  panel: number;
}

const MIN_ZOOM = bounds.zoomPercent.min / 100;
const MAX_ZOOM = bounds.zoomPercent.max / 100;
/** How close to the free window's edge I may come before the window follows, in pixels. */
const FOLLOW_MARGIN = 96;
/** How much floor is seen around what is brought into sight, in pixels. */
const PART_MARGIN = 16;

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
export const toScreen = (camera: Camera, floor: Point): Point => ({
  x: floor.x * camera.zoom + camera.x,
  y: floor.y * camera.zoom + camera.y,
});
export const toFloor = (camera: Camera, screen: Point): Point => ({
  x: (screen.x - camera.x) / camera.zoom,
  y: (screen.y - camera.y) / camera.zoom,
});

/** The same camera with another zoom; the floor under `at` stays under it. */
export function zoomAt(camera: Camera, at: Point, zoom: number): Camera {
  const next = clampZoom(zoom);
  const anchor = toFloor(camera, at);
  return { x: at.x - anchor.x * next, y: at.y - anchor.y * next, zoom: next };
}

export const panBy = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y });

/**
 * Keeps the window on the floor: no gap but behind the panel and the toolbar, so that whoever stands at the floor's end
 * can be seen above it; a floor smaller than the window in the middle.
 */
export function clampCamera(camera: Camera, view: Viewport, floor: Extent): Camera {
  return {
    zoom: camera.zoom,
    x: clampAxis(camera.x, floor.w * camera.zoom, { length: view.w, before: view.panel, after: 0 }),
    y: clampAxis(camera.y, floor.h * camera.zoom, { length: view.h, before: 0, after: view.bottom }),
  };
}

/** The camera that puts a floor point into the middle of the free window. */
export function centreOn(floor: Point, zoom: number, view: Viewport): Camera {
  const next = clampZoom(zoom);
  const middle = freeMiddle(view);
  return { x: middle.x - floor.x * next, y: middle.y - floor.y * next, zoom: next };
}

/** The camera that shows the whole floor in the free window. */
export function fitAll(floor: Extent, view: Viewport): Camera {
  const zoom = Math.min((view.w - view.left - view.right) / floor.w, (view.h - view.top - view.bottom) / floor.h);
  return centreOn({ x: floor.w / 2, y: floor.h / 2 }, zoom, view);
}

/** Moves the window just enough to keep a floor point away from its edges. */
export function followPoint(camera: Camera, floor: Point, view: Viewport): Camera {
  const at = toScreen(camera, floor);
  const x = overshoot(at.x, view.left + FOLLOW_MARGIN, view.w - view.right - FOLLOW_MARGIN);
  const y = overshoot(at.y, view.top + FOLLOW_MARGIN, view.h - view.bottom - FOLLOW_MARGIN);
  return x === 0 && y === 0 ? camera : panBy(camera, { x: -x, y: -y });
}

/** Moves the window just enough to have a part of the floor wholly in sight, from further away where it has to be. */
export function showPart(camera: Camera, part: Point & Extent, view: Viewport): Camera {
  const low = { x: view.left + PART_MARGIN, y: view.top + PART_MARGIN };
  const high = { x: view.w - view.right - PART_MARGIN, y: view.h - view.bottom - PART_MARGIN };
  const fitting = Math.min((high.x - low.x) / part.w, (high.y - low.y) / part.h);
  const next = fitting < camera.zoom ? zoomAt(camera, freeMiddle(view), fitting) : camera;
  const start = toScreen(next, part);
  const end = toScreen(next, { x: part.x + part.w, y: part.y + part.h });
  const into = (axis: "x" | "y") =>
    start[axis] < low[axis] ? low[axis] - start[axis] : Math.min(0, high[axis] - end[axis]);
  return panBy(next, { x: into("x"), y: into("y") });
}

/** How far the window pans in a frame while something is dragged at its edge, in pixels. */
export function edgePan(at: Point, view: Viewport, frameMs: number): Point {
  const speed = frameMs * 0.7;
  const reach = FOLLOW_MARGIN / 2;
  const x = overshoot(at.x, view.left + reach, view.w - view.right - reach);
  const y = overshoot(at.y, view.top + reach, view.h - view.bottom - reach);
  const share = (over: number) => -Math.max(-1, Math.min(1, over / reach)) * speed;
  return { x: x === 0 ? 0 : share(x), y: y === 0 ? 0 : share(y) };
}

/** A room's zoom on coming in holds in every window but that of a phone, which shows the floor from further away. */
const PHONE_STEP_BACK = 0.58;
const isPhoneSized = (view: Viewport): boolean => view.w < 768 || view.h < 480;
export const arrivalZoom = (zoom: number, view: Viewport): number =>
  clampZoom(isPhoneSized(view) ? zoom * PHONE_STEP_BACK : zoom);

/** Towards the middle of those I hear, but with me in the middle third of the free window, however small it is. */
export function arrivalCentre(
  me: Point,
  heard: readonly Point[],
  { zoom, view }: { zoom: number; view: Viewport },
): Point {
  const towards = (axis: "x" | "y", free: number) => {
    const middle = heard.reduce((sum, at) => sum + at[axis], me[axis]) / (heard.length + 1);
    const furthest = Math.max(0, free / 6 / zoom);
    return me[axis] + Math.min(furthest, Math.max(-furthest, middle - me[axis]));
  };
  return { x: towards("x", view.w - view.left - view.right), y: towards("y", view.h - view.top - view.bottom) };
}

/** The part of the floor that can be seen, in units. */
export function seenFloor(camera: Camera, view: Viewport): Point & Extent {
  const corner = toFloor(camera, { x: 0, y: 0 });
  return { ...corner, w: view.w / camera.zoom, h: view.h / camera.zoom };
}

/** The next preset above or below, in steps people know. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 2.5, 3];
  const next =
    direction === 1 ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01);
  return next ?? (direction === 1 ? MAX_ZOOM : MIN_ZOOM);
}

const freeMiddle = (view: Viewport): Point => ({
  x: (view.left + view.w - view.right) / 2,
  y: (view.top + view.h - view.bottom) / 2,
});

function clampAxis(offset: number, floor: number, window: { length: number; before: number; after: number }): number {
  const lowest = window.length - window.after - floor;
  const highest = window.before;
  if (lowest > highest) return (lowest + highest) / 2;
  return Math.min(highest, Math.max(lowest, offset));
}

function overshoot(value: number, low: number, high: number): number {
  if (high < low) return value - (low + high) / 2;
  if (value < low) return value - low;
  return value > high ? value - high : 0;
}
