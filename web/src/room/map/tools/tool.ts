import type { AccountId } from "@atrium/contract";
import type { ElementAct, Grip } from "../../elements/elementHands.ts";
import type { Point } from "../camera.ts";

/** What is under the pointer. */
export type Target =
  | { on: "floor" }
  | { on: "self" }
  | { on: "person"; accountId: AccountId }
  | { on: "element"; elementId: string; grip: Grip };

/** Input; points are pixels from the map's top left corner. */
export type Gesture =
  | { type: "down"; pointerId: number; at: Point; target: Target; touch: boolean; adds?: boolean }
  /** `free`: what is dragged does not snap. */
  | { type: "move"; pointerId: number; at: Point; free?: boolean }
  | { type: "up"; pointerId: number; at: Point }
  | { type: "doubleClick"; at: Point; touch: boolean }
  /** Something new hangs on the pointer until it is put down. */
  | { type: "carry" }
  /** The user cancels: whatever is held returns to where it was. */
  | { type: "cancel" }
  /** Interrupted by the system or the connection: one pointer, or null for whatever is held. */
  | { type: "interrupt"; pointerId: number | null };

/** What tools may know of the map. */
export interface ToolScene {
  /** False while the connection is away: nobody walks. */
  canWalk: boolean;
  /** Whether dragging moves this element; a finger moves only what is already selected. */
  moves(elementId: string, touch: boolean): boolean;
}

/** What the map should do. */
export type MapAct =
  | { type: "pan"; by: Point }
  | { type: "pinch"; at: Point; factor: number; by: Point }
  | { type: "liftSelf"; at: Point }
  | { type: "dragSelf"; at: Point }
  | { type: "dropSelf" }
  | { type: "putBackSelf" }
  | { type: "glideTo"; at: Point }
  | { type: "approach"; accountId: AccountId }
  | { type: "select"; accountId: AccountId | null }
  | { type: "element"; act: ElementAct; at: Point };

/** Nothing is held. */
export interface Idle {
  state: "idle";
}
/** A pointer is down and has not moved enough to mean a drag. */
export interface Pressing {
  state: "pressing";
  pointerId: number;
  from: Point;
  target: Target;
  touch: boolean;
  adds: boolean;
}
/** The floor is dragged under the window. */
export interface Panning {
  state: "panning";
  pointerId: number;
  last: Point;
}
/** My bubble is in my hand and follows it one to one. */
export interface DraggingSelf {
  state: "draggingSelf";
  pointerId: number;
}
export interface Finger {
  pointerId: number;
  at: Point;
}
/** Two fingers zoom and pan at once. */
export interface Pinching {
  state: "pinching";
  fingers: readonly [Finger, Finger];
}
/** What is chosen on the floor is in my hand, whole or by a corner. */
export interface DraggingElement {
  state: "draggingElement";
  pointerId: number;
  last: Point;
}
/** A box is drawn around things. */
export interface Lassoing {
  state: "lassoing";
  pointerId: number;
  last: Point;
}
/** A new element hangs on the pointer. */
export interface Carrying {
  state: "carrying";
}
export type Tool = Idle | Pressing | Panning | DraggingSelf | Pinching | DraggingElement | Lassoing | Carrying;
export const idle: Idle = { state: "idle" };

/** A tool's answer to a gesture: the tool from now on, and what happens. */
export interface Turn {
  tool: Tool;
  acts: readonly MapAct[];
}

/** Whether this interruption takes away what the pointer holds. */
export const interrupts = (gesture: Gesture, pointerId: number): boolean =>
  gesture.type === "interrupt" && (gesture.pointerId === null || gesture.pointerId === pointerId);

export const stay = (tool: Tool, ...acts: MapAct[]): Turn => ({ tool, acts });
