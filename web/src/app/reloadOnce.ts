import { isOptionalUnderWay } from "../ui/load/loadOptional.ts";

/*
 * After a deploy an open page may request chunks that are gone. It then reloads itself, once per URL and minute: a chunk
 * that is really missing must not cause an endless loop.
 */
const KEY = "reloaded";
const AGAIN_AFTER_MS = 60_000;

export async function reloadOnce(): Promise<void> {
  // Without a server a reload would only lose what is still there.
  if (wasReloaded() || !(await isServerThere()) || wasReloaded()) return;
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

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Reloads when Vite cannot load a chunk; returns the undo. */
export function watchForOutdatedChunks(): () => void {
  const reload = () => void (isOptionalUnderWay() ? undefined : reloadOnce());
  addEventListener("vite:preloadError", reload);
  return () => removeEventListener("vite:preloadError", reload);
}
