import type { MediaNeeds } from "../media/index.ts";

/** A browser that cannot put anything behind people. */
export const noBackdrop: MediaNeeds["backdrop"] = { dress: null, pictureUrl: () => null };
