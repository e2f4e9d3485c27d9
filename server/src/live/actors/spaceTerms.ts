import type { Plan } from "@atrium/contract";
import type { LoadedSpace } from "./loadedSpace.ts";

/** What the database says of a space beside its records, and how far its changes have come here. */
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

  /** Takes over what was read; false when that is older than what is here. */
  renew({ plan, maxOnline, revision }: LoadedSpace): boolean {
    if (revision < this.#revision) return false;
    this.#plan = plan;
    this.#maxOnline = maxOnline;
    this.#revision = revision;
    return true;
  }

  /** Whether it is a committed change's turn, which it then has had; or it is in already, or one before it is missing. */
  turnOf(revision: number): "now" | "past" | "tooSoon" {
    if (revision > this.#revision + 1) return "tooSoon";
    if (revision <= this.#revision) return "past";
    this.#revision = revision;
    return "now";
  }
}
