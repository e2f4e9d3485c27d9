import type { Gesture, Idle, ToolScene, Turn } from "./tool.ts";
import { stay } from "./tool.ts";

/** A press may become anything; a double click on the floor glides there, except by touch, where taps never walk. */
export function turnIdle(tool: Idle, gesture: Gesture, { canWalk }: ToolScene): Turn {
  if (gesture.type === "down") {
    const { pointerId, at, target, touch, adds = false } = gesture;
    return stay({ state: "pressing", pointerId, from: at, target, touch, adds });
  }
  if (gesture.type === "carry") return stay({ state: "carrying" });
  const glides = gesture.type === "doubleClick" && !gesture.touch && canWalk;
  if (glides) return stay(tool, { type: "glideTo", at: gesture.at });
  if (gesture.type === "cancel") return stay(tool, { type: "select", accountId: null });
  return stay(tool);
}
