import { constants, must } from "@atrium/contract";
import type { AccountId, RoomMember, ScaledPosition } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import type { LivePositions } from "./liveState.ts";

interface Point {
  x: number;
  y: number;
}
/** A place and when it was heard of, by the clock of frames. */
interface Sample extends Point {
  atMs: number;
}
interface Walker {
  seat: number;
  /** Oldest first; the last one is where the person truly is. */
  samples: Sample[];
  level: number;
}

const SCALE = constants.presence.coordinateScale;
/** How far in the past others are drawn: two ticks and some, so that one late tick shows no halt. */
const DELAY_MS = 83;
/** A pause longer than this is standing still, not slow walking. */
const STANDS_AFTER_MS = 2 * constants.presence.laggingTickMs;
const SAMPLES_KEPT = 8;

/**
 * Where people are, outside React. Others are drawn a little in the past, on the line between two places that
 * were truly heard of: late, never beyond. My own place is what I do, at once.
 */
export class Positions implements LivePositions {
  readonly #clock: Clock;
  readonly #walkers = new Map<string, Walker>();
  readonly #bySeat = new Map<number, string>();
  readonly #watchers = new Set<() => void>();
  #selfId: string | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  at(accountId: AccountId, frameMs: number): Point | null {
    const walker = this.#walkers.get(accountId);
    if (walker === undefined) return null;
    if (accountId === this.#selfId) return pointOf(lastOf(walker));
    return between(walker.samples, frameMs - DELAY_MS);
  }

  latest(accountId: AccountId): Point | null {
    const walker = this.#walkers.get(accountId);
    return walker === undefined ? null : pointOf(lastOf(walker));
  }

  level(accountId: AccountId): number {
    return this.#walkers.get(accountId)?.level ?? 0;
  }

  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  /** I walk: seen at once, without a round trip. Returns whether I am anywhere at all. */
  moveSelf(x: number, y: number): boolean {
    const own = this.#selfId === null ? undefined : this.#walkers.get(this.#selfId);
    if (own === undefined) return false;
    own.samples = [{ x, y, atMs: this.#clock.frameMs() }];
    this.#changed();
    return true;
  }

  /** Starts from a snapshot. With `keepsPlace` my own place stays as I see it. */
  setRoom(members: Readonly<Record<string, RoomMember>>, selfId: AccountId | null, keepsPlace: boolean): void {
    const own = selfId === null || !keepsPlace ? null : this.latest(selfId);
    this.#selfId = selfId;
    this.#walkers.clear();
    this.#bySeat.clear();
    for (const member of Object.values(members)) this.#seat(member);
    if (own !== null) this.moveSelf(own.x, own.y);
    this.#changed();
  }

  put(member: RoomMember): void {
    this.#seat(member);
    this.#changed();
  }

  remove(accountId: AccountId): void {
    const walker = this.#walkers.get(accountId);
    if (walker === undefined) return;
    this.#walkers.delete(accountId);
    if (this.#bySeat.get(walker.seat) === accountId) this.#bySeat.delete(walker.seat);
    this.#changed();
  }

  /** A jump: no gliding. */
  place(accountId: AccountId, pos: ScaledPosition): void {
    const walker = this.#walkers.get(accountId);
    if (walker === undefined) return;
    walker.samples = [{ ...unscaled(pos[0], pos[1]), atMs: this.#clock.frameMs() }];
    this.#changed();
  }

  /** One presence frame: flat lists of seat, x, y and of seat, level. */
  receive(moves: readonly number[], levels: readonly number[]): void {
    const atMs = this.#clock.frameMs();
    for (let i = 0; i + 2 < moves.length; i += 3) {
      const walker = this.#inSeat(moves[i]);
      if (walker !== null) addSample(walker, { ...unscaled(moves[i + 1] ?? 0, moves[i + 2] ?? 0), atMs });
    }
    for (let i = 0; i + 1 < levels.length; i += 2) {
      const accountId = this.#bySeat.get(levels[i] ?? -1);
      const walker = accountId === undefined ? undefined : this.#walkers.get(accountId);
      if (walker !== undefined) walker.level = (levels[i + 1] ?? 0) / 9;
    }
    this.#changed();
  }

  #inSeat(seat: number | undefined): Walker | null {
    const accountId = this.#bySeat.get(seat ?? -1);
    if (accountId === undefined || accountId === this.#selfId) return null;
    return this.#walkers.get(accountId) ?? null;
  }

  #seat(member: RoomMember): void {
    const sample = { ...unscaled(member.pos[0], member.pos[1]), atMs: this.#clock.frameMs() };
    this.#walkers.set(member.accountId, { seat: member.seat, samples: [sample], level: 0 });
    this.#bySeat.set(member.seat, member.accountId);
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** Units x coordinateScale, as the wire has them. */
export const scaled = (units: number): number => Math.round(units * SCALE);
const unscaled = (x: number, y: number): Point => ({ x: x / SCALE, y: y / SCALE });
const pointOf = ({ x, y }: Sample): Point => ({ x, y });
const lastOf = (walker: Walker): Sample => must(walker.samples.at(-1), "a walker has a place");

/** After a halt the walk starts now: without the standing sample one would jump to the new place. */
function addSample(walker: Walker, sample: Sample): void {
  const last = lastOf(walker);
  const stood = sample.atMs - last.atMs > STANDS_AFTER_MS;
  if (stood) walker.samples = [{ ...last, atMs: sample.atMs - constants.presence.tickMs }];
  walker.samples.push(sample);
  if (walker.samples.length > SAMPLES_KEPT) walker.samples.shift();
}

function between(samples: readonly Sample[], atMs: number): Point {
  const next = samples.findIndex((sample) => sample.atMs >= atMs);
  if (next === -1) return pointOf(must(samples.at(-1), "a walker has a place"));
  const to = must(samples[next], "found");
  const from = samples[next - 1];
  if (from === undefined) return pointOf(to);
  const part = to.atMs === from.atMs ? 1 : (atMs - from.atMs) / (to.atMs - from.atMs);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
