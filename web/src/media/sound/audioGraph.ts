import { constants } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import { createEmitter } from "../../platform/emitter.ts";
import { LevelReader } from "./levelReader.ts";
import { createMeter } from "./meter.ts";
import type { Meter } from "./meter.ts";
import type { SoundOutput } from "./soundOutput.ts";
import { playChime } from "./testChime.ts";

interface Voice {
  /** A context keeps the tracks of its sources until it is closed; of a copy hangs no connection. */
  copy: MediaStreamTrack;
  source: MediaStreamAudioSourceNode;
  meter: LevelReader;
  gain: GainNode;
  pan: StereoPannerNode;
  /** Chromium decodes a remote voice only while some element holds it. */
  keeper: HTMLAudioElement;
  wantedGain: number;
  wantedPan: number;
}

/** `setTargetAtTime` has covered 95 % of the way after three of these. */
const TIME_CONSTANT_S = constants.hearing.rampMs / 1000 / 3;
/** A voice that goes while it sounds would click: it fades first, fast. */
const LEAVING_CONSTANT_S = 0.01;
const LEAVING_MS = 60;

/** `setSinkId` of contexts is newer than the types of the browser. */
type Context = AudioContext & { setSinkId?: (deviceId: string) => Promise<void> };

/**
 * All voices mixed by Web Audio into one output: source -> meter -> gain -> pan -> mix -> destination.
 * For browsers whose echo cancellation hears what Web Audio plays; see `hearsOwnMix`.
 */
export class AudioGraph implements SoundOutput {
  readonly #clock: Clock;
  readonly #context: Context;
  readonly #voices = new Map<string, Voice>();
  readonly #blocked = createEmitter<void>();
  readonly #mix: LevelReader;

  constructor(clock: Clock, context: AudioContext = new AudioContext({ latencyHint: "interactive" })) {
    this.#clock = clock;
    this.#context = context;
    this.#mix = new LevelReader(context);
    this.#mix.node.connect(context.destination);
    context.addEventListener("statechange", () => this.#blocked.emit());
  }

  add(voiceId: string, track: MediaStreamTrack): void {
    this.remove(voiceId);
    const stream = new MediaStream([track]);
    const keeper = new Audio();
    keeper.muted = true;
    keeper.srcObject = stream;
    void keeper.play().catch(() => {});
    const copy = track.clone();
    const source = this.#context.createMediaStreamSource(new MediaStream([copy]));
    const meter = new LevelReader(this.#context);
    const gain = new GainNode(this.#context, { gain: 0 });
    const pan = new StereoPannerNode(this.#context);
    source.connect(meter.node).connect(gain).connect(pan).connect(this.#mix.node);
    this.#voices.set(voiceId, { copy, source, meter, gain, pan, keeper, wantedGain: 0, wantedPan: 0 });
  }

  remove(voiceId: string): void {
    const voice = this.#voices.get(voiceId);
    if (voice === undefined) return;
    this.#voices.delete(voiceId);
    voice.gain.gain.setTargetAtTime(0, this.#context.currentTime, LEAVING_CONSTANT_S);
    this.#clock.after(LEAVING_MS, () => letGo(voice));
  }

  set(voiceId: string, gain: number, pan: number): void {
    const voice = this.#voices.get(voiceId);
    if (voice === undefined || (voice.wantedGain === gain && voice.wantedPan === pan)) return;
    voice.wantedGain = gain;
    voice.wantedPan = pan;
    const nowS = this.#context.currentTime;
    voice.gain.gain.setTargetAtTime(gain, nowS, TIME_CONSTANT_S);
    voice.pan.pan.setTargetAtTime(pan, nowS, TIME_CONSTANT_S);
  }

  level(voiceId: string): number {
    return this.#voices.get(voiceId)?.meter.level() ?? 0;
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
    return this.#context.setSinkId !== undefined;
  }

  async setSpeaker(deviceId: string): Promise<boolean> {
    if (this.#context.setSinkId === undefined) return false;
    try {
      // "" is the default output here, where lists call it "default".
      await this.#context.setSinkId(deviceId === "default" ? "" : deviceId);
      return true;
    } catch {
      return false;
    }
  }

  meter(track: MediaStreamTrack): Meter {
    return createMeter(this.#context, track);
  }

  playTestSound(): Promise<void> {
    return playChime(this.#context);
  }

  dispose(): void {
    for (const voiceId of this.#voices.keys()) this.remove(voiceId);
    void this.#context.close().catch(() => {});
  }
}

function letGo({ copy, source, meter, gain, pan, keeper }: Voice): void {
  for (const node of [source, meter.node, gain, pan]) node.disconnect();
  copy.stop();
  keeper.srcObject = null;
}
