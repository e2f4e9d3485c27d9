import type { Point } from "../camera.ts";
import { distanceBetween } from "../camera.ts";
import type { Gesture, Pressing, ToolScene, Turn } from "./tool.ts";
import { idle, interrupts, stay } from "./tool.ts";

/** Pixels a finger or mouse trembles without meaning it. */
const SLOP = { mouse: 4, touch: 10 };

/** Whether a pointer has hardly moved: what it did is a click. */
export const isSteady = ({ from, touch }: Pick<Pressing, "from" | "touch">, at: Point): boolean =>
  distanceBetween(from, at) < (touch ? SLOP.touch : SLOP.mouse);

/** Turns a press into a drag of me, a pan, a pinch or a click. */
export function turnPressing(tool: Pressing, gesture: Gesture, scene: ToolScene): Turn {
  if (gesture.type === "down") return secondFinger(tool, gesture);
  if (gesture.type === "cancel" || interrupts(gesture, tool.pointerId)) return stay(idle);
  if (gesture.type !== "move" && gesture.type !== "up") return stay(tool);
  if (gesture.pointerId !== tool.pointerId) return stay(tool);
  return gesture.type === "up" ? click(tool, scene) : startDrag(tool, gesture.at, scene);
}

/** Where nobody walks, my bubble is held like the floor it stands on. With Shift the floor stays, and things are lassoed. */
function startDrag(tool: Pressing, at: Point, scene: ToolScene): Turn {
  if (isSteady(tool, at)) return stay(tool);
  const { pointerId, target, touch, adds } = tool;
  if (target.on === "self" && scene.canWalk) {
    const dragging = { state: "draggingSelf", pointerId } as const;
    return stay(dragging, { type: "liftSelf", at: tool.from }, { type: "dragSelf", at });
  }
  if (target.on === "element" && scene.moves(target.elementId, touch)) {
    const { elementId, grip } = target;
    const lift = { type: "element", act: { do: "lift", elementId, grip, adds }, at: tool.from } as const;
    const drag = { type: "element", act: { do: "drag", free: false }, at } as const;
    return stay({ state: "draggingElement", pointerId, last: at }, lift, drag);
  }
  if (target.on === "floor" && adds && !touch) {
    const begin = { type: "element", act: { do: "lassoFrom" }, at: tool.from } as const;
    return stay({ state: "lassoing", pointerId, last: at }, begin, { type: "element", act: { do: "lassoTo" }, at });
  }
  const by = { x: at.x - tool.from.x, y: at.y - tool.from.y };
  return stay({ state: "panning", pointerId: tool.pointerId, last: at }, { type: "pan", by });
}

function click(tool: Pressing, { canWalk }: ToolScene): Turn {
  const { target, adds, from } = tool;
  if (target.on === "element") {
    const { elementId, grip } = target;
    if (grip !== "whole") return stay(idle);
    return stay(idle, { type: "element", act: { do: "choose", elementId, adds }, at: from });
  }
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
