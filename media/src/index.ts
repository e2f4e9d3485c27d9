export type { MediaOptions, MediaServer } from "./mediaOptions.ts";
export { startMedia } from "./startMedia.ts";
export { type MediaWorkerOptions, startMediaWorker } from "./startMediaWorker.ts";
