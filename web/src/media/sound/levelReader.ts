import { loudness } from "./speech.ts";

const SAMPLES = 512;
/** Rings are drawn sixty times a second; reading half as often looks the same and costs half. */
const READ_EVERY_S = 0.03;

/** Reads the level of the sound passing through `node`, 0 to 1. */
export class LevelReader {
  readonly node: AnalyserNode;
  readonly #samples = new Float32Array(SAMPLES);
  #level = 0;
  #readAtS = -Infinity;

  constructor(context: AudioContext) {
    this.node = new AnalyserNode(context, { fftSize: SAMPLES });
  }

  level(): number {
    const nowS = this.node.context.currentTime;
    if (nowS - this.#readAtS < READ_EVERY_S) return this.#level;
    this.#readAtS = nowS;
    this.node.getFloatTimeDomainData(this.#samples);
    this.#level = loudness(this.#samples);
    return this.#level;
  }
}
