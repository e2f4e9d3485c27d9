import { createStore } from "zustand/vanilla";

/** Who reads on their own: the page I am at, by element id. Everybody else is where the room is. */
export const createOwnPages = () => createStore<Readonly<Record<string, number>>>(() => ({}));
export type OwnPages = ReturnType<typeof createOwnPages>;
