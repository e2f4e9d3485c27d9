import { unreachable } from "@atrium/contract";
import { turnCarrying } from "./carrying.ts";
import { turnDraggingElement } from "./draggingElement.ts";
import { turnDraggingSelf } from "./draggingSelf.ts";
import { turnIdle } from "./idle.ts";
import { turnLassoing } from "./lassoing.ts";
import { turnPanning } from "./panning.ts";
import { turnPinching } from "./pinching.ts";
import { turnPressing } from "./pressing.ts";
import type { Gesture, Tool, ToolScene, Turn } from "./tool.ts";

/** Gives a gesture to the current tool. A tool changes nothing itself: it returns what to do. */
export function turn(tool: Tool, gesture: Gesture, scene: ToolScene): Turn {
  switch (tool.state) {
    case "idle":
      return turnIdle(tool, gesture, scene);
    case "pressing":
      return turnPressing(tool, gesture, scene);
    case "panning":
      return turnPanning(tool, gesture);
    case "draggingSelf":
      return turnDraggingSelf(tool, gesture);
    case "draggingElement":
      return turnDraggingElement(tool, gesture);
    case "lassoing":
      return turnLassoing(tool, gesture);
    case "carrying":
      return turnCarrying(tool, gesture);
    case "pinching":
      return turnPinching(tool, gesture);
    default:
      return unreachable(tool);
  }
}
