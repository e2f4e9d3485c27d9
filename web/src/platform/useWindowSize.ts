import { useSyncExternalStore } from "react";

function onResize(changed: () => void): () => void {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
}

/** The window's width and height in CSS pixels; follows resizing. */
export function useWindowSize(): { w: number; h: number } {
  const w = useSyncExternalStore(onResize, () => innerWidth);
  const h = useSyncExternalStore(onResize, () => innerHeight);
  return { w, h };
}
