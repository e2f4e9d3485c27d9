import { markOf, newId } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

/** Longer than a page takes from its first read to its link. */
const KEPT_MS = 60_000;
const MOST = 20_000;
const MOST_START_MS = 2 ** 40;

/**
 * When this node last heard of a change of a team, a space or an account. A page that has just read everything need not
 * read it again when its link opens, unless something has changed in between.
 */
export class ChangeMarks {
  readonly #node = newId();
  readonly #nowMs: () => number;
  /** The last change of each, the longest ago first. */
  readonly #changedMs = new Map<string, number>();
  /** Changes up to then are forgotten: any of them may have concerned anybody. */
  #forgottenMs: number;

  /** The moments count from a random one: they do not tell how long the program has been running. */
  constructor(clock: Pick<Clock, "steadyMs">, random: () => number) {
    const startMs = Math.floor(random() * MOST_START_MS);
    this.#nowMs = () => startMs + clock.steadyMs();
    this.#forgottenMs = this.#nowMs();
  }

  now(): string {
    return markOf(this.#node, this.#nowMs());
  }

  /** Something of these has changed, and the change can be read. */
  note(...ids: readonly string[]): void {
    const nowMs = this.#nowMs();
    for (const id of ids) {
      this.#changedMs.delete(id);
      this.#changedMs.set(id, nowMs);
    }
    this.#forget(nowMs);
  }

  /** The mark of the last change of any of these. */
  lastOf(ids: Iterable<string>): string {
    let lastMs = this.#forgottenMs;
    for (const id of ids) lastMs = Math.max(lastMs, this.#changedMs.get(id) ?? 0);
    return markOf(this.#node, lastMs);
  }

  /** Changes may have been missed: until now nothing is known. */
  forgetAll(): void {
    this.#changedMs.clear();
    this.#forgottenMs = this.#nowMs();
  }

  #forget(nowMs: number): void {
    for (const [id, changedMs] of this.#changedMs) {
      if (changedMs > nowMs - KEPT_MS && this.#changedMs.size <= MOST) return;
      this.#changedMs.delete(id);
      this.#forgottenMs = Math.max(this.#forgottenMs, changedMs);
    }
  }
}
