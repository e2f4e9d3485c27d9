/** A sheet being dragged down. Offsets are pixels below its resting position, never above. */
export type DragDown = { state: "still" } | { state: "dragging"; fromY: number; offset: number };

/** Dragged further than this a sheet closes. */
export const CLOSES_BEYOND_PX = 100;

export const still: DragDown = { state: "still" };

export const beginDrag = (y: number): DragDown => ({ state: "dragging", fromY: y, offset: 0 });

export function drag(before: DragDown, y: number): DragDown {
  if (before.state === "still") return before;
  return { ...before, offset: Math.max(0, y - before.fromY) };
}

/** Whether releasing it here closes the sheet. */
export const closesOnRelease = (drag: DragDown): boolean => drag.state === "dragging" && drag.offset > CLOSES_BEYOND_PX;
