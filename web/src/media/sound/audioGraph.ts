import { constants } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import { createEmitter } from "../../platform/emitter.ts";
import { LevelReader } from "./levelReader.ts";
import type { Meter } from "./meter.ts";
import { RenewedContext } from "./renewedContext.ts";
import type { SoundOutput } from "./soundOutput.ts";
import { playChime } from "./testChime.ts";

/** The nodes of one voice in a context. */
interface Wire {
  /** A context keeps its sources' tracks until it is closed; a clone does not hold the connection. */
  copy: MediaStreamTrack;
  source: MediaStreamAudioSourceNode;
  meter: LevelReader;
  gain: GainNode;
  pan: StereoPannerNode;
}

interface Voice {
  track: MediaStreamTrack;
  wire: Wire;
  /** Chromium decodes a remote voice only while a media element holds it. */
  keeper: HTMLAudioElement;
  wantedGain: number;
  wantedPan: number;
}

/** `setTargetAtTime` has covered 95 % of the way after three of these. */
const TIME_CONSTANT_S = constants.hearing.rampMs / 1000 / 3;
/** A voice that stops abruptly would click: it fades out first, fast. */
const LEAVING_CONSTANT_S = 0.01;
const LEAVING_MS = 60;

/**
 * All voices mixed by Web Audio into one output: source -> meter -> gain -> pan -> mix -> destination. For browsers
 * whose echo cancellation covers Web Audio output; see `hearsOwnMix`.
 */
export class AudioGraph implements SoundOutput {
  readonly #clock: Clock;
  readonly #renewed: RenewedContext;
  readonly #voices = new Map<string, Voice>();
  readonly #blocked = createEmitter<void>();
  #mix: LevelReader;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#renewed = new RenewedContext({
      clock,
      options: { latencyHint: "interactive" },
      onRenewed: (context) => this.#moveTo(context),
    });
    this.#mix = this.#mixIn(this.#context);
  }

  get #context(): AudioContext {
    return this.#renewed.current;
  }

  add(voiceId: string, track: MediaStreamTrack): void {
    this.remove(voiceId);
    const stream = new MediaStream([track]);
    const keeper = new Audio();
    keeper.muted = true;
    keeper.srcObject = stream;
    void keeper.play().catch(() => {});
    const wire = this.#wire(track, { gain: 0, pan: 0 });
    this.#voices.set(voiceId, { track, wire, keeper, wantedGain: 0, wantedPan: 0 });
  }

  remove(voiceId: string): void {
    const voice = this.#voices.get(voiceId);
    if (voice === undefined) return;
    this.#voices.delete(voiceId);
    this.#fadeOut(voice.wire, () => (voice.keeper.srcObject = null));
    this.#renewed.wear();
  }

  set(voiceId: string, gain: number, pan: number): void {
    const voice = this.#voices.get(voiceId);
    if (voice === undefined || (voice.wantedGain === gain && voice.wantedPan === pan)) return;
    voice.wantedGain = gain;
    voice.wantedPan = pan;
    const nowS = this.#context.currentTime;
    voice.wire.gain.gain.setTargetAtTime(gain, nowS, TIME_CONSTANT_S);
    voice.wire.pan.pan.setTargetAtTime(pan, nowS, TIME_CONSTANT_S);
  }

  level(voiceId: string): number {
    return this.#voices.get(voiceId)?.wire.meter.level() ?? 0;
  }

  mixLevel(): number {
    return this.#mix.level();
  }

  gainOf(voiceId: string): number {
    return this.#voices.get(voiceId)?.wantedGain ?? 0;
  }

  unlock(): void {
    void this.#context.resume().catch(() => {});
    for (const { keeper } of this.#voices.values()) void keeper.play().catch(() => {});
  }

  isBlocked(): boolean {
    return this.#context.state !== "running";
  }

  onBlockedChange(listener: () => void): () => void {
    return this.#blocked.on(listener);
  }

  canChooseSpeaker(): boolean {
    return this.#renewed.canChooseSpeaker();
  }

  async setSpeaker(deviceId: string): Promise<boolean> {
    if (!this.canChooseSpeaker()) return false;
    try {
      // "" is the default output here, where lists call it "default".
      await this.#renewed.setSpeaker(deviceId === "default" ? "" : deviceId);
      return true;
    } catch {
      return false;
    }
  }

  meter(track: MediaStreamTrack): Meter {
    return this.#renewed.meter(track);
  }

  playTestSound(): Promise<void> {
    return playChime(this.#context);
  }

  dispose(): void {
    this.#renewed.close();
    for (const voiceId of this.#voices.keys()) this.remove(voiceId);
  }

  #mixIn(context: AudioContext): LevelReader {
    const mix = new LevelReader(context);
    mix.node.connect(context.destination);
    context.addEventListener("statechange", () => {
      if (context === this.#context) this.#blocked.emit();
    });
    return mix;
  }

  #wire(track: MediaStreamTrack, at: { gain: number; pan: number }): Wire {
    const context = this.#context;
    const copy = track.clone();
    const source = context.createMediaStreamSource(new MediaStream([copy]));
    const meter = new LevelReader(context);
    const gain = new GainNode(context, { gain: at.gain });
    const pan = new StereoPannerNode(context, { pan: at.pan });
    source.connect(meter.node).connect(gain).connect(pan).connect(this.#mix.node);
    return { copy, source, meter, gain, pan };
  }

  #fadeOut(wire: Wire, then: () => void): void {
    wire.gain.gain.setTargetAtTime(0, wire.gain.context.currentTime, LEAVING_CONSTANT_S);
    this.#clock.after(LEAVING_MS, () => {
      letGo(wire);
      then();
    });
  }

  /** Each voice moves over while it fades out in the old context. */
  #moveTo(context: AudioContext): void {
    this.#mix = this.#mixIn(context);
    for (const voice of this.#voices.values()) {
      const { track, wire, wantedGain, wantedPan } = voice;
      voice.wire = this.#wire(track, { gain: 0, pan: wantedPan });
      voice.wire.gain.gain.setTargetAtTime(wantedGain, context.currentTime, LEAVING_CONSTANT_S);
      this.#fadeOut(wire, () => {});
    }
  }
}

function letGo({ copy, source, meter, gain, pan }: Wire): void {
  for (const node of [source, meter.node, gain, pan]) node.disconnect();
  copy.stop();
}
