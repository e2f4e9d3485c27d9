import { PersonMask } from "./personMask.ts";
import { Painter } from "./painter.ts";
import type { FromBackdropThread, ToBackdropThread } from "./scenery.ts";

/*
 * A worker: finds the person in each camera frame and replaces what is behind them, so that the main thread is free for
 * the map and the sound. Frames that arrive before the person can be found are dropped.
 */

const painter = new Painter();

addEventListener("message", ({ data }: MessageEvent<ToBackdropThread>) => {
  if (data.type === "blur") painter.blur(data.strength);
  else if (data.type === "picture") painter.show(data.picture);
  else void run(data).catch((error: unknown) => tell({ type: "failed", why: String(error) }));
});

async function run({ camera, made, ...files }: ToBackdropThread & { type: "start" }): Promise<void> {
  const mask = await PersonMask.load(files);
  let isReady = false;
  const pace = new Pace();
  const paint = new TransformStream<VideoFrame, VideoFrame>({
    transform(frame, out) {
      const startedMs = performance.now();
      // A frame holds a camera buffer: unless closed, the camera stops after a few.
      try {
        out.enqueue(painter.paint(frame, mask));
      } finally {
        frame.close();
        pace.count(startedMs);
        // The caller sees the picture as soon as this resolves.
        if (!isReady) tell({ type: "ready" });
        isReady = true;
      }
    },
  });
  // It ends when the camera does.
  await camera.pipeThrough(paint).pipeTo(made);
  mask.close();
}

/** Reports its speed once a second. */
class Pace {
  #sinceMs = performance.now();
  #frames = 0;
  #busyMs = 0;

  count(startedMs: number): void {
    const now = performance.now();
    this.#frames += 1;
    this.#busyMs += now - startedMs;
    if (now - this.#sinceMs < 1_000) return;
    const seconds = (now - this.#sinceMs) / 1_000;
    tell({ type: "pace", frames: this.#frames / seconds, busyMs: this.#busyMs / seconds });
    this.#sinceMs = now;
    this.#frames = 0;
    this.#busyMs = 0;
  }
}

function tell(message: FromBackdropThread): void {
  postMessage(message);
}
