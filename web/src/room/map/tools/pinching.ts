import type { Point } from "../camera.ts";
import { distanceBetween } from "../camera.ts";
import type { Finger, Gesture, Pinching, Turn } from "./tool.ts";
import { idle, stay } from "./tool.ts";

/** Zooms about the middle of the fingers; the finger that stays goes on panning. */
export function turnPinching(tool: Pinching, gesture: Gesture): Turn {
  if (gesture.type === "cancel" || (gesture.type === "interrupt" && gesture.pointerId === null)) return stay(idle);
  if (gesture.type === "down" || gesture.type === "doubleClick" || gesture.type === "carry") return stay(tool);
  const [first, second] = tool.fingers;
  if (gesture.pointerId !== first.pointerId && gesture.pointerId !== second.pointerId) return stay(tool);
  if (gesture.type !== "move") {
    const left = gesture.pointerId === first.pointerId ? second : first;
    return stay({ state: "panning", pointerId: left.pointerId, last: left.at });
  }
  const moved: [Finger, Finger] =
    gesture.pointerId === first.pointerId
      ? [{ ...first, at: gesture.at }, second]
      : [first, { ...second, at: gesture.at }];
  return stay({ state: "pinching", fingers: moved }, pinch(tool.fingers, moved));
}

function pinch(before: readonly [Finger, Finger], after: readonly [Finger, Finger]) {
  const was = middle(before[0].at, before[1].at);
  const at = middle(after[0].at, after[1].at);
  const spread = Math.max(1, distanceBetween(before[0].at, before[1].at));
  const factor = Math.max(1, distanceBetween(after[0].at, after[1].at)) / spread;
  return { type: "pinch", at, factor, by: { x: at.x - was.x, y: at.y - was.y } } as const;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
