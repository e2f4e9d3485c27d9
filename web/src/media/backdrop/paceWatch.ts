import type { BackdropPace } from "./scenery.ts";

/** Fewer frames a second than this look broken. */
const FEWEST = 12;
/** If this much of a second went into processing, the machine is too slow; a camera in the dark is slow by itself. */
const BUSY_MS = 650;
/** This many such seconds in a row are not a hiccup. */
const SECONDS = 3;

/** Detects a background that is too much for this machine. */
export class PaceWatch {
  #slowSeconds = 0;
  #isSilent = false;

  /** Frames a second while they are too few, else null. One good second ends it. */
  count({ frames, busyMs }: BackdropPace): number | null {
    const isSlow = frames < FEWEST && busyMs > BUSY_MS;
    this.#slowSeconds = isSlow ? this.#slowSeconds + 1 : 0;
    return this.#slowSeconds >= SECONDS && !this.#isSilent ? Math.round(frames) : null;
  }

  /** The user knows, and keeps it. */
  silence(): void {
    this.#isSilent = true;
  }

  restart(): void {
    this.#slowSeconds = 0;
    this.#isSilent = false;
  }
}
