import type { Clock } from "../../platform/clock.ts";
import { createEmitter } from "../../platform/emitter.ts";
import type { Meter } from "./meter.ts";
import { RenewedContext } from "./renewedContext.ts";
import type { SoundOutput } from "./soundOutput.ts";
import { playChime } from "./testChime.ts";

interface Voice {
  element: HTMLAudioElement;
  meter: Meter;
  wantedGain: number;
  cancelRamp: () => void;
}

const RAMP_STEPS = 6;
const RAMP_STEP_MS = 25;

/**
 * Each voice in an audio element of its own: no panning and no gain above 1, but echo cancellation covers it. For
 * browsers where it would not cover Web Audio; see `hearsOwnMix`.
 */
export class ElementVolumes implements SoundOutput {
  readonly #context: RenewedContext;
  readonly #voices = new Map<string, Voice>();
  readonly #blocked = createEmitter<void>();
  readonly #clock: Clock;
  #isBlocked = false;
  #speakerId = "";

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#context = new RenewedContext({ clock, options: {}, onRenewed: () => {} });
  }

  add(voiceId: string, track: MediaStreamTrack): void {
    this.remove(voiceId);
    const stream = new MediaStream([track]);
    const element = new Audio();
    element.srcObject = stream;
    element.volume = 0;
    const meter = this.#context.meter(track);
    this.#voices.set(voiceId, { element, meter, wantedGain: 0, cancelRamp: () => {} });
    if (this.#speakerId !== "") void element.setSinkId(this.#speakerId).catch(() => {});
    this.#play(element);
  }

  remove(voiceId: string): void {
    const voice = this.#voices.get(voiceId);
    if (voice === undefined) return;
    this.#voices.delete(voiceId);
    voice.cancelRamp();
    voice.meter.stop();
    voice.element.srcObject = null;
  }

  set(voiceId: string, gain: number): void {
    const voice = this.#voices.get(voiceId);
    if (voice === undefined || voice.wantedGain === gain) return;
    voice.wantedGain = gain;
    voice.cancelRamp();
    voice.cancelRamp = this.#ramp(voice.element, Math.min(gain, 1));
  }

  level(voiceId: string): number {
    return this.#voices.get(voiceId)?.meter.level() ?? 0;
  }

  mixLevel(): number {
    const levels = [...this.#voices.keys()].map((voiceId) => this.level(voiceId) * this.gainOf(voiceId));
    return Math.max(0, ...levels);
  }

  gainOf(voiceId: string): number {
    return Math.min(this.#voices.get(voiceId)?.wantedGain ?? 0, 1);
  }

  unlock(): void {
    void this.#context.current.resume().catch(() => {});
    this.#setBlocked(false);
    for (const { element } of this.#voices.values()) this.#play(element);
  }

  isBlocked(): boolean {
    return this.#isBlocked;
  }

  onBlockedChange(listener: () => void): () => void {
    return this.#blocked.on(listener);
  }

  canChooseSpeaker(): boolean {
    return "setSinkId" in HTMLMediaElement.prototype;
  }

  async setSpeaker(deviceId: string): Promise<boolean> {
    if (!this.canChooseSpeaker()) return false;
    const speakerId = deviceId === "default" ? "" : deviceId;
    const taken = [...this.#voices.values()].map(({ element }) => element.setSinkId(speakerId));
    const isTaken = (await Promise.allSettled(taken)).every((one) => one.status === "fulfilled");
    if (isTaken) this.#speakerId = speakerId;
    return isTaken;
  }

  meter(track: MediaStreamTrack): Meter {
    return this.#context.meter(track);
  }

  playTestSound(): Promise<void> {
    return playChime(this.#context.current);
  }

  dispose(): void {
    this.#context.close();
    for (const voiceId of this.#voices.keys()) this.remove(voiceId);
  }

  #play(element: HTMLAudioElement): void {
    element.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === "NotAllowedError") this.#setBlocked(true);
    });
  }

  #setBlocked(isBlocked: boolean): void {
    if (this.#isBlocked === isBlocked) return;
    this.#isBlocked = isBlocked;
    this.#blocked.emit();
  }

  #ramp(element: HTMLAudioElement, to: number): () => void {
    const from = element.volume;
    let step = 0;
    const stop = this.#clock.every(RAMP_STEP_MS, () => {
      step += 1;
      element.volume = from + ((to - from) * step) / RAMP_STEPS;
      if (step === RAMP_STEPS) stop();
    });
    return stop;
  }
}
