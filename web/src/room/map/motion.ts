import { constants } from "@atrium/contract";
import type { Extent, Point } from "./camera.ts";
import { distanceBetween } from "./camera.ts";

/** A walk from one place to another that takes 250 to 400 ms by distance. */
export interface Glide {
  from: Point;
  to: Point;
  startedMs: number;
  lastsMs: number;
}

/** Distance at which a glide takes its longest time, in units. */
const LONG_GLIDE = 900;

export function startGlide(from: Point, to: Point, nowMs: number): Glide {
  const { min, max } = constants.map.glideMs;
  const share = Math.min(1, distanceBetween(from, to) / LONG_GLIDE);
  return { from, to, startedMs: nowMs, lastsMs: min + (max - min) * share };
}

/** Where a glide is at a time, and whether it has arrived. */
export function glideAt(glide: Glide, nowMs: number): { at: Point; done: boolean } {
  if (nowMs >= glide.startedMs + glide.lastsMs) return { at: glide.to, done: true };
  const share = Math.max(0, (nowMs - glide.startedMs) / glide.lastsMs);
  const eased = 1 - (1 - share) ** 3;
  const at = {
    x: glide.from.x + (glide.to.x - glide.from.x) * eased,
    y: glide.from.y + (glide.to.y - glide.from.y) * eased,
  };
  return { at, done: false };
}

/** Walking by keys: the direction, and the distance left after a key is released, so that a tap is a whole step. */
export interface Walk {
  direction: Point;
  owedUnits: number;
}
export const standing: Walk = { direction: { x: 0, y: 0 }, owedUnits: 0 };

/** The unit vector of the keys held, by physical key so that every keyboard layout walks the same. */
export function walkDirection(codes: ReadonlySet<string>): Point | null {
  const has = (...names: string[]) => names.some((name) => codes.has(name));
  const x = Number(has("ArrowRight", "KeyD")) - Number(has("ArrowLeft", "KeyA"));
  const y = Number(has("ArrowDown", "KeyS")) - Number(has("ArrowUp", "KeyW"));
  if (x === 0 && y === 0) return null;
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

export const isWalkKey = (code: string): boolean => walkDirection(new Set([code])) !== null;

/** A key went down: at least one step of 40 units that way. */
export const beginStep = (direction: Point): Walk => ({ direction, owedUnits: constants.map.stepUnits });

/** The next frame of a walk: how far to go, and the walk that is left. */
export function walkFrame(walk: Walk, held: Point | null, frameMs: number): { by: Point; walk: Walk } {
  const reach = (constants.map.heldUnitsPerSecond * frameMs) / 1000;
  const direction = held ?? walk.direction;
  const units = held === null ? Math.min(reach, walk.owedUnits) : reach;
  const by = { x: direction.x * units, y: direction.y * units };
  return { by, walk: { direction, owedUnits: Math.max(0, walk.owedUnits - units) } };
}

/** Keeps a bubble's middle on the floor. */
export const insideFloor = (at: Point, floor: Extent): Point => ({
  x: Math.min(floor.w, Math.max(0, at.x)),
  y: Math.min(floor.h, Math.max(0, at.y)),
});

/** Room a bubble wants around its middle, in units. */
const ELBOW_ROOM = 120;

interface Around {
  others: readonly Point[];
  floor: Extent;
  /** Whether I would not be behind a wall there. */
  isWithThem?(spot: Point): boolean;
}

/**
 * A place to stand 130 to 170 units from somebody: on my side of them if it is free, else the nearest free way round.
 * With no free place it is the one on my side.
 */
export function placeBeside(them: Point, me: Point, around: Around): Point {
  const { min, max } = constants.map.arrivalNearUnits;
  const radius = (min + max) / 2;
  const facing = Math.atan2(me.y - them.y, me.x - them.x);
  const spots = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((turn) => {
    const angle = facing + (turn * Math.PI) / 6;
    return { x: them.x + Math.cos(angle) * radius, y: them.y + Math.sin(angle) * radius };
  });
  const inside = spots
    .filter((spot) => distanceBetween(spot, insideFloor(spot, around.floor)) < 1)
    .filter((spot) => around.isWithThem?.(spot) ?? true)
    .map((spot) => insideFloor(spot, around.floor));
  const free = inside.find((spot) => around.others.every((other) => distanceBetween(spot, other) >= ELBOW_ROOM));
  return free ?? inside[0] ?? insideFloor(them, around.floor);
}
