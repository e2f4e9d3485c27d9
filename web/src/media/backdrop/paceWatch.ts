import type { BackdropPace } from "./scenery.ts";

/** Fewer pictures a second than these look broken. */
const FEWEST = 12;
/** A second this full is the machine's fault; a camera in the dark is slow by itself. */
const BUSY_MS = 650;
/** Fewer such seconds in a row are only a hiccup. */
const SECONDS = 3;

/** Notices a background that is too much for this machine. */
export class PaceWatch {
  #slowSeconds = 0;
  #isSilent = false;

  /** Frames a second while they are too few, else null. One good second ends it. */
  count({ frames, busyMs }: BackdropPace): number | null {
    const isSlow = frames < FEWEST && busyMs > BUSY_MS;
    this.#slowSeconds = isSlow ? this.#slowSeconds + 1 : 0;
    return this.#slowSeconds >= SECONDS && !this.#isSilent ? Math.round(frames) : null;
  }

  /** The person was told and keeps it. */
  silence(): void {
    this.#isSilent = true;
  }

  restart(): void {
    this.#slowSeconds = 0;
    this.#isSilent = false;
  }
}
