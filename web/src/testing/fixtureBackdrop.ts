import { createStore } from "zustand/vanilla";
import type { Backdrop, BackdropState } from "../media/index.ts";

/** A background choice without a camera. */
export function fixtureBackdrop(change: Partial<BackdropState> = {}): Backdrop {
  const state = createStore<BackdropState>(() => ({
    isPossible: true,
    choice: "off",
    isStarting: false,
    ownPicture: null,
    tooMuch: null,
    problem: null,
    isQuiet: true,
    ...change,
  }));
  return {
    state,
    choose: (choice) => Promise.resolve(state.setState({ choice })),
    wearPicture: () => Promise.resolve(),
    removePicture: () => Promise.resolve(state.setState({ ownPicture: null })),
    keepAnyway: () => state.setState({ tooMuch: null }),
    setQuiet: (isQuiet) => Promise.resolve(state.setState({ isQuiet })),
  };
}
