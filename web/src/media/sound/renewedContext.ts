import type { Clock } from "../../platform/clock.ts";
import { createMeter, type Meter, type MovableMeter } from "./meter.ts";

/** `setSinkId` of contexts is newer than the types of the browser. */
type Context = AudioContext & { setSinkId?: (deviceId: string) => Promise<void> };

/** After this many released sources, a few hundred kilobytes, a new context pays off. */
const WORN_AFTER = 100;
const RUNS_WITHIN_MS = 2000;

interface RenewedContextOptions {
  clock: Clock;
  options: AudioContextOptions;
  /** Everything that plays moves over; the old context is closed a moment later. */
  onRenewed: (context: AudioContext) => void;
}

/**
 * An audio context that lasts all day. Chromium keeps each source of a context, and its ended track, until the context
 * is closed: once many voices have gone, a new context replaces it.
 */
export class RenewedContext {
  readonly #how: RenewedContextOptions;
  readonly #meters = new Set<MovableMeter>();
  #current: Context;
  #speakerId = "";
  #worn = 0;
  #isRenewing = false;
  #isClosed = false;

  constructor(how: RenewedContextOptions) {
    this.#how = how;
    this.#current = new AudioContext(how.options);
  }

  get current(): AudioContext {
    return this.#current;
  }

  /** Call for each source that is no longer heard. */
  wear(): void {
    this.#worn += 1;
    if (this.#worn < WORN_AFTER || this.#isRenewing || this.#isClosed) return;
    this.#isRenewing = true;
    void this.#renew().finally(() => (this.#isRenewing = false));
  }

  meter(track: MediaStreamTrack): Meter {
    const meter = createMeter(this.#current, track);
    this.#meters.add(meter);
    return {
      level: () => meter.level(),
      stop: () => {
        if (!this.#meters.delete(meter)) return;
        meter.stop();
        this.wear();
      },
    };
  }

  canChooseSpeaker(): boolean {
    return this.#current.setSinkId !== undefined;
  }

  /** "" is the default speaker. */
  async setSpeaker(deviceId: string): Promise<void> {
    await this.#current.setSinkId?.(deviceId);
    this.#speakerId = deviceId;
  }

  close(): void {
    this.#isClosed = true;
    closeQuietly(this.#current);
  }

  /**
   * If the new one may not play, or not on the chosen speaker, the old one stays until as many sources have gone again.
   */
  async #renew(): Promise<void> {
    this.#worn = 0;
    const next: Context = new AudioContext(this.#how.options);
    const isReady = (await runsSoon(next, this.#how.clock)) && (await this.#takesSpeaker(next));
    if (!isReady || this.#isClosed) return closeQuietly(next);
    const before = this.#current;
    this.#current = next;
    for (const meter of this.#meters) meter.move(next);
    this.#how.onRenewed(next);
    this.#how.clock.after(1000, () => closeQuietly(before));
  }

  async #takesSpeaker(context: Context): Promise<boolean> {
    const speakerId = this.#speakerId;
    if (speakerId === "") return true;
    return (
      (await context.setSinkId?.(speakerId).then(
        () => true,
        () => false,
      )) ?? false
    );
  }
}

function closeQuietly(context: AudioContext): void {
  void context.close().catch(() => {});
}

function runsSoon(context: AudioContext, clock: Clock): Promise<boolean> {
  if (context.state === "running") return Promise.resolve(true);
  return new Promise((resolve) => {
    const tooLate = clock.after(RUNS_WITHIN_MS, () => resolve(false));
    context.addEventListener("statechange", () => {
      if (context.state !== "running") return;
      tooLate();
      resolve(true);
    });
  });
}
