import type { AccountId, RoomPatch, SpaceRole } from "@atrium/contract";
import { applyRoomChange, MEMBERS } from "@atrium/rules";
import type { LiveEvent, LiveState } from "../liveState.ts";
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
  events(heard, before) {
    if (heard.type === "roomClosed") return [{ type: "roomClosed" }];
    return heard.type === "roomPatches" ? newKnocks(heard.patches, before) : [];
  },
};

// Who may answer a knock, without the whole table of permissions: this is part of the first page.
const ANSWERING: readonly SpaceRole[] = MEMBERS;

/** Knocks at the door of an area that I am in, for who may answer them. */
function newKnocks(patches: readonly RoomPatch[], { room, space, selfId }: LiveState): LiveEvent[] {
  const mine = room?.snapshot.records.member[selfId ?? ""]?.privateAreaIds ?? [];
  const role = space?.records.participant[selfId ?? ""]?.role;
  if (mine.length === 0 || role === undefined || !ANSWERING.includes(role)) return [];
  return patches.flatMap((patch) => {
    const knock = patch.kind === "member" && patch.type === "merge" ? patch.changes.knock : undefined;
    const isHere = knock !== null && knock !== undefined && mine.includes(knock.areaId);
    return isHere ? [{ type: "knocked", accountId: patch.id as AccountId } as const] : [];
  });
}

function changed(state: NonNullable<LiveState["room"]>, heard: Heard): NonNullable<LiveState["room"]> {
  if (heard.type === "roomSnapshot") return { ...state, snapshot: heard.snapshot };
  return heard.type === "roomPatches" ? { ...state, snapshot: applyRoomChange(state.snapshot, heard) } : state;
}
