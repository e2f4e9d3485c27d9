import { vi } from "vitest";

/** The target values set on a parameter, starting with its initial one. */
class FakeParam {
  readonly targets: number[] = [];
  readonly startsAt: number;
  constructor(startsAt: number) {
    this.startsAt = startsAt;
  }
  setTargetAtTime(value: number): void {
    this.targets.push(value);
  }
}

export class FakeAudioNode {
  readonly context: FakeAudioContext;
  readonly gain: FakeParam;
  readonly pan = new FakeParam(0);
  constructor(context: FakeAudioContext, { gain = 1 }: { gain?: number } = {}) {
    this.context = context;
    this.gain = new FakeParam(gain);
    context.nodes.push(this);
  }
  connect(to: FakeAudioNode): FakeAudioNode {
    this.context.wires.add([this, to]);
    return to;
  }
  disconnect(): void {
    for (const wire of this.context.wires) if (wire[0] === this) this.context.wires.delete(wire);
  }
  getFloatTimeDomainData(): void {}
}

/** Web Audio's connections and parameters only; nothing sounds. */
export class FakeAudioContext extends EventTarget {
  readonly nodes: FakeAudioNode[] = [];
  /** The tracks it was given to listen to. */
  readonly sources: FakeStreamTrack[] = [];
  readonly wires = new Set<[FakeAudioNode, FakeAudioNode]>();
  readonly sampleRate: number;
  state: AudioContextState = "running";
  currentTime = 0;
  readonly destination = new FakeAudioNode(this);

  constructor({ sampleRate = 48_000 } = {}) {
    super();
    this.sampleRate = sampleRate;
  }
  /** As in Firefox: a track with another sample rate is refused. */
  createMediaStreamSource(stream: FakeStream): FakeAudioNode {
    const rate = stream.getTracks()[0]?.getSettings().sampleRate ?? this.sampleRate;
    if (rate !== this.sampleRate) throw new Error("AudioNodes of different sample rates");
    this.sources.push(...stream.getTracks());
    return new FakeAudioNode(this);
  }
  resume(): Promise<void> {
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = "closed";
    return Promise.resolve();
  }
}

interface FakeStreamTrack {
  readonly readyState: string;
  getSettings(): { sampleRate?: number };
}

class FakeStream {
  readonly #tracks: readonly FakeStreamTrack[];
  constructor(tracks: readonly FakeStreamTrack[]) {
    this.#tracks = tracks;
  }
  getTracks(): readonly FakeStreamTrack[] {
    return this.#tracks;
  }
}

/** Replaces the browser's constructors; returns the contexts created since. */
export function fakeBrowserAudio(): FakeAudioContext[] {
  const made: FakeAudioContext[] = [];
  class Context extends FakeAudioContext {
    constructor(options?: { sampleRate?: number }) {
      super(options);
      made.push(this);
    }
  }
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("MediaStream", FakeStream);
  for (const name of ["AnalyserNode", "GainNode", "StereoPannerNode"]) vi.stubGlobal(name, FakeAudioNode);
  vi.stubGlobal(
    "Audio",
    class {
      srcObject: unknown = null;
      play = (): Promise<void> => Promise.resolve();
    },
  );
  return made;
}
