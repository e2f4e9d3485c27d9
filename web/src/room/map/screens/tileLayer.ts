import type { AccountId } from "@atrium/contract";
import type { Extent, Point } from "../camera.ts";
import { distanceBetween } from "../camera.ts";
import { TILE, tilePlace, tilesOverlap } from "./tilePlace.ts";

/** A sharer may walk this far from their tile before it comes after them, in units. */
const LEASH = 520;

interface Held {
  tile: HTMLElement;
  tether: HTMLElement | null;
  anchor: Point | null;
  middle: Point;
  /** How many were there when it found its place. */
  people: number;
  written: string;
}

/** A shared screen that stands where its element is: only its line follows the sharer. */
interface Tied {
  tether: HTMLElement;
  box: Point & Extent;
}

interface TileFrame {
  zoom: number;
  floor: Extent;
  people: readonly AccountId[];
  at(accountId: AccountId): Point | null;
}

interface PlacedTile {
  accountId: AccountId;
  /** What of the floor the tile and its sharer take up, in units. */
  part: Point & Extent;
}

/** Keeps shared screens near their sharers and the dotted lines between them. */
export class TileLayer {
  #held = new Map<AccountId, Held>();
  #tied = new Map<AccountId, Tied & { written: string }>();

  readonly tie = (accountId: AccountId, tied: Tied | null): void => {
    if (tied === null) this.#tied.delete(accountId);
    else this.#tied.set(accountId, { ...tied, written: "" });
  };

  /** Where somebody's tile was drawn; null if it was not yet. */
  middleOf(accountId: AccountId): Point | null {
    const held = this.#held.get(accountId);
    return held === undefined || held.anchor === null ? null : held.middle;
  }

  middles(): readonly Point[] {
    const drawn = [...this.#held.values()].flatMap(({ anchor, middle }) => (anchor === null ? [] : [middle]));
    return [...[...this.#tied.values()].map(({ box }) => middleOf(box)), ...drawn];
  }

  hold(accountId: AccountId, tile: HTMLElement | null): void {
    if (tile === null) {
      this.#held.delete(accountId);
      return;
    }
    const tether = tile.parentElement?.querySelector<HTMLElement>("[data-tether]") ?? null;
    this.#held.set(accountId, { tile, tether, anchor: null, middle: { x: 0, y: 0 }, people: 0, written: "" });
  }

  /** Returns which tiles were given their first place. */
  draw(frame: TileFrame): readonly PlacedTile[] {
    for (const [accountId, tied] of this.#tied) writeTether(tied, frame.at(accountId), frame.zoom);
    if (this.#held.size === 0) return [];
    const taken = [...this.#tied.values()].map(({ box }) => middleOf(box));
    const placed: PlacedTile[] = [];
    for (const [accountId, held] of this.#held) {
      const sharer = frame.at(accountId);
      if (sharer === null) continue;
      const isNew = held.anchor === null;
      const isInTheWay = taken.some((other) => tilesOverlap(other, held.middle));
      if (isNew || isInTheWay || isDue(held, sharer, frame)) settle(held, sharer, { ...frame, taken });
      taken.push(held.middle);
      write(held, sharer, frame.zoom);
      if (isNew) placed.push({ accountId, part: partOf(sharer, held.middle) });
    }
    return placed;
  }
}

/** The sharer has walked off, or there are more or fewer people: a tile does not dodge each step of a passer-by. */
const isDue = ({ anchor, people }: Held, sharer: Point, frame: TileFrame): boolean =>
  people !== frame.people.length || (anchor !== null && distanceBetween(anchor, sharer) > LEASH);

function partOf(sharer: Point, middle: Point): Point & Extent {
  const [left, top] = [Math.min(sharer.x, middle.x - TILE.w / 2), Math.min(sharer.y, middle.y - TILE.h / 2)];
  const [right, bottom] = [Math.max(sharer.x, middle.x + TILE.w / 2), Math.max(sharer.y, middle.y + TILE.h / 2)];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

function settle(
  held: Held,
  sharer: Point,
  { floor, people, at, taken }: TileFrame & { taken: readonly Point[] },
): void {
  held.anchor = sharer;
  held.people = people.length;
  const places = people.flatMap((accountId) => at(accountId) ?? []);
  held.middle = tilePlace(sharer, { floor, taken, people: places });
}

const middleOf = ({ x, y, w, h }: Point & Extent): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Writes where a tile and its line are, if that has changed. */
function write(held: Held, sharer: Point, zoom: number): void {
  const { middle } = held;
  const transform = `translate3d(${Math.round(middle.x * zoom)}px,${Math.round(middle.y * zoom)}px,0)`;
  const line = lineTo(sharer, { middle, h: TILE.h, zoom });
  const written = `${transform}${line.transform}${line.width}`;
  if (written === held.written) return;
  held.written = written;
  held.tile.style.transform = transform;
  if (held.tether !== null) Object.assign(held.tether.style, line);
}

/** No line is drawn if the sharer is behind their screen or has no position. */
function writeTether(tied: Tied & { written: string }, sharer: Point | null, zoom: number): void {
  const { tether, box } = tied;
  const isBeside = sharer !== null && (sharer.y < box.y || sharer.y > box.y + box.h);
  const line = isBeside ? lineTo(sharer, { middle: middleOf(box), h: box.h, zoom }) : { transform: "", width: "0px" };
  const written = `${line.transform}${line.width}`;
  if (written === tied.written) return;
  tied.written = written;
  Object.assign(tether.style, line);
}

/** The style of the line from a sharer to the nearer edge of their screen, `h` units high. */
function lineTo(sharer: Point, { middle, h, zoom }: { middle: Point; h: number; zoom: number }) {
  const below = middle.y > sharer.y;
  const end = { x: middle.x, y: middle.y + (h / 2) * (below ? -1 : 1) };
  const line = { x: (end.x - sharer.x) * zoom, y: (end.y - sharer.y) * zoom };
  const length = Math.round(Math.hypot(line.x, line.y));
  const angle = Math.atan2(line.y, line.x).toFixed(3);
  const start = `translate3d(${Math.round(sharer.x * zoom)}px,${Math.round(sharer.y * zoom)}px,0)`;
  return { transform: `${start} rotate(${angle}rad)`, width: `${length}px` };
}
