import { createStore } from "zustand/vanilla";

/** How often each document that did not load was tried again, by its address: all views of it try together. */
export const attempts = createStore<Readonly<Record<string, number>>>(() => ({}));
/** The addresses that could not be reached in the last attempt. */
const missed = new Set<string>();

export function setReached(url: string, isReached: boolean): void {
  if (isReached) missed.delete(url);
  else missed.add(url);
}

/** Without an address: whatever could not be reached, as the connection is back. */
export function tryAgain(urls: Iterable<string> = missed): void {
  const again = [...urls];
  attempts.setState((were) => ({ ...were, ...Object.fromEntries(again.map((url) => [url, (were[url] ?? 0) + 1])) }));
}
