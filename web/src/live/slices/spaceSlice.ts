import type { SpaceSnapshot } from "@atrium/contract";
import { applySpaceChange } from "@atrium/rules";
import type { LiveSlice } from "./slice.ts";

/** The records of the space, of whatever kind. */
export const space: LiveSlice<SpaceSnapshot | null> = {
  start: null,
  reduce(state, heard) {
    if (heard.type === "connected") return heard.message.snapshot;
    if (heard.type === "spaceSnapshot") return heard.snapshot;
    return heard.type === "spacePatches" && state !== null ? applySpaceChange(state, heard) : state;
  },
};
