// Who waits before a full space, in the order in which they came. Knows no sockets and no clock.
//
// here -> called (a place inside is held for them) -> in, by coming again; or the hold runs out and the next is called
// here -> lost (their connection broke) -> here again at the same place, or forgotten after a while
// Whoever let a held place pass keeps the rest of their time to come back, is let in before all who wait behind them,
// and holds nobody up meanwhile.
import type { AccountId } from "@atrium/contract";

export interface QueueTerms {
  /** How long a place in the queue outlives its connection. */
  keepForMs: number;
  /** How long a place inside is held for whoever's turn it is. */
  holdForMs: number;
  most: number;
}

type Standing =
  | { state: "here" }
  | { state: "lost"; sinceMs: number; hasMissed: boolean }
  | { state: "called"; atMs: number; lostSinceMs: number };

/** Places inside that nobody has, by any time that does not go backwards. */
interface Now {
  free: number;
  nowMs: number;
}

export class Queue {
  readonly #terms: QueueTerms;
  /** In the order of arrival: a new standing leaves somebody where they are. */
  readonly #standings = new Map<AccountId, Standing>();

  constructor(terms: QueueTerms) {
    this.#terms = terms;
  }

  /** Everybody with a place in it, the first one first. */
  get order(): readonly AccountId[] {
    return [...this.#standings.keys()];
  }

  /** Somebody is at the door: in, or at a place of the queue if they wait (the one they had, else the last), or away. */
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

  /** Whose turn it has become: one for each free place that is not held yet. */
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

  /** How many of the free places are for others than this one, who may not have come yet. */
  before(accountId: AccountId | null, nowMs: number): number {
    this.#pass(nowMs);
    return this.#before(accountId);
  }

  /** Who stands before them, and who was called already. */
  #before(accountId: AccountId | null): number {
    const at = accountId === null ? -1 : this.order.indexOf(accountId);
    return [...this.#standings].filter(
      ([other, standing], index) =>
        other !== accountId && (standing.state === "called" || ((at < 0 || index < at) && isAwaited(standing))),
    ).length;
  }

  /** What time has done: holds run out, and places of those who do not come back. */
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

/** A free place is theirs before those who stand behind them. */
const isAwaited = (standing: Standing): boolean => standing.state !== "lost" || !standing.hasMissed;
