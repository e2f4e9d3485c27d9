import type { Clock } from "../../platform/clock.ts";
import type { Meter } from "./meter.ts";
import { MutedSpeech } from "./speech.ts";

const LISTEN_EVERY_MS = 100;

/** My own level from the microphone, and the hint that I talk while muted. */
export class OwnVoice {
  readonly #clock: Clock;
  readonly #hint: () => void;
  readonly #mutedSpeech = new MutedSpeech();
  #meter: Meter | null = null;
  #isMuted = true;
  #stopListening = () => {};

  constructor(clock: Clock, hint: () => void) {
    this.#clock = clock;
    this.#hint = hint;
  }

  /** Listens to another microphone; null to none. */
  follow(meter: Meter | null): void {
    this.#meter?.stop();
    this.#stopListening();
    this.#meter = meter;
    this.#mutedSpeech.reset();
    if (meter !== null) this.#stopListening = this.#clock.every(LISTEN_EVERY_MS, () => this.#listen(meter));
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    if (!isMuted) this.#mutedSpeech.reset();
  }

  /** The level others can hear: 0 while I am muted. */
  level(): number {
    return this.#isMuted ? 0 : (this.#meter?.level() ?? 0);
  }

  #listen(meter: Meter): void {
    if (this.#isMuted && this.#mutedSpeech.hear(meter.level(), this.#clock.nowMs())) this.#hint();
  }
}
