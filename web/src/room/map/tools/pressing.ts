import type { Point } from "../camera.ts";
import { distanceBetween } from "../camera.ts";
import type { Gesture, Pressing, ToolScene, Turn } from "./tool.ts";
import { idle, interrupts, stay } from "./tool.ts";

/** Pixels a finger or mouse trembles without meaning it. */
const SLOP = { mouse: 4, touch: 10 };

/** Turns a press into a drag of me, a pan, a pinch or a click. */
export function turnPressing(tool: Pressing, gesture: Gesture, scene: ToolScene): Turn {
  if (gesture.type === "down") return secondFinger(tool, gesture);
  if (gesture.type === "cancel" || interrupts(gesture, tool.pointerId)) return stay(idle);
  if (gesture.type !== "move" && gesture.type !== "up") return stay(tool);
  if (gesture.pointerId !== tool.pointerId) return stay(tool);
  return gesture.type === "up" ? click(tool, scene) : startDrag(tool, gesture.at, scene);
}

/** Where nobody walks, my bubble is held like the floor it stands on. */
function startDrag(tool: Pressing, at: Point, { canWalk }: ToolScene): Turn {
  if (distanceBetween(tool.from, at) < (tool.touch ? SLOP.touch : SLOP.mouse)) return stay(tool);
  if (tool.target.on === "self" && canWalk) {
    const dragging = { state: "draggingSelf", pointerId: tool.pointerId } as const;
    return stay(dragging, { type: "liftSelf", at: tool.from }, { type: "dragSelf", at });
  }
  const by = { x: at.x - tool.from.x, y: at.y - tool.from.y };
  return stay({ state: "panning", pointerId: tool.pointerId, last: at }, { type: "pan", by });
}

function click(tool: Pressing, { canWalk }: ToolScene): Turn {
  const { target } = tool;
  if (target.on === "floor") return stay(idle, { type: "select", accountId: null });
  if (target.on === "self") return stay(idle);
  const select = { type: "select", accountId: target.accountId } as const;
  if (tool.touch || !canWalk) return stay(idle, select);
  return stay(idle, select, { type: "approach", accountId: target.accountId });
}

function secondFinger(tool: Pressing, gesture: Gesture & { type: "down" }): Turn {
  const fingers = [
    { pointerId: tool.pointerId, at: tool.from },
    { pointerId: gesture.pointerId, at: gesture.at },
  ] as const;
  return stay({ state: "pinching", fingers });
}
