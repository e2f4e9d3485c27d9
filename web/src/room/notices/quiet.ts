import type { MediaState } from "../../media/index.ts";

/** Sound that is only a little late is not reported. */
const PATIENCE_MS = 5_000;

/** Whole seconds without sound, once that is worth showing; null before, and while there is sound. */
export function quietSeconds({ quietSinceMs }: Pick<MediaState, "quietSinceMs">, nowMs: number): number | null {
  if (quietSinceMs === null || nowMs - quietSinceMs < PATIENCE_MS) return null;
  return Math.floor((nowMs - quietSinceMs) / 1000);
}
