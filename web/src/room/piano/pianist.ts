import { PIECE_S, pianoScore, type PianoNote } from "./pianoScore.ts";
import { pianoTone, TONE_RATE, toneSeconds } from "./pianoTone.ts";

/** How loud the piano is beside a voice, where one stands at it. */
const LOUDNESS = 0.5;
const RAMP_S = 0.15;
/** A key that is let go of is damped, not cut. */
const DAMPED_S = 0.3;
const ROOM_S = 1.5;
const ROOM_SHARE = 0.22;

/**
 * Plays the score over and over into an audio context: notes -> felt -> bus -> (dry and room) -> gain -> pan -> out.
 * Time is the context's: while that is suspended the music stands still and goes on where it was.
 */
export class Pianist {
  readonly #context: BaseAudioContext;
  readonly #bus: GainNode;
  readonly #gain: GainNode;
  readonly #pan: StereoPannerNode;
  readonly #tones = new Map<number, AudioBuffer>();
  readonly #startS: number;
  #next = 0;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#bus = new GainNode(context, { gain: LOUDNESS });
    this.#gain = new GainNode(context, { gain: 0 });
    this.#pan = new StereoPannerNode(context);
    const room = new ConvolverNode(context, { buffer: roomOf(context) });
    const wet = new GainNode(context, { gain: ROOM_SHARE });
    this.#bus.connect(this.#gain);
    this.#bus.connect(room).connect(wet).connect(this.#gain);
    this.#gain.connect(this.#pan).connect(context.destination);
    this.#startS = context.currentTime + RAMP_S;
  }

  set({ gain, pan }: { gain: number; pan: number }): void {
    const nowS = this.#context.currentTime;
    this.#gain.gain.setTargetAtTime(gain, nowS, RAMP_S / 3);
    this.#pan.pan.setTargetAtTime(pan, nowS, RAMP_S / 3);
  }

  /** Strikes every note that is due in the next so many seconds. */
  playAhead(seconds: number): void {
    const untilS = this.#context.currentTime + seconds;
    for (let due = this.#due(); due !== null && due.atS < untilS; due = this.#due()) {
      this.#next += 1;
      if (due.atS >= this.#context.currentTime) this.#strike(due);
    }
  }

  #due(): PianoNote | null {
    const note = pianoScore[this.#next % pianoScore.length];
    if (note === undefined) return null;
    const round = Math.floor(this.#next / pianoScore.length);
    return { ...note, atS: this.#startS + round * PIECE_S + note.atS };
  }

  #strike({ atS, forS, midi, strength }: PianoNote): void {
    const note = new AudioBufferSourceNode(this.#context, { buffer: this.#tone(midi) });
    // A soft blow is not only quieter: the felt swallows what is bright.
    const felt = new BiquadFilterNode(this.#context, { type: "lowpass", frequency: 700 + 4200 * strength, Q: 0.3 });
    const key = new GainNode(this.#context, { gain: strength * strength });
    const endS = Math.min(forS + DAMPED_S * 2, toneSeconds(midi));
    key.gain.setTargetAtTime(0, atS + forS, DAMPED_S / 2);
    note.connect(felt).connect(key).connect(this.#bus);
    note.start(atS);
    note.stop(atS + endS + DAMPED_S);
    note.addEventListener("ended", () => key.disconnect(), { once: true });
  }

  #tone(midi: number): AudioBuffer {
    const known = this.#tones.get(midi);
    if (known !== undefined) return known;
    const samples = pianoTone(midi);
    const tone = new AudioBuffer({ length: samples.length, sampleRate: TONE_RATE, numberOfChannels: 1 });
    tone.copyToChannel(samples, 0);
    this.#tones.set(midi, tone);
    return tone;
  }
}

/** The echo of a furnished room: noise that dies away, another one in each ear, always the same. */
function roomOf(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const echo = new AudioBuffer({ length: Math.round(ROOM_S * sampleRate), sampleRate, numberOfChannels: 2 });
  for (const channel of [0, 1]) {
    let seed = 7919 + channel;
    const samples = echo.getChannelData(channel).map((_, at) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return (seed / 1_073_741_824 - 1) * (1 - at / echo.length) ** 3;
    });
    echo.copyToChannel(samples, channel);
  }
  return echo;
}
