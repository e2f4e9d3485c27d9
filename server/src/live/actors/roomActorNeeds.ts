import type { Clock } from "../../platform/clock.ts";
import type { Ticking } from "./presenceTicks.ts";

export interface RoomActorNeeds {
  clock: Pick<Clock, "soon">;
  random: () => number;
  /** In units; may change while people are inside. */
  floorSize: () => { w: number; h: number };
  /** Where people appear first, in units; null leaves it to the arrival rule. */
  spawn: () => { x: number; y: number } | null;
  /** Asks for a presence tick. */
  wake: (room: Ticking) => void;
}
