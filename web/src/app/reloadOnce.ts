/*
 * After a deploy an open page asks for chunks that are gone. It reloads itself, once per address and minute: a chunk
 * that is really missing must not reload for ever.
 */
const KEY = "reloaded";
const AGAIN_AFTER_MS = 60_000;

export function reloadOnce(): void {
  // Without a network a reload would only take away what is still there.
  if (wasReloaded() || !navigator.onLine) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ href: location.href, atMs: Date.now() }));
  } catch {
    return;
  }
  location.reload();
}

export function wasReloaded(): boolean {
  try {
    const { href, atMs } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return href === location.href && Date.now() - atMs < AGAIN_AFTER_MS;
  } catch {
    return false;
  }
}

/** Reloads when Vite cannot fetch a chunk; returns the undo. */
export function watchForOutdatedChunks(): () => void {
  addEventListener("vite:preloadError", reloadOnce);
  return () => removeEventListener("vite:preloadError", reloadOnce);
}
