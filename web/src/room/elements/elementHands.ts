import type { Point } from "../map/camera.ts";
import type { Corner } from "./boxes.ts";

/** Where an element is held: by a corner it changes its size. */
export type Grip = "whole" | Corner;

/** What the hand does with what stands on the floor. */
export type ElementAct =
  /** `adds`: to what is chosen already, or away from it. */
  | { do: "choose"; elementId: string; adds: boolean }
  | { do: "lift"; elementId: string; grip: Grip; adds: boolean }
  | { do: "drag"; free: boolean }
  | { do: "drop" }
  | { do: "putBack" }
  | { do: "carry" }
  | { do: "putDown" }
  | { do: "letGo" };

/** What the map asks of the elements; points are units of the floor. */
export interface ElementHands {
  hand(act: ElementAct, at: Point, zoom: number): void;
  moves(elementId: string, touch: boolean): boolean;
  /** Writes in it, where one may. */
  open(elementId: string): void;
  /** Nothing is chosen any more. */
  chooseNone(): void;
}
