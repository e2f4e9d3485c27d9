import { constants } from "@atrium/contract";
import type { AccountId, RoomMember, RoomPatch, ScaledPosition } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import type { LivePositions, LiveState, LiveView } from "./liveState.ts";
import type { Heard } from "./slices/slice.ts";
import { Track } from "./track.ts";

interface Point {
  x: number;
  y: number;
}
interface Walker {
  seat: number;
  /** By frame time; the last sample is the person's actual position. */
  track: Track;
  level: number;
  view: LiveView | null;
}

const SCALE = constants.presence.coordinateScale;
/**
 * How far in the past others are drawn: a bit more than two ticks, so that one late tick does not stop the movement.
 */
const DELAY_MS = 83;
/** A longer pause counts as standing still, not as slow walking. */
const STANDS_AFTER_MS = 2 * constants.presence.laggingTickMs;

/**
 * Positions of people, outside React. Others are drawn a little in the past, between two received positions: late, but
 * never beyond them. My own position is local and immediate.
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

  at(accountId: AccountId, frameMs: number, into: Point = { x: 0, y: 0 }): Point | null {
    const track = this.#walkers.get(accountId)?.track;
    if (track === undefined) return null;
    return accountId === this.#selfId ? track.latest(into) : track.at(frameMs - DELAY_MS, into);
  }

  latest(accountId: AccountId): Point | null {
    return this.#walkers.get(accountId)?.track.latest({ x: 0, y: 0 }) ?? null;
  }

  level(accountId: AccountId): number {
    return this.#walkers.get(accountId)?.level ?? 0;
  }

  view(accountId: AccountId): LiveView | null {
    return this.#walkers.get(accountId)?.view ?? null;
  }

  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  /** Moves me: shown at once, without a round trip. Returns whether I am in a room at all. */
  moveSelf(x: number, y: number): boolean {
    const own = this.#selfId === null ? undefined : this.#walkers.get(this.#selfId);
    if (own === undefined) return false;
    own.track.restart(x, y, this.#clock.frameMs());
    this.#changed();
    return true;
  }

  /** Starts from a snapshot. With `keepsPlace` my own position stays. */
  setRoom(members: Readonly<Record<string, RoomMember>>, selfId: AccountId | null, keepsPlace: boolean): void {
    const own = selfId === null || !keepsPlace ? null : this.latest(selfId);
    this.#selfId = selfId;
    this.#walkers.clear();
    this.#bySeat.clear();
    for (const member of Object.values(members)) this.#seat(member);
    if (own !== null) this.moveSelf(own.x, own.y);
    this.#changed();
  }

  /** Takes over positions from a message of the store. */
  hear(heard: Heard, before: LiveState, after: LiveState): void {
    const { selfId, room } = after;
    if (heard.type === "enteredRoom") this.setRoom(heard.snapshot.records.member, selfId, heard.keepsPlace);
    if (heard.type === "roomSnapshot") this.setRoom(heard.snapshot.records.member, selfId, true);
    if (before.room !== null && room === null) this.setRoom({}, selfId, false);
    if (heard.type === "roomPatches") for (const patch of heard.patches) this.#patch(patch);
  }

  #patch(patch: RoomPatch): void {
    if (patch.kind !== "member") return;
    const accountId = patch.id as AccountId;
    if (patch.type === "put") this.put(patch.record);
    if (patch.type === "merge" && patch.changes.pos) this.place(accountId, patch.changes.pos);
    if (patch.type === "gone") this.remove(accountId);
  }

  /** A person already in that seat keeps walking from where they are. */
  put(member: RoomMember): void {
    if (this.#walkers.get(member.accountId)?.seat === member.seat) return;
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

  /** A jump: no interpolation. */
  place(accountId: AccountId, pos: ScaledPosition): void {
    const walker = this.#walkers.get(accountId);
    if (walker === undefined) return;
    walker.track.restart(pos[0] / SCALE, pos[1] / SCALE, this.#clock.frameMs());
    this.#changed();
  }

  /** One presence frame: flat lists of seat, x, y, of seat, level and of seat, x, y, w, h. */
  receive(moves: readonly number[], levels: readonly number[], views: readonly number[] = []): void {
    const atMs = this.#clock.frameMs();
    for (let i = 0; i + 2 < moves.length; i += 3) {
      const walker = this.#inSeat(moves[i]);
      if (walker === null) continue;
      endHalt(walker.track, atMs);
      walker.track.add((moves[i + 1] ?? 0) / SCALE, (moves[i + 2] ?? 0) / SCALE, atMs);
    }
    for (let i = 0; i + 1 < levels.length; i += 2) {
      const accountId = this.#bySeat.get(levels[i] ?? -1);
      const walker = accountId === undefined ? undefined : this.#walkers.get(accountId);
      if (walker !== undefined) walker.level = (levels[i + 1] ?? 0) / 9;
    }
    for (let i = 0; i + 4 < views.length; i += 5) {
      const walker = this.#inSeat(views[i]);
      const [x = 0, y = 0, w = 0, h = 0] = views.slice(i + 1, i + 5).map((each) => each / SCALE);
      if (walker !== null) walker.view = { x, y, w, h };
    }
    this.#changed();
  }

  #inSeat(seat: number | undefined): Walker | null {
    const accountId = this.#bySeat.get(seat ?? -1);
    if (accountId === undefined || accountId === this.#selfId) return null;
    return this.#walkers.get(accountId) ?? null;
  }

  #seat(member: RoomMember): void {
    const track = new Track(member.pos[0] / SCALE, member.pos[1] / SCALE, this.#clock.frameMs());
    this.#walkers.set(member.accountId, { seat: member.seat, track, level: 0, view: null });
    this.#bySeat.set(member.seat, member.accountId);
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** Units times coordinateScale, as on the wire. */
export const scaled = (units: number): number => Math.round(units * SCALE);

/**
 * After a pause the movement starts now: without a sample of the old position, the person would jump to the new one.
 */
function endHalt(track: Track, atMs: number): void {
  if (atMs - track.latestMs <= STANDS_AFTER_MS) return;
  const stood = track.latest({ x: 0, y: 0 });
  track.restart(stood.x, stood.y, atMs - constants.presence.tickMs);
}
