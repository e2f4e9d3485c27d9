/** What is shown behind somebody. Pictures are URLs the page may load. */
export type Scenery = { kind: "blur"; strength: "light" | "strong" } | { kind: "picture"; url: string };

/** One second of processing, as reported by the worker. */
export interface BackdropPace {
  /** Frames processed in this second. */
  frames: number;
  /** Time spent on processing in this second, in milliseconds. */
  busyMs: number;
}

/** Messages to the background worker. */
export type ToBackdropThread =
  | {
      type: "start";
      camera: ReadableStream<VideoFrame>;
      made: WritableStream<VideoFrame>;
      loaderUrl: string;
      wasmUrl: string;
      modelUrl: string;
    }
  | { type: "blur"; strength: "light" | "strong" }
  | { type: "picture"; picture: ImageBitmap };

/** Messages from the worker. `failed` is its last one. */
export type FromBackdropThread =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | ({ type: "pace" } & BackdropPace);
