import type { LiveEvent, LiveState } from "../liveState.ts";
import { clockOffsetMs, selfId } from "./connectionSlices.ts";
import { presence } from "./presenceSlice.ts";
import { room } from "./roomSlice.ts";
import type { Heard, LiveSlice } from "./slice.ts";
import { space } from "./spaceSlice.ts";

type Sliced = Omit<LiveState, "link">;
type Slices = { [Part in keyof Sliced]: LiveSlice<Sliced[Part]> };

/** The slices of the live state, in the order in which they are reduced: the room reads the space. */
const liveSlices: Slices = {
  selfId,
  clockOffsetMs,
  space,
  room,
  presence,
};
const parts = Object.keys(liveSlices) as (keyof Sliced)[];

export const START: LiveState = {
  link: { state: "idle" },
  selfId: selfId.start,
  clockOffsetMs: clockOffsetMs.start,
  space: space.start,
  room: room.start,
  presence: presence.start,
};

/** The next state; the same object if nothing changed. */
export function reduceLive(live: LiveState, heard: Heard): LiveState {
  return parts.reduce((state, part) => reducePart(state, part, heard), live);
}

/** Its events, to show once. */
export const liveEvents = (heard: Heard, before: LiveState, after: LiveState): LiveEvent[] =>
  parts.flatMap((part) => liveSlices[part].events?.(heard, before, after) ?? []);

function reducePart<Part extends keyof Sliced>(live: LiveState, part: Part, heard: Heard): LiveState {
  const slice: Slices[Part] = liveSlices[part];
  const after = slice.reduce(live[part], heard, live);
  return after === live[part] ? live : { ...live, [part]: after };
}
