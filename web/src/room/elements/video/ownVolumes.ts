import { createStore } from "zustand/vanilla";

/** The volume that I chose for a video, 0 to 1, by element id: only mine. */
export const createOwnVolumes = () => createStore<Readonly<Record<string, number>>>(() => ({}));
export type OwnVolumes = ReturnType<typeof createOwnVolumes>;
