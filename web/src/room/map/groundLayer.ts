import type { Camera, Point } from "./camera.ts";
import { moveLightly } from "./moveLightly.ts";

/** The floor and the light on it: the pool of full volume, its rim, the silent ring and the dusk beyond. */
export interface GroundParts {
  floor: HTMLElement;
  /** Blends with the floor, so it stands beside the other lights and not among them. */
  pool: HTMLElement;
  lights: HTMLElement;
  dusk: HTMLElement;
}

/** Side of the dusk's picture in pixels, and of the square it covers in units: it is drawn small and scaled up. */
export const DUSK = { pixels: 1600, units: 12_800 } as const;

/** Moves the floor with the camera and the lights with me. Transforms and opacity only. */
export class GroundLayer {
  #parts: GroundParts | null = null;
  #letGo: (() => void)[] = [];
  #lit = false;
  #written = "";

  hold(parts: GroundParts | null): void {
    for (const letGo of this.#letGo) letGo();
    this.#parts = parts;
    this.#written = "";
    this.#lit = false;
    this.#letGo = parts === null ? [] : [parts.pool, parts.lights, parts.dusk].map(moveLightly);
  }

  drawFloor(camera: Camera): void {
    if (this.#parts === null) return;
    const { x, y, zoom } = camera;
    this.#parts.floor.style.transform = `translate3d(${x}px,${y}px,0) scale(${zoom})`;
  }

  /** `me` in screen pixels; null when I am not on the floor. */
  drawLights(me: Point | null, zoom: number, wanted: boolean): void {
    if (this.#parts === null) return;
    const lit = wanted && me !== null;
    if (lit !== this.#lit) {
      this.#lit = lit;
      const { pool, lights, dusk } = this.#parts;
      for (const part of [pool, lights, dusk]) part.dataset["lit"] = String(lit);
    }
    if (me === null) return;
    const at = `translate3d(${Math.round(me.x)}px,${Math.round(me.y)}px,0)`;
    const scale = (zoom * DUSK.units) / DUSK.pixels;
    const written = `${at} scale(${scale})`;
    if (written === this.#written) return;
    this.#written = written;
    this.#parts.pool.style.transform = at;
    this.#parts.lights.style.transform = at;
    this.#parts.dusk.style.transform = written;
  }
}
