import { useSyncExternalStore } from "react";

/** Whether the browser has any network; one that leads nowhere counts too. */
export const useHasNetwork = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

function watch(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const event of ["online", "offline"]) addEventListener(event, onChange, { signal: stop.signal });
  return () => stop.abort();
}
