import { useState } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";

interface WithStore<State> {
  store: StoreApi<State>;
}
type StateOf<Model> = Model extends WithStore<infer State> ? State : never;

/** Creates a screen's model once and re-renders when its state changes. */
export function useModel<Model extends WithStore<unknown>>(make: () => Model): [StateOf<Model>, Model] {
  const [model] = useState(make);
  // The constraint hides the state's type from `useStore`; `StateOf` recovers it.
  return [useStore(model.store) as StateOf<Model>, model];
}
