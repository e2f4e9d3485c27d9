import { useEffect } from "react";
import type { MapController } from "../map/mapController.ts";
import { isForOthers, isInDialog } from "../map/useMapGestures.ts";

/** How far an arrow moves the window, in pixels. */
const STEP = 80;
const WAYS: ReadonlyMap<string, { x: number; y: number }> = new Map([
  ["ArrowLeft", { x: STEP, y: 0 }],
  ["ArrowRight", { x: -STEP, y: 0 }],
  ["ArrowUp", { x: 0, y: STEP }],
  ["ArrowDown", { x: 0, y: -STEP }],
]);

/** On a board nobody walks: the arrow keys pan the view, unless they move the selection. */
export function usePanKeys({ bearings }: MapController, isBoard: boolean): void {
  useEffect(() => {
    if (!isBoard) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const by = WAYS.get(event.key);
      const isMine = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (by === undefined || !isMine || isForOthers(event.target) || isInDialog(event.target)) return;
      event.preventDefault();
      bearings.pan(by);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [bearings, isBoard]);
}
