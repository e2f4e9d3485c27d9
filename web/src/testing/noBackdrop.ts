import type { MediaParts } from "../media/index.ts";

/** A browser without support for camera backgrounds. */
export const noBackdrop: MediaParts["backdrop"] = { dress: null, pictureUrl: () => null };
