import type { MediaState } from "../../media/index.ts";

/** Sound that comes a little late is no news. */
const PATIENCE_MS = 5_000;

/** Whole seconds without sound, once it is worth a word; null before, and while there is sound. */
export function quietSeconds({ quietSinceMs }: Pick<MediaState, "quietSinceMs">, nowMs: number): number | null {
  if (quietSinceMs === null || nowMs - quietSinceMs < PATIENCE_MS) return null;
  return Math.floor((nowMs - quietSinceMs) / 1000);
}
