import type { Gesture, Lassoing, Turn } from "./tool.ts";
import { idle, interrupts, stay } from "./tool.ts";

/** Draws a box from where it was pressed; Escape lets go of all that is chosen. */
export function turnLassoing(tool: Lassoing, gesture: Gesture): Turn {
  const end = { type: "element", act: { do: "lassoEnd" }, at: tool.last } as const;
  if (gesture.type === "cancel") return stay(idle, end, { type: "select", accountId: null });
  if (interrupts(gesture, tool.pointerId)) return stay(idle, end);
  if (gesture.type !== "move" && gesture.type !== "up") return stay(tool);
  if (gesture.pointerId !== tool.pointerId) return stay(tool);
  if (gesture.type === "up") return stay(idle, end);
  const { at } = gesture;
  return stay({ ...tool, last: at }, { type: "element", act: { do: "lassoTo" }, at });
}
