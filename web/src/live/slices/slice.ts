import type { DownMessage, Room, RoomSnapshot } from "@atrium/contract";
import type { LiveEvent, LiveState } from "../liveState.ts";
import type { Connected, News } from "../linkNeeds.ts";

/**
 * What slices reduce, in order and once: messages whose clock was the next one, and local actions. A message after a
 * gap or a repeated one never gets here.
 */
export type Heard =
  | { type: "connected"; message: Connected; clockOffsetMs: number }
  | Exclude<News, { type: "presence" }>
  /** `keepsPlace`: I was in this room before, so my own position is the local one, not the server's. */
  | { type: "enteredRoom"; room: Room; snapshot: RoomSnapshot; keepsPlace: boolean }
  | { type: "leftRoom" };
export type HeardOf<Type extends DownMessage["type"] & Heard["type"]> = Extract<Heard, { type: Type }>;

/**
 * One slice of the live state: its start, its reducer, and the events to show once. Pure. A new part is a field of
 * `LiveState` and its slice in `liveSlices`.
 */
export interface LiveSlice<State> {
  start: State;
  /**
   * Returns the same object if nothing changed. `live` is the whole previous state, but already with the slices before
   * this one reduced.
   */
  reduce(state: State, heard: Heard, live: LiveState): State;
  events?(heard: Heard, before: LiveState, after: LiveState): readonly LiveEvent[];
}
