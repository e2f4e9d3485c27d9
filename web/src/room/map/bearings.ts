import { createEmitter } from "../../platform/emitter.ts";
import type { Camera, Extent, Point, Viewport } from "./camera.ts";
import {
  centreOn,
  clampCamera,
  fitAll,
  followPoint,
  panBy,
  seenFloor,
  showPart,
  toFloor,
  toScreen,
  zoomAt,
} from "./camera.ts";

/** What is seen, in units, and how large. */
export interface SeenFloor {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixelsPerUnit: number;
}

/** The window's place over the floor: owns the one current camera and tells who watches, once a frame at most. */
export class Bearings {
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  view: Viewport = { w: 0, h: 0, left: 0, right: 0, top: 0, bottom: 0, panel: 0 };
  floor: Extent = { w: 0, h: 0 };
  /** I moved the window myself: it did not move by following somebody. */
  readonly steered = createEmitter<void>();
  #scrolls = true;
  #told: Camera | null = null;
  #watchers = new Set<() => void>();

  /** Called after the camera has changed; returns its undo. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  /** A floor that does not scroll is always shown as a whole. */
  set(camera: Camera): void {
    this.camera = this.#scrolls ? clampCamera(camera, this.view, this.floor) : fitAll(this.floor, this.view);
  }
  layOut(floor: Extent, scrolls: boolean): void {
    const { w, h } = this.floor;
    const isSame = w === floor.w && h === floor.h && scrolls === this.#scrolls;
    this.floor = floor;
    this.#scrolls = scrolls;
    if (!isSame && this.view.w > 0) this.set(this.camera);
  }
  pan(by: Point): void {
    this.#steer(panBy(this.camera, by));
  }
  zoomTo(zoom: number, at: Point = this.middle()): void {
    this.#steer(zoomAt(this.camera, at, zoom));
  }
  centre(floor: Point, zoom: number = this.camera.zoom): void {
    this.#steer(centreOn(floor, zoom, this.view));
  }
  fit(): void {
    this.#steer(fitAll(this.floor, this.view));
  }
  /** Where the window begins in a room. */
  arrive(floor: Point, zoom: number): void {
    this.set(centreOn(floor, zoom, this.view));
  }
  follow(floor: Point): void {
    const next = followPoint(this.camera, floor, this.view);
    if (next !== this.camera) this.set(next);
  }
  show(part: Point & Extent): void {
    this.set(showPart(this.camera, part, this.view));
  }
  resize(view: Viewport): void {
    const middle = toFloor(this.camera, { x: this.view.w / 2, y: this.view.h / 2 });
    const first = this.view.w === 0;
    this.view = view;
    if (first) return;
    const { zoom } = this.camera;
    this.set({ x: view.w / 2 - middle.x * zoom, y: view.h / 2 - middle.y * zoom, zoom });
  }
  toFloor(screen: Point): Point {
    return toFloor(this.camera, screen);
  }
  toScreen(floor: Point): Point {
    return toScreen(this.camera, floor);
  }
  seen(): SeenFloor {
    const { x, y, w, h } = seenFloor(this.camera, this.view);
    return { left: x, top: y, right: x + w, bottom: y + h, pixelsPerUnit: this.camera.zoom };
  }
  middle(): Point {
    const { view } = this;
    return { x: (view.left + view.w - view.right) / 2, y: (view.top + view.h - view.bottom) / 2 };
  }
  /** The drawing was replaced: the next frame counts as a change. */
  forgetDrawn(): void {
    this.#told = null;
  }
  /** True once after each change: whatever depends on the camera must be drawn again. */
  takeChange(): { moved: boolean; zoomed: boolean } {
    const { camera } = this;
    const told = this.#told;
    const zoomed = told?.zoom !== camera.zoom;
    const moved = zoomed || told?.x !== camera.x || told.y !== camera.y;
    this.#told = camera;
    if (moved) for (const watcher of this.#watchers) watcher();
    return { moved, zoomed };
  }

  #steer(camera: Camera): void {
    this.steered.emit();
    this.set(camera);
  }
}
