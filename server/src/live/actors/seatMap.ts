import { must } from "@atrium/contract";
import type { AccountId, ScaledPosition } from "@atrium/contract";
import { fromScaled } from "./scale.ts";

interface Seat {
  seat: number;
  x: number;
  y: number;
  level: number;
  /** Moved since the last tick; a flag, because it is set 30 times a second for everybody who walks. */
  hasMoved: boolean;
}

/** What a presence frame carries: seat, x, y and seat, level in flat lists. */
export interface SeatNews {
  moves: number[];
  levels?: number[];
}

/** Places and levels of a room's people, and which of them changed since the last tick. A seat is the lowest free number. */
export class SeatMap {
  readonly #seats = new Map<AccountId, Seat>();
  readonly #taken = new Set<number>();
  #moved: Seat[] = [];
  readonly #levelled = new Set<Seat>();

  of(accountId: AccountId): Seat | null {
    return this.#seats.get(accountId) ?? null;
  }

  places(): { x: number; y: number }[] {
    return [...this.#seats.values()].map((seat) => fromScaled([seat.x, seat.y]));
  }

  take(accountId: AccountId, [x, y]: ScaledPosition): number {
    let seat = 0;
    while (this.#taken.has(seat)) seat += 1;
    this.#taken.add(seat);
    this.#seats.set(accountId, { seat, x, y, level: 0, hasMoved: false });
    return seat;
  }

  free(accountId: AccountId): void {
    const seat = must(this.#seats.get(accountId), "every member has a seat");
    this.#seats.delete(accountId);
    this.#taken.delete(seat.seat);
    this.#moved = this.#moved.filter((each) => each !== seat);
    this.#levelled.delete(seat);
  }

  /** False when nothing changed. */
  move(accountId: AccountId, [x, y]: ScaledPosition): boolean {
    const seat = this.#seats.get(accountId);
    if (seat === undefined || (seat.x === x && seat.y === y)) return false;
    seat.x = x;
    seat.y = y;
    if (!seat.hasMoved) this.#moved.push(seat);
    seat.hasMoved = true;
    return true;
  }

  /** False when nothing changed. */
  speak(accountId: AccountId, level: number): boolean {
    const seat = this.#seats.get(accountId);
    if (seat === undefined || seat.level === level) return false;
    seat.level = level;
    this.#levelled.add(seat);
    return true;
  }

  /** What changed since it was last taken; null when nothing did. */
  takeNews(): SeatNews | null {
    if (this.#moved.length === 0 && this.#levelled.size === 0) return null;
    const news = seatNews(this.#moved, this.#levelled);
    for (const seat of this.#moved) seat.hasMoved = false;
    this.#moved = [];
    this.#levelled.clear();
    return news;
  }

  all(): SeatNews {
    return seatNews(this.#seats.values(), this.#seats.values());
  }
}

function seatNews(moved: Iterable<Seat>, levelled: Iterable<Seat>): SeatNews {
  const moves: number[] = [];
  for (const { seat, x, y } of moved) moves.push(seat, x, y);
  const levels: number[] = [];
  for (const { seat, level } of levelled) levels.push(seat, level);
  return levels.length === 0 ? { moves } : { moves, levels };
}
