// Who waits before a full space, in the order in which they came. Knows no sockets and no clock.
//
// here -> called (a place inside is held for them) -> in, by coming again; or the hold expires and the next is called
// here -> lost (their connection broke) -> here again at the same place, or forgotten after a while
// Whoever lets a held place expire keeps the rest of their time to return, is let in before all who wait behind them,
// and delays nobody meanwhile.
import type { AccountId } from "@atrium/contract";

export interface QueueTerms {
  /** How long a place in the queue outlives its connection. */
  keepForMs: number;
  /** How long a place inside is held for whoever is called. */
  holdForMs: number;
  most: number;
}

type Standing =
  | { state: "here" }
  | { state: "lost"; sinceMs: number; hasMissed: boolean }
  | { state: "called"; atMs: number; lostSinceMs: number };

/** Free places inside, at a time that never goes back. */
interface Now {
  free: number;
  nowMs: number;
}

export class Queue {
  readonly #terms: QueueTerms;
  /** In the order of arrival; changing a standing does not change the order. */
  readonly #standings = new Map<AccountId, Standing>();

  constructor(terms: QueueTerms) {
    this.#terms = terms;
  }

  /** Everybody with a place in it, in order. */
  get order(): readonly AccountId[] {
    return [...this.#standings.keys()];
  }

  /**
   * Somebody arrives: they are let in, get a place in the queue if they wait (their previous one, else the last), or
   * are sent away.
   */
  come(accountId: AccountId, { free, nowMs, waits }: Now & { waits: boolean }): "in" | "waits" | "away" {
    this.#pass(nowMs);
    if (free > this.#before(accountId)) {
      this.#standings.delete(accountId);
      return "in";
    }
    const isKnown = this.#standings.has(accountId);
    if (!waits || (!isKnown && this.#standings.size >= this.#terms.most)) return "away";
    this.#standings.set(accountId, { state: "here" });
    return "waits";
  }

  lose(accountId: AccountId, nowMs: number): void {
    if (this.#standings.get(accountId)?.state === "here")
      this.#standings.set(accountId, { state: "lost", sinceMs: nowMs, hasMissed: false });
  }

  leave(accountId: AccountId): void {
    this.#standings.delete(accountId);
  }

  /** Calls the next people, one for each free place that is not held yet; returns them. */
  call({ free, nowMs }: Now): AccountId[] {
    this.#pass(nowMs);
    const all = [...this.#standings];
    const unheld = Math.max(0, free - all.filter(([, { state }]) => state === "called").length);
    const next = all.filter(([, standing]) => standing.state !== "called" && isAwaited(standing)).slice(0, unheld);
    for (const [accountId, standing] of next) {
      const lostSinceMs = standing.state === "lost" ? standing.sinceMs : nowMs;
      this.#standings.set(accountId, { state: "called", atMs: nowMs, lostSinceMs });
    }
    return next.map(([accountId]) => accountId);
  }

  /** How many of the free places are taken by others before this one, who may not have come yet. */
  before(accountId: AccountId | null, nowMs: number): number {
    this.#pass(nowMs);
    return this.#before(accountId);
  }

  /** How many stand before them, and whether they have been called. */
  #before(accountId: AccountId | null): number {
    const at = accountId === null ? -1 : this.order.indexOf(accountId);
    return [...this.#standings].filter(
      ([other, standing], index) =>
        other !== accountId && (standing.state === "called" || ((at < 0 || index < at) && isAwaited(standing))),
    ).length;
  }

  /** Applies the time that has passed: holds expire, and so do places of those who do not return. */
  #pass(nowMs: number): void {
    const { keepForMs, holdForMs } = this.#terms;
    for (const [accountId, standing] of this.#standings) {
      if (standing.state === "called" && nowMs - standing.atMs >= holdForMs)
        this.#standings.set(accountId, { state: "lost", sinceMs: standing.lostSinceMs, hasMissed: true });
      const now = this.#standings.get(accountId);
      if (now?.state === "lost" && nowMs - now.sinceMs >= keepForMs) this.#standings.delete(accountId);
    }
  }
}

/** They are entitled to a free place before those behind them in the queue. */
const isAwaited = (standing: Standing): boolean => standing.state !== "lost" || !standing.hasMissed;
