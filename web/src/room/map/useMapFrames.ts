import { useEffect, type RefObject } from "react";
import type { MapController } from "./mapController.ts";

interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
  panel: number;
}

/** Runs the frame loop while the map is on the screen and tells the controller how large the window is. */
export function useMapFrames(controller: MapController, root: RefObject<HTMLElement | null>, insets: Insets): void {
  const { left, right, top, bottom, panel } = insets;
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width: w, height: h } = entry.contentRect;
      controller.resize({ w, h, left, right, top, bottom, panel });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [controller, root, left, right, top, bottom, panel]);
  useEffect(() => {
    let next = requestAnimationFrame(function frame(nowMs) {
      controller.frame(nowMs);
      next = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(next);
  }, [controller]);
}
