import type { Room, SharedSpace } from "@atrium/contract";

/** A space as the database has it. */
export interface LoadedSpace {
  space: SharedSpace;
  rooms: readonly Room[];
  /** People who may be inside at once, by the team's plan. */
  maxOnline: number;
}
