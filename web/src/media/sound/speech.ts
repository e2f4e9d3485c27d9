const SILENT_DB = -45;
const LOUD_DB = -10;

/** Loudness from samples of -1 to 1: 0 is the hum of a quiet room (-45 dB) and below, 1 is a raised voice (-10 dB). */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = Math.sqrt(sum / Math.max(samples.length, 1));
  if (rms === 0) return 0;
  const decibel = 20 * Math.log10(rms);
  return Math.min(Math.max((decibel - SILENT_DB) / (LOUD_DB - SILENT_DB), 0), 1);
}

const SPEAKS_OVER = 0.3;
const HINT_AFTER_MS = 500;
const SILENCE_FORGETS_MS = 400;
const HINT_AGAIN_MS = 20_000;

/**
 * Detects speech into a muted microphone: half a second of it, short pauses allowed, then not again for 20 s. Feed it
 * often; it returns true once per hint.
 */
export class MutedSpeech {
  #sinceMs: number | null = null;
  #loudAtMs = -Infinity;
  #hintedAtMs = -Infinity;

  hear(level: number, nowMs: number): boolean {
    if (nowMs - this.#loudAtMs > SILENCE_FORGETS_MS) this.#sinceMs = null;
    if (level < SPEAKS_OVER) return false;
    this.#sinceMs ??= nowMs;
    this.#loudAtMs = nowMs;
    if (nowMs - this.#sinceMs < HINT_AFTER_MS) return false;
    if (nowMs - this.#hintedAtMs < HINT_AGAIN_MS) return false;
    this.#hintedAtMs = nowMs;
    return true;
  }

  /** The microphone is on: nothing to detect. */
  reset(): void {
    this.#sinceMs = null;
    this.#loudAtMs = -Infinity;
  }
}
