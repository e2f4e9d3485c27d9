import type { StoreApi } from "zustand/vanilla";

/** A store that may be read and watched, not written; works with zustand's `useStore`. */
export type ReadableStore<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;
