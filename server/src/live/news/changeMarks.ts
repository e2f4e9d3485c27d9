import { markOf, newId } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

/** Longer than a page takes from its first read to its link. */
const KEPT_MS = 60_000;
const MOST = 20_000;

/**
 * When this node last heard of a change of a team, a space or an account. A page that has just read everything need not
 * read it again when its link opens, unless something has changed in between.
 */
export class ChangeMarks {
  readonly #node = newId();
  readonly #clock: Pick<Clock, "steadyMs">;
  /** The last change of each, the longest ago first. */
  readonly #changedMs = new Map<string, number>();
  /** Changes up to then are forgotten: any of them may have concerned anybody. */
  #forgottenMs: number;

  constructor(clock: Pick<Clock, "steadyMs">) {
    this.#clock = clock;
    this.#forgottenMs = clock.steadyMs();
  }

  now(): string {
    return markOf(this.#node, this.#clock.steadyMs());
  }

  /** Something of these has changed, and the change can be read. */
  note(...ids: readonly string[]): void {
    const nowMs = this.#clock.steadyMs();
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

  #forget(nowMs: number): void {
    for (const [id, changedMs] of this.#changedMs) {
      if (changedMs > nowMs - KEPT_MS && this.#changedMs.size <= MOST) return;
      this.#changedMs.delete(id);
      this.#forgottenMs = Math.max(this.#forgottenMs, changedMs);
    }
  }
}
