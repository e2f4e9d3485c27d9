import type { DraggingElement, Gesture, MapAct, Turn } from "./tool.ts";
import { idle, interrupts, stay } from "./tool.ts";

/** Cancelled, or taken away, everything is back where it was picked up. */
export function turnDraggingElement(tool: DraggingElement, gesture: Gesture): Turn {
  const { last, pointerId } = tool;
  if (gesture.type === "cancel" || interrupts(gesture, pointerId))
    return stay(idle, { type: "element", act: { do: "putBack" }, at: last });
  if (gesture.type !== "move" && gesture.type !== "up") return stay(tool);
  if (gesture.pointerId !== pointerId) return stay(tool);
  const { at } = gesture;
  if (gesture.type === "up") return stay(idle, { type: "element", act: { do: "drop" }, at });
  const drag: MapAct = { type: "element", act: { do: "drag", free: gesture.free === true }, at };
  return stay({ ...tool, last: at }, drag);
}
