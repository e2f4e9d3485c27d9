import type { DraggingSelf, Gesture, Turn } from "./tool.ts";
import { idle, interrupts, stay } from "./tool.ts";

/** Cancelled, or taken away, I am back where I was picked up. */
export function turnDraggingSelf(tool: DraggingSelf, gesture: Gesture): Turn {
  if (gesture.type === "cancel" || interrupts(gesture, tool.pointerId)) return stay(idle, { type: "putBackSelf" });
  if (gesture.type !== "move" && gesture.type !== "up") return stay(tool);
  if (gesture.pointerId !== tool.pointerId) return stay(tool);
  if (gesture.type === "move") return stay(tool, { type: "dragSelf", at: gesture.at });
  return stay(idle, { type: "dragSelf", at: gesture.at }, { type: "dropSelf" });
}
