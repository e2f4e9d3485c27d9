export type { MediaOptions, MediaServer } from "./options.ts";
export { startMedia } from "./startMedia.ts";
export { type MediaWorkerOptions, startMediaWorker } from "./startMediaWorker.ts";
