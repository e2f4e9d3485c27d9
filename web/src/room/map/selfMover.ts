import type { Point, Extent } from "./camera.ts";
import { edgePan } from "./camera.ts";
import type { Bearings } from "./bearings.ts";
import type { Glide, Walk } from "./motion.ts";
import {
  beginStep,
  glideAt,
  insideFloor,
  isWalkKey,
  standing,
  startGlide,
  walkDirection,
  walkFrame,
} from "./motion.ts";

type Motion =
  | { state: "standing" }
  | { state: "held"; grab: Point; at: Point; from: Point }
  | { state: "gliding"; glide: Glide };

interface SelfMoverNeeds {
  bearings: Bearings;
  place(): Point | null;
  moveTo(place: Point): void;
  /** Whether a glide arrives at once, because the person asked for less motion. */
  jumps(): boolean;
}

/** Everything that moves me: my hand, the keys, a glide. Only one at a time; the hand wins over keys, keys over a glide. */
export class SelfMover {
  #motion: Motion = { state: "standing" };
  #walk: Walk = standing;
  #keys = new Set<string>();
  #bearings: Bearings;
  #place: () => Point | null;
  #moveTo: (place: Point) => void;
  #jumps: () => boolean;

  constructor(needs: SelfMoverNeeds) {
    this.#bearings = needs.bearings;
    this.#place = needs.place;
    this.#moveTo = needs.moveTo;
    this.#jumps = needs.jumps;
  }

  get isHeld(): boolean {
    return this.#motion.state === "held";
  }
  get isMoving(): boolean {
    return this.#motion.state !== "standing" || this.#keys.size > 0 || this.#walk.owedUnits > 0;
  }

  lift(at: Point): void {
    const from = this.#place();
    if (from === null) return;
    const middle = this.#bearings.toScreen(from);
    this.#motion = { state: "held", from, at, grab: { x: at.x - middle.x, y: at.y - middle.y } };
  }
  drag(at: Point): void {
    if (this.#motion.state !== "held") return;
    this.#motion = { ...this.#motion, at };
    this.#carry(this.#motion);
  }
  drop(): void {
    this.#motion = { state: "standing" };
  }
  putBack(nowMs: number): void {
    if (this.#motion.state === "held") this.glide(this.#motion.from, nowMs);
  }
  glide(to: Point, nowMs: number): void {
    const from = this.#place();
    if (from === null) return;
    const glide = startGlide(from, insideFloor(to, this.#bearings.floor), nowMs);
    this.#motion = { state: "gliding", glide: this.#jumps() ? { ...glide, lastsMs: 0 } : glide };
  }
  /** True when the key walks. */
  keyDown(code: string): boolean {
    if (!isWalkKey(code)) return false;
    this.#keys.add(code);
    const direction = walkDirection(this.#keys);
    if (direction !== null) this.#walk = beginStep(direction);
    if (this.#motion.state === "gliding") this.#motion = { state: "standing" };
    return true;
  }
  keyUp(code: string): void {
    this.#keys.delete(code);
  }
  letGo(): void {
    this.#keys.clear();
    this.#walk = standing;
    if (this.#motion.state === "held") this.drop();
  }

  frame(nowMs: number, frameMs: number): void {
    if (this.#motion.state === "held") return this.#carryAlong(this.#motion, frameMs);
    if (this.#motion.state === "gliding") return this.#glideOn(this.#motion.glide, nowMs);
    this.#walkOn(frameMs);
  }

  #carry(held: Extract<Motion, { state: "held" }>): void {
    const middle = { x: held.at.x - held.grab.x, y: held.at.y - held.grab.y };
    this.#go(this.#bearings.toFloor(middle));
  }
  #carryAlong(held: Extract<Motion, { state: "held" }>, frameMs: number): void {
    const pan = edgePan(held.at, this.#bearings.view, frameMs);
    if (pan.x === 0 && pan.y === 0) return;
    this.#bearings.pan(pan);
    this.#carry(held);
  }
  #glideOn(glide: Glide, nowMs: number): void {
    const { at, done } = glideAt(glide, nowMs);
    this.#go(at);
    this.#bearings.follow(at);
    if (done) this.#motion = { state: "standing" };
  }
  #walkOn(frameMs: number): void {
    const held = walkDirection(this.#keys);
    if (held === null && this.#walk.owedUnits === 0) return;
    const from = this.#place();
    if (from === null) return;
    const { by, walk } = walkFrame(this.#walk, held, frameMs);
    this.#walk = walk;
    const to = { x: from.x + by.x, y: from.y + by.y };
    this.#go(to);
    this.#bearings.follow(to);
  }
  #go(to: Point): void {
    const floor: Extent = this.#bearings.floor;
    this.#moveTo(insideFloor(to, floor));
  }
}
