import type { SpaceSnapshot } from "@atrium/contract";
import { applySpaceChange } from "@atrium/rules";
import type { LiveEvent, LiveState } from "../liveState.ts";
import type { LiveSlice } from "./slice.ts";

/** The records of the space, of every kind. */
export const space: LiveSlice<SpaceSnapshot | null> = {
  start: null,
  reduce(state, heard) {
    if (heard.type === "connected") return heard.message.snapshot;
    if (heard.type === "spaceSnapshot") return heard.snapshot;
    return heard.type === "spacePatches" && state !== null ? applySpaceChange(state, heard) : state;
  },
  events: (heard, before, after) => (heard.type === "spacePatches" ? newInvitations(before, after) : []),
};

/** New invitations to come over; those that were open when I entered are not reported again. */
function newInvitations(before: LiveState, after: LiveState): LiveEvent[] {
  if (inviters(before) === inviters(after)) return [];
  const known = new Set(inviters(before)?.map(({ fromAccountId }) => fromAccountId));
  return (inviters(after) ?? []).flatMap(({ fromAccountId, type }) =>
    type === "inbound" && !known.has(fromAccountId) ? [{ type: "invited", accountId: fromAccountId } as const] : [],
  );
}

const inviters = ({ space, selfId }: LiveState) => space?.records.invitations[selfId ?? ""]?.open;
