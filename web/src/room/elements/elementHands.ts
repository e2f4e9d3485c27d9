import type { Point } from "../map/camera.ts";
import type { Corner } from "./boxes.ts";

/** Where an element is held: a corner resizes it. */
export type Grip = "whole" | Corner;

/** What pointers do to elements on the floor. */
export type ElementAct =
  /** `adds`: toggles it in the current selection. */
  | { do: "choose"; elementId: string; adds: boolean }
  | { do: "lift"; elementId: string; grip: Grip; adds: boolean }
  | { do: "drag"; free: boolean }
  | { do: "drop" }
  | { do: "putBack" }
  | { do: "lassoFrom" }
  | { do: "lassoTo" }
  | { do: "lassoEnd" }
  | { do: "carry" }
  | { do: "putDown" }
  | { do: "letGo" };

/** The map's interface to the elements; points are in units of the floor. */
export interface ElementHands {
  hand(act: ElementAct, at: Point, zoom: number): void;
  moves(elementId: string, touch: boolean): boolean;
  /** Whether `open` does anything. */
  opens(elementId: string): boolean;
  /** Starts editing its text, if permitted; uses it, or shows it whole. */
  open(elementId: string): void;
  /** Clears the selection. */
  chooseNone(): void;
}
