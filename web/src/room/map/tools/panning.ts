import type { Gesture, Panning, Turn } from "./tool.ts";
import { idle, interrupts, stay } from "./tool.ts";

/** Follows one pointer; a second finger makes it a pinch. */
export function turnPanning(tool: Panning, gesture: Gesture): Turn {
  if (gesture.type === "down") {
    const fingers = [
      { pointerId: tool.pointerId, at: tool.last },
      { pointerId: gesture.pointerId, at: gesture.at },
    ] as const;
    return stay({ state: "pinching", fingers });
  }
  if (gesture.type === "cancel" || interrupts(gesture, tool.pointerId)) return stay(idle);
  if (gesture.type !== "move" && gesture.type !== "up") return stay(tool);
  if (gesture.pointerId !== tool.pointerId) return stay(tool);
  if (gesture.type === "up") return stay(idle);
  const by = { x: gesture.at.x - tool.last.x, y: gesture.at.y - tool.last.y };
  return stay({ ...tool, last: gesture.at }, { type: "pan", by });
}
