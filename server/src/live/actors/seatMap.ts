import { must } from "@atrium/contract";
import type { AccountId, ScaledPosition } from "@atrium/contract";
import { fromScaled } from "./scale.ts";

/** The part of a board that somebody sees: x, y, width and height, scaled. */
export type View = readonly [x: number, y: number, w: number, h: number];

interface Seat {
  seat: number;
  x: number;
  y: number;
  level: number;
  /** False: nobody receives their place and level. */
  isShown: boolean;
  /** Moved since the last tick; a flag, because it is set 30 times a second for everybody who walks. */
  hasMoved: boolean;
  /** Null: nobody has followed them yet. */
  view: View | null;
}

/** The content of a presence frame: flat lists of seat, x, y, of seat, level and of seat, x, y, w, h. */
export interface SeatNews {
  moves: number[];
  levels?: number[];
  views?: number[];
}

/** Places and levels of a room's people, and which changed since the last tick. A seat is the lowest free number. */
export class SeatMap {
  readonly #seats = new Map<AccountId, Seat>();
  /** The visible seats, a subset of all. */
  readonly #shown = new Set<Seat>();
  /** Free numbers below `#seats.size + #left.length`, the lowest last. */
  readonly #left: number[] = [];
  readonly #moved = new Set<Seat>();
  readonly #levelled = new Set<Seat>();
  readonly #seen = new Set<Seat>();

  of(accountId: AccountId): Seat | null {
    return this.#seats.get(accountId) ?? null;
  }

  placeOf(accountId: AccountId): { x: number; y: number } | null {
    const seat = this.of(accountId);
    return seat === null ? null : fromScaled([seat.x, seat.y]);
  }

  /** Places of visible people. */
  places(): { x: number; y: number }[] {
    return Array.from(this.#shown, (seat) => fromScaled([seat.x, seat.y]));
  }

  /** The number of the next seat to be taken. */
  next(): number {
    return this.#left.at(-1) ?? this.#seats.size;
  }

  take(accountId: AccountId, { pos: [x, y], isShown }: { pos: ScaledPosition; isShown: boolean }): void {
    const seat = { seat: this.next(), x, y, level: 0, isShown, hasMoved: false, view: null };
    this.#left.pop();
    this.#seats.set(accountId, seat);
    if (isShown) this.#shown.add(seat);
  }

  free(accountId: AccountId): void {
    const seat = must(this.#seats.get(accountId), "every member has a seat");
    this.#seats.delete(accountId);
    const at = this.#left.findLastIndex((each) => each > seat.seat);
    this.#left.splice(at + 1, 0, seat.seat);
    this.#shown.delete(seat);
    this.#moved.delete(seat);
    this.#levelled.delete(seat);
    this.#seen.delete(seat);
  }

  /** Makes somebody visible to others. */
  show(accountId: AccountId): void {
    const seat = must(this.#seats.get(accountId), "every member has a seat");
    seat.isShown = true;
    this.#shown.add(seat);
    this.#moved.add(seat);
    this.#levelled.add(seat);
  }

  /** False when nothing changed. */
  move(accountId: AccountId, [x, y]: ScaledPosition): boolean {
    const seat = this.#seats.get(accountId);
    if (seat === undefined || (seat.x === x && seat.y === y)) return false;
    seat.x = x;
    seat.y = y;
    if (!seat.isShown) return false;
    if (!seat.hasMoved) this.#moved.add(seat);
    seat.hasMoved = true;
    return true;
  }

  /** False when nothing changed. */
  speak(accountId: AccountId, level: number): boolean {
    const seat = this.#seats.get(accountId);
    if (seat === undefined || seat.level === level) return false;
    seat.level = level;
    if (!seat.isShown) return false;
    this.#levelled.add(seat);
    return true;
  }

  /** Sent even if it has not changed: somebody may have just begun to follow. */
  see(accountId: AccountId, view: View): boolean {
    const seat = this.#seats.get(accountId);
    if (seat?.isShown !== true) return false;
    seat.view = view;
    this.#seen.add(seat);
    return true;
  }

  /** What changed since it was last taken; null if nothing did. */
  takeNews(): SeatNews | null {
    if (this.#moved.size === 0 && this.#levelled.size === 0 && this.#seen.size === 0) return null;
    const news = seatNews(this.#moved, this.#levelled, this.#seen);
    for (const seat of this.#moved) seat.hasMoved = false;
    this.#moved.clear();
    this.#levelled.clear();
    this.#seen.clear();
    return news;
  }

  all(): SeatNews {
    return seatNews(this.#shown, this.#shown, this.#shown);
  }
}

function seatNews(moved: Iterable<Seat>, levelled: Iterable<Seat>, seen: Iterable<Seat>): SeatNews {
  const moves: number[] = [];
  for (const { seat, x, y } of moved) moves.push(seat, x, y);
  const levels: number[] = [];
  for (const { seat, level } of levelled) levels.push(seat, level);
  const views: number[] = [];
  for (const { seat, view } of seen) if (view !== null) views.push(seat, ...view);
  return { moves, ...(levels.length > 0 && { levels }), ...(views.length > 0 && { views }) };
}
