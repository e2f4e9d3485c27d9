import type { MediaParts } from "../media/index.ts";

/** A browser that cannot put anything behind people. */
export const noBackdrop: MediaParts["backdrop"] = { dress: null, pictureUrl: () => null };
