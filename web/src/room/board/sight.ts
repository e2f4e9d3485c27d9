import type { LiveView } from "../../live/index.ts";
import { centreOn, toFloor, type Camera, type Viewport } from "../map/camera.ts";

/** The part of a board that I see and no panel covers, in units. */
export function sightOf(camera: Camera, view: Viewport): LiveView {
  const { x, y } = toFloor(camera, { x: view.left, y: view.top });
  const { w, h } = freeSize(view);
  return { x, y, w: w / camera.zoom, h: h / camera.zoom };
}

/** The camera that shows a part of the board as large as it fits into the free window. */
export function cameraOn(sight: LiveView, view: Viewport): Camera {
  const { w, h } = freeSize(view);
  const middle = { x: sight.x + sight.w / 2, y: sight.y + sight.h / 2 };
  return centreOn(middle, Math.min(w / sight.w, h / sight.h), view);
}

/** The time constant of the glide to another camera. */
const SETTLE_MS = 90;
/** The glide ends when the camera is nearer than this. */
const THERE = { pixels: 0.5, zoom: 0.001 };

/** The next frame of the glide from one camera to another; returns `to` itself at its end. */
export function nearer(from: Camera, to: Camera, frameMs: number): Camera {
  const share = 1 - Math.exp(-frameMs / SETTLE_MS);
  const part = (axis: keyof Camera) => from[axis] + (to[axis] - from[axis]) * share;
  const next = { x: part("x"), y: part("y"), zoom: part("zoom") };
  const isThere = Math.hypot(to.x - next.x, to.y - next.y) < THERE.pixels && Math.abs(to.zoom - next.zoom) < THERE.zoom;
  return isThere ? to : next;
}

const freeSize = ({ w, h, left, right, top, bottom }: Viewport) => ({
  w: Math.max(1, w - left - right),
  h: Math.max(1, h - top - bottom),
});
