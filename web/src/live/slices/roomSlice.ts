import { applyRoomChange } from "@atrium/rules";
import type { LiveState } from "../liveState.ts";
import type { Heard, LiveSlice } from "./slice.ts";

/** The current room and its records of every kind. */
export const room: LiveSlice<LiveState["room"]> = {
  start: null,
  reduce(state, heard, { space }) {
    if (heard.type === "enteredRoom") return { room: heard.room, snapshot: heard.snapshot };
    if (heard.type === "leftRoom" || heard.type === "roomClosed") return null;
    if (state === null) return null;
    const { room: was, snapshot } = changed(state, heard);
    // The current room is one of the space's rooms, with the same name and flags.
    const now = space?.records.room[was.id] ?? was;
    return now === state.room && snapshot === state.snapshot ? state : { room: now, snapshot };
  },
  events: (heard) => (heard.type === "roomClosed" ? [{ type: "roomClosed" }] : []),
};

function changed(state: NonNullable<LiveState["room"]>, heard: Heard): NonNullable<LiveState["room"]> {
  if (heard.type === "roomSnapshot") return { ...state, snapshot: heard.snapshot };
  return heard.type === "roomPatches" ? { ...state, snapshot: applyRoomChange(state.snapshot, heard) } : state;
}
