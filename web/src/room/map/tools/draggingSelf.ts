import type { DraggingSelf, Gesture, Turn } from "./tool.ts";
import { idle, stay } from "./tool.ts";

/** Escape, or a pointer taken away by the system, puts me back where I was picked up. */
export function turnDraggingSelf(tool: DraggingSelf, gesture: Gesture): Turn {
  if (gesture.type === "escape") return stay(idle, { type: "putBackSelf" });
  if (gesture.type === "down" || gesture.type === "doubleClick") return stay(tool);
  if (gesture.pointerId !== tool.pointerId) return stay(tool);
  if (gesture.type === "move") return stay(tool, { type: "dragSelf", at: gesture.at });
  if (gesture.type === "lost") return stay(idle, { type: "putBackSelf" });
  return stay(idle, { type: "dragSelf", at: gesture.at }, { type: "dropSelf" });
}
