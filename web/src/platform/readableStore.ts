import type { StoreApi } from "zustand/vanilla";

/** A read-only store; works with zustand's `useStore`. */
export type ReadableStore<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;
