import { ImageSegmenter } from "@mediapipe/tasks-vision";
import { contextOf } from "./canvas.ts";

/** The model's own size: anything larger only costs time. */
const WIDTH = 256;
const HEIGHT = 144;
/** The share of the previous mask: trembling edges are more visible than lagging ones. */
const KEPT = 0.35;

export interface MaskFiles {
  loaderUrl: string;
  wasmUrl: string;
  modelUrl: string;
}

/** Finds the person in a frame. One per camera: it remembers the previous frame. */
export class PersonMask {
  /** Opaque where the person is, 256 x 144. */
  readonly canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  readonly #segmenter: ImageSegmenter;
  readonly #small = new OffscreenCanvas(WIDTH, HEIGHT);
  readonly #pixels = new ImageData(WIDTH, HEIGHT);
  #lastMs = 0;

  private constructor(segmenter: ImageSegmenter) {
    this.#segmenter = segmenter;
  }

  /** Loads 2.7 MB of runtime (13 MB unpacked) and the model, once per camera. Rejects if the machine cannot run it. */
  static async load({ loaderUrl, wasmUrl, modelUrl }: MaskFiles): Promise<PersonMask> {
    const segmenter = await ImageSegmenter.createFromOptions(
      { wasmLoaderPath: loaderUrl, wasmBinaryPath: wasmUrl },
      {
        baseOptions: { modelAssetPath: modelUrl, delegate: "CPU" },
        runningMode: "VIDEO",
        outputCategoryMask: false,
        outputConfidenceMasks: true,
      },
    );
    return new PersonMask(segmenter);
  }

  /** Draws the mask of this frame. */
  update(frame: VideoFrame): void {
    contextOf(this.#small).drawImage(frame, 0, 0, WIDTH, HEIGHT);
    // The library needs increasing timestamps, and each camera starts from zero.
    this.#lastMs = Math.max(this.#lastMs + 1, performance.now());
    this.#segmenter.segmentForVideo(this.#small, this.#lastMs, ({ confidenceMasks }) => {
      const mask = confidenceMasks?.[0];
      if (mask !== undefined) this.#draw(mask.getAsFloat32Array());
    });
  }

  close(): void {
    this.#segmenter.close();
  }

  #draw(confidence: Float32Array): void {
    const { data } = this.#pixels;
    for (let index = 0; index < confidence.length; index += 1) {
      const before = (data[index * 4 + 3] ?? 0) / 255;
      const now = edge(confidence[index] ?? 0);
      data[index * 4 + 3] = 255 * (now + (before - now) * KEPT);
    }
    contextOf(this.canvas).putImageData(this.#pixels, 0, 0);
  }
}

/** The mask is half transparent only where the model is unsure. */
const edge = (confidence: number): number => {
  const t = Math.min(Math.max((confidence - 0.25) / 0.5, 0), 1);
  return t * t * (3 - 2 * t);
};
