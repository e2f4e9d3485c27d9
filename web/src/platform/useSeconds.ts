import { useSyncExternalStore } from "react";

/** The current time in whole seconds, as milliseconds; ticks only while a component uses it. */
export function useSeconds(ticking: boolean): number {
  return useSyncExternalStore(ticking ? tick : neverTick, () => Math.floor(Date.now() / 1000) * 1000);
}

function tick(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}
const neverTick = () => () => undefined;
