import type { Clock } from "../../platform/clock.ts";

interface LoadNeeds {
  clock: Clock;
  /** Nothing is decoded: there is nothing to measure. */
  isAtRest(): boolean;
  frames(count: number): Promise<number | null>;
  keepsUp(does: boolean): void;
}

const LOOK_EVERY_MS = 5_000;
const FRAMES = 10;
/** Fewer frames a second than this look broken. */
const FEWEST_PER_SECOND = 12;

/** Measures a few frames now and then, which costs next to nothing; not at all while no camera is received. */
export class LoadWatch {
  readonly #needs: LoadNeeds;
  #cancel: (() => void) | null = null;

  constructor(needs: LoadNeeds) {
    this.#needs = needs;
  }

  /** Once something is received. */
  start(): void {
    if (this.#cancel !== null || this.#needs.isAtRest()) return;
    this.#cancel = this.#needs.clock.after(LOOK_EVERY_MS, () => void this.#look());
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #look(): Promise<void> {
    const looked = this.#cancel;
    const { isAtRest, frames, keepsUp } = this.#needs;
    const tookMs = isAtRest() ? null : await frames(FRAMES);
    // Stopped meanwhile, and perhaps started again.
    if (this.#cancel !== looked) return;
    this.#cancel = null;
    this.start();
    if (tookMs !== null) keepsUp((FRAMES * 1000) / tookMs >= FEWEST_PER_SECOND);
  }
}
