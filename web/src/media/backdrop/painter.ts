import { contextOf } from "./canvas.ts";
import type { PersonMask } from "./personMask.ts";

/** How many times smaller the picture is made: scaling it up again blurs it in any browser. */
const SHRUNK = { light: 14, strong: 36 } as const;
/** Light blur finds the person in every second frame only: it is meant for slow machines. */
const LIGHT_LOOKS_EVERY = 2;

/** Draws a person in front of something. */
export class Painter {
  readonly #canvas = new OffscreenCanvas(1, 1);
  readonly #tiny = new OffscreenCanvas(1, 1);
  readonly #middle = new OffscreenCanvas(1, 1);
  #strength: "light" | "strong" = "strong";
  #picture: ImageBitmap | null = null;
  #painted = 0;

  blur(strength: "light" | "strong"): void {
    this.#strength = strength;
    this.#picture?.close();
    this.#picture = null;
  }

  show(picture: ImageBitmap): void {
    this.#picture?.close();
    this.#picture = picture;
  }

  /** The camera frame with its background replaced, with the same timestamp and size. */
  paint(frame: VideoFrame, mask: PersonMask): VideoFrame {
    const looksEvery = this.#picture === null && this.#strength === "light" ? LIGHT_LOOKS_EVERY : 1;
    if (this.#painted % looksEvery === 0) mask.update(frame);
    this.#painted += 1;
    const { displayWidth: width, displayHeight: height } = frame;
    resize(this.#canvas, width, height);
    const context = contextOf(this.#canvas);
    context.globalCompositeOperation = "copy";
    context.drawImage(mask.canvas, 0, 0, width, height);
    context.globalCompositeOperation = "source-in";
    context.drawImage(frame, 0, 0, width, height);
    context.globalCompositeOperation = "destination-over";
    if (this.#picture === null) this.#drawBlurred(context, frame);
    else drawCovering(context, this.#picture);
    return new VideoFrame(this.#canvas, { timestamp: frame.timestamp });
  }

  /** Down in two steps and up in two: one step would show squares. */
  #drawBlurred(context: OffscreenCanvasRenderingContext2D, frame: VideoFrame): void {
    const { width, height } = context.canvas;
    const times = SHRUNK[this.#strength];
    resize(this.#middle, Math.ceil((width * 3) / times), Math.ceil((height * 3) / times));
    resize(this.#tiny, Math.ceil(width / times), Math.ceil(height / times));
    const steps = [
      { from: frame, to: this.#middle },
      { from: this.#middle, to: this.#tiny },
      { from: this.#tiny, to: this.#middle },
    ];
    for (const { from, to } of steps) {
      const drawn = contextOf(to);
      drawn.imageSmoothingQuality = "medium";
      drawn.drawImage(from, 0, 0, to.width, to.height);
    }
    context.imageSmoothingQuality = "high";
    context.drawImage(this.#middle, 0, 0, width, height);
  }
}

/** Setting a size clears a canvas even where nothing changes. */
function resize(canvas: OffscreenCanvas, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** Covers the whole picture; the overflow is cut off. */
function drawCovering(context: OffscreenCanvasRenderingContext2D, picture: ImageBitmap): void {
  const { width, height } = context.canvas;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
}
