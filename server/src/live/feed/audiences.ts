import type { AccountId } from "@atrium/contract";
import type { Viewer } from "@atrium/rules";
import type { Outlet } from "../sockets/outlet.ts";
import type { Seen } from "./snapshotText.ts";

/** Somebody who receives a feed. */
export interface Listener {
  accountId: AccountId;
  outlet: Outlet;
  viewer: Viewer;
  audience: Audience;
  /** The clock of their last snapshot: earlier changes were seen under other rights. */
  sinceClock: number;
  /** The last change included in that snapshot. */
  sinceTurn: number;
  /** When they last requested and got everything, by the steady clock. */
  toldAllMs: number;
  /** The clock up to which, and the time since when, changes were resent to them on request. */
  toldAgain: { clock: number; ms: number };
  /** The clock at which they were last sent what only they see. */
  toldOwnClock: number;
}

/** Listeners who see the same. */
export interface Audience {
  key: string;
  listeners: Set<Listener>;
  viewer(): Viewer;
  /** What they see, by kind and id, kept up to date; null if it must be recomputed. */
  seen: Seen | null;
  /** Since when the data that completes its records is cached, by the steady clock. */
  textsMs: number;
}

/** A feed's listeners, grouped by what they see. */
export class Audiences {
  readonly #see: (accountId: AccountId) => { viewer: Viewer; key: string };
  readonly #listeners = new Map<string, Listener>();
  readonly #audiences = new Map<string, Audience>();

  constructor(see: (accountId: AccountId) => { viewer: Viewer; key: string }) {
    this.#see = see;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(accountId: AccountId, outlet: Outlet): Listener {
    this.remove(accountId);
    const { viewer, key } = this.#see(accountId);
    const times = { sinceClock: 0, sinceTurn: 0, toldAllMs: -Infinity, toldAgain: { clock: 0, ms: -Infinity } };
    const listener = { accountId, outlet, viewer, audience: this.#audience(key, viewer), ...times, toldOwnClock: -1 };
    listener.audience.listeners.add(listener);
    this.#listeners.set(accountId, listener);
    return listener;
  }

  remove(accountId: AccountId): void {
    const listener = this.#listeners.get(accountId);
    if (listener === undefined) return;
    this.#listeners.delete(accountId);
    this.#leave(listener);
  }

  /** Recomputes somebody's audience; true if it changed. */
  regroup(listener: Listener): boolean {
    const { viewer, key } = this.#see(listener.accountId);
    listener.viewer = viewer;
    if (key === listener.audience.key) return false;
    this.#leave(listener);
    listener.audience = this.#audience(key, viewer);
    listener.audience.listeners.add(listener);
    return true;
  }

  find(accountId: string): Listener | null {
    return this.#listeners.get(accountId) ?? null;
  }

  all(): Iterable<Audience> {
    return this.#audiences.values();
  }

  listeners(): Listener[] {
    return [...this.#listeners.values()];
  }

  outlets(): Outlet[] {
    return this.listeners().map(({ outlet }) => outlet);
  }

  #audience(key: string, first: Viewer): Audience {
    const known = this.#audiences.get(key);
    if (known !== undefined) return known;
    const listeners = new Set<Listener>();
    const viewer = () => listeners.values().next().value?.viewer ?? first;
    const audience: Audience = { key, listeners, viewer, seen: null, textsMs: 0 };
    this.#audiences.set(key, audience);
    return audience;
  }

  #leave(listener: Listener): void {
    const { audience } = listener;
    audience.listeners.delete(listener);
    if (audience.listeners.size === 0) this.#audiences.delete(audience.key);
  }
}
