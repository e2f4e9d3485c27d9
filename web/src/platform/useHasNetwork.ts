import { useSyncExternalStore } from "react";

/** Whether the browser reports a network, even one without internet access. */
export const useHasNetwork = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

function watch(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const event of ["online", "offline"]) addEventListener(event, onChange, { signal: stop.signal });
  return () => stop.abort();
}
