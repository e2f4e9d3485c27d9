import loaderUrl from "@mediapipe/tasks-vision/vision_wasm_module_internal.js?url";
import wasmUrl from "@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url";
import modelUrl from "../../../assets/models/selfie-segmentation.tflite?url";
import { contextOf } from "./canvas.ts";
import type { BackdropPace, FromBackdropThread, Scenery, ToBackdropThread } from "./scenery.ts";

/** A camera with a background behind the person. */
export interface DressedCamera {
  track: MediaStreamTrack;
  /** Changes the background without a gap. Rejects if its picture cannot be loaded; the old one stays. */
  change(scenery: Scenery): Promise<void>;
  /** Ends the track, the camera and the worker. */
  stop(): void;
}

/** Loads its code on first use. Rejects if this machine cannot do it; then the caller keeps the camera. */
export type DressCamera = (
  camera: MediaStreamTrack,
  scenery: Scenery,
  onPace: (pace: BackdropPace) => void,
) => Promise<DressedCamera>;

/** Background pictures cover a camera of this size. */
const LARGEST = { width: 1280, height: 720 };

/** Browsers without frame streams (Firefox) are not supported. */
export const canDress = (): boolean =>
  "MediaStreamTrackProcessor" in globalThis && "MediaStreamTrackGenerator" in globalThis;

export const dressCamera: DressCamera = async (camera, scenery, onPace) => {
  const thread = new Worker(new URL("backdropThread.ts", import.meta.url), { type: "module", name: "background" });
  const say = (message: ToBackdropThread, moved: Transferable[] = []) => thread.postMessage(message, moved);
  const change = async (next: Scenery): Promise<void> => {
    if (next.kind === "blur") return say({ type: "blur", strength: next.strength });
    const picture = await load(next.url);
    say({ type: "picture", picture }, [picture]);
  };
  try {
    await change(scenery);
    const { readable } = new MediaStreamTrackProcessor({ track: camera as MediaStreamVideoTrack, maxBufferSize: 1 });
    const made = new MediaStreamTrackGenerator({ kind: "video" });
    const start = { type: "start", camera: readable, made: made.writable, loaderUrl, wasmUrl, modelUrl } as const;
    say(start, [readable, made.writable]);
    await ready(thread, onPace);
    return { track: made, change, stop: () => thread.terminate() };
  } catch (error) {
    thread.terminate();
    throw error;
  }
};

function ready(thread: Worker, onPace: (pace: BackdropPace) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.addEventListener("error", (event) => reject(new Error(event.message)));
    thread.addEventListener("message", ({ data }: MessageEvent<FromBackdropThread>) => {
      if (data.type === "ready") resolve();
      else if (data.type === "failed") reject(new Error(data.why));
      else onPace(data);
    });
  });
}

/** The worker cannot read vector pictures: the page rasterises them for it. */
async function load(url: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.max(LARGEST.width / image.naturalWidth, LARGEST.height / image.naturalHeight);
  const canvas = new OffscreenCanvas(image.naturalWidth * scale, image.naturalHeight * scale);
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
}
