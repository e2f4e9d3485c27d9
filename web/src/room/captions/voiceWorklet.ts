// Runs in the browser's audio thread: what the microphone hears becomes 16-bit PCM at the recogniser's rate. Each sample
// is the mean of those it stands for, which keeps out most of what would be mirrored into speech.
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new (options: never) => VoiceProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

interface VoiceOptions {
  processorOptions: { rate: number; samples: number };
}

class VoiceProcessor extends AudioWorkletProcessor {
  readonly #ratio: number;
  readonly #samples: number;
  #piece: Int16Array<ArrayBuffer>;
  #filled = 0;
  #sum = 0;
  #count = 0;
  #position = 0;

  constructor({ processorOptions: { rate, samples } }: VoiceOptions) {
    super();
    this.#ratio = sampleRate / rate;
    this.#samples = samples;
    this.#piece = new Int16Array(samples);
  }

  process([channels = []]: Float32Array[][]): boolean {
    for (const sample of channels[0] ?? []) this.#hear(sample);
    return true;
  }

  #hear(sample: number): void {
    this.#sum += sample;
    this.#count += 1;
    this.#position += 1;
    if (this.#position < this.#ratio) return;
    this.#position -= this.#ratio;
    this.#put(this.#sum / this.#count);
    this.#sum = 0;
    this.#count = 0;
  }

  #put(value: number): void {
    this.#piece[this.#filled] = Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
    this.#filled += 1;
    if (this.#filled < this.#samples) return;
    const { buffer } = this.#piece;
    this.port.postMessage(buffer, [buffer]);
    this.#piece = new Int16Array(this.#samples);
    this.#filled = 0;
  }
}

registerProcessor("voice", VoiceProcessor);
