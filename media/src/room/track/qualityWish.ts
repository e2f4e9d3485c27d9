import type { Quality } from "../../rtp/peerMedia.ts";

/** How long a layer must be unwanted before its publisher is told to stop it. */
const CALM_MS = 3000;

/**
 * When to tell a publisher which layers are wanted: more at once, fewer only after a pause, since layers are slow to
 * start and people move around. `undefined` means there is nothing new to tell.
 */
export class QualityWish {
  /** Publishers start with every layer on. */
  #told: Quality | null = 2;
  #lowerSinceMs: number | null = null;

  next(wanted: Quality | null, steadyMs: number): Quality | null | undefined {
    if (rank(wanted) === rank(this.#told)) {
      this.#lowerSinceMs = null;
      return undefined;
    }
    if (rank(wanted) < rank(this.#told)) {
      this.#lowerSinceMs ??= steadyMs;
      if (steadyMs - this.#lowerSinceMs < CALM_MS) return undefined;
    }
    this.#lowerSinceMs = null;
    this.#told = wanted;
    return wanted;
  }
}

const rank = (quality: Quality | null): number => quality ?? -1;
