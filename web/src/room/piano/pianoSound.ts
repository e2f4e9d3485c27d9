import type { PianoHeard } from "./pianoHeard.ts";
import { Pianist } from "./pianist.ts";

/** `setSinkId` of contexts is newer than the types of the browser. */
type Context = AudioContext & { setSinkId?: (deviceId: string) => Promise<void> };

/** So far ahead notes are given to the browser: timers of busy pages come late. */
const AHEAD_S = 1.6;
/** Silence after which the context sleeps. */
const QUIET_LOOKS = 12;

/** The sound of the piano in this page: there from the first time it is heard, asleep while it is not. */
export class PianoSound {
  #context: Context | null = null;
  #pianist: Pianist | null = null;
  #quiet = 0;
  #speakerId = "default";

  /** Called a few times a second. */
  look({ gain, pan }: Pick<PianoHeard, "gain" | "pan">, speakerId: string): void {
    if (this.#context === null && gain === 0) return;
    const context = (this.#context ??= new AudioContext({ latencyHint: "playback" }));
    const pianist = (this.#pianist ??= new Pianist(context));
    this.#follow(context, speakerId);
    pianist.set({ gain, pan });
    this.#quiet = gain === 0 ? this.#quiet + 1 : 0;
    if (this.#quiet > QUIET_LOOKS) {
      if (context.state === "running") void context.suspend().catch(() => {});
      return;
    }
    // Refused until somebody has clicked: the next look asks again.
    if (context.state === "suspended") void context.resume().catch(() => {});
    pianist.playAhead(AHEAD_S);
  }

  dispose(): void {
    void this.#context?.close().catch(() => {});
    this.#context = null;
    this.#pianist = null;
  }

  #follow(context: Context, speakerId: string): void {
    if (speakerId === this.#speakerId) return;
    this.#speakerId = speakerId;
    // "" is the default output here, where lists call it "default".
    void context.setSinkId?.(speakerId === "default" ? "" : speakerId).catch(() => {});
  }
}
