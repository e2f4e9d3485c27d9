/** What stands behind somebody in their picture. Pictures are addresses the page may load. */
export type Scenery = { kind: "blur"; strength: "light" | "strong" } | { kind: "picture"; url: string };

/** A second of work on the picture, as the thread that does it reports it. */
export interface BackdropPace {
  /** Pictures made in this second. */
  frames: number;
  /** How much of the second went into making them, in milliseconds. */
  busyMs: number;
}

/** To the thread that puts the background behind people. */
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

/** From that thread. `failed` is its last word. */
export type FromBackdropThread =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | ({ type: "pace" } & BackdropPace);
