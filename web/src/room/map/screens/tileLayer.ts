import type { AccountId } from "@atrium/contract";
import type { Extent, Point } from "../camera.ts";
import { distanceBetween } from "../camera.ts";
import { TILE, tilePlace } from "./tilePlace.ts";

/** A sharer may walk this far from their tile before it comes after them, in units. */
const LEASH = 520;

interface Held {
  tile: HTMLElement;
  tether: HTMLElement | null;
  anchor: Point | null;
  written: string;
}

/** Keeps shared screens near their sharers and the dotted lines between them. */
export class TileLayer {
  #held = new Map<AccountId, Held>();

  hold(accountId: AccountId, tile: HTMLElement | null): void {
    if (tile === null) {
      this.#held.delete(accountId);
      return;
    }
    const tether = tile.parentElement?.querySelector<HTMLElement>("[data-tether]") ?? null;
    this.#held.set(accountId, { tile, tether, anchor: null, written: "" });
  }

  draw(frame: { zoom: number; floor: Extent; at(accountId: AccountId): Point | null }): void {
    const taken: Point[] = [];
    for (const [accountId, held] of this.#held) {
      const sharer = frame.at(accountId);
      if (sharer !== null) taken.push(place(held, sharer, { taken, zoom: frame.zoom, floor: frame.floor }));
    }
  }
}

/** Writes where a tile and its line are, if that has changed; answers the tile's middle. */
function place(held: Held, sharer: Point, on: { taken: readonly Point[]; zoom: number; floor: Extent }): Point {
  if (held.anchor === null || distanceBetween(held.anchor, sharer) > LEASH) held.anchor = sharer;
  const middle = tilePlace(held.anchor, on.floor, on.taken);
  const { zoom } = on;
  const transform = `translate3d(${Math.round(middle.x * zoom)}px,${Math.round(middle.y * zoom)}px,0)`;
  const below = middle.y > sharer.y;
  const end = { x: middle.x, y: middle.y + (TILE.h / 2) * (below ? -1 : 1) };
  const line = { x: (end.x - sharer.x) * zoom, y: (end.y - sharer.y) * zoom };
  const length = Math.round(Math.hypot(line.x, line.y));
  const angle = Math.atan2(line.y, line.x).toFixed(3);
  const start = `translate3d(${Math.round(sharer.x * zoom)}px,${Math.round(sharer.y * zoom)}px,0)`;
  const written = `${transform}${start}${length}/${angle}`;
  if (written === held.written) return middle;
  held.written = written;
  held.tile.style.transform = transform;
  if (held.tether === null) return middle;
  held.tether.style.transform = `${start} rotate(${angle}rad)`;
  held.tether.style.width = `${length}px`;
  return middle;
}
