export type { MediaOptions, MediaServer } from "./mediaOptions.ts";
export { roomOfSignal, workerOfRoom } from "./roomShare.ts";
export { startMedia } from "./startMedia.ts";
export { type MediaWorkerOptions, startMediaWorker } from "./startMediaWorker.ts";
