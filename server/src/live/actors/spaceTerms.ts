import type { Plan } from "@atrium/contract";
import type { LoadedSpace } from "./loadedSpace.ts";

/** The part of a space in the database that is not in its records, and which of its changes have been applied here. */
export class SpaceTerms {
  #plan: Plan;
  #maxOnline: number;
  #revision: number;

  constructor({ plan, maxOnline, revision }: LoadedSpace) {
    this.#plan = plan;
    this.#maxOnline = maxOnline;
    this.#revision = revision;
  }

  get plan(): Plan {
    return this.#plan;
  }
  get maxOnline(): number {
    return this.#maxOnline;
  }

  /** Adopts what was read; false if it is older than what is here. */
  renew({ plan, maxOnline, revision }: LoadedSpace): boolean {
    if (revision < this.#revision) return false;
    this.#plan = plan;
    this.#maxOnline = maxOnline;
    this.#revision = revision;
    return true;
  }

  /**
   * Whether a committed change is next, which then counts as applied, or is already applied, or one before it is
   * missing.
   */
  turnOf(revision: number): "now" | "past" | "tooSoon" {
    if (revision > this.#revision + 1) return "tooSoon";
    if (revision <= this.#revision) return "past";
    this.#revision = revision;
    return "now";
  }
}
