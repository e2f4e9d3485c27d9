import type { Carrying, Gesture, Turn } from "./tool.ts";
import { idle, stay } from "./tool.ts";

const NOWHERE = { x: 0, y: 0 };

/** It follows the pointer, pressed or not, and is placed where the pointer is released. */
export function turnCarrying(tool: Carrying, gesture: Gesture): Turn {
  switch (gesture.type) {
    case "move":
    case "down":
      return stay(tool, { type: "element", act: { do: "carry" }, at: gesture.at });
    case "up":
      return stay(idle, { type: "element", act: { do: "putDown" }, at: gesture.at });
    case "cancel":
    case "interrupt":
      return stay(idle, { type: "element", act: { do: "letGo" }, at: NOWHERE });
    default:
      return stay(tool);
  }
}
