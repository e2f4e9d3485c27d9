import { roomKinds } from "@atrium/contract";
import type { RoomId, RoomMember, RoomPatch, RoomRecords } from "@atrium/contract";
import { roomViewKey, roomViews } from "@atrium/rules";
import { Feed } from "../feed/feed.ts";
import type { RoomActorNeeds } from "./roomActorNeeds.ts";

const CHANGES_KEPT = 200;

interface RoomFeedNeeds extends Pick<RoomActorNeeds, "clock" | "viewerOf"> {
  roomId: RoomId;
  /** A member with their place of this moment, which records do not follow. */
  seated: (member: RoomMember) => RoomMember;
}

/** The records of a room, and their listeners. */
export function createRoomFeed({ roomId, clock, viewerOf, seated }: RoomFeedNeeds): Feed<RoomRecords> {
  return new Feed<RoomRecords>({
    clock,
    kinds: Object.keys(roomKinds) as (keyof RoomRecords)[],
    views: roomViews,
    viewerOf,
    keyOf: roomViewKey,
    keyKinds: [],
    keepsChanges: CHANGES_KEPT,
    head: { roomId },
    snapshotType: "roomSnapshot",
    changeMessage: (change) => ({ type: "roomPatches", roomId, ...change, patches: change.patches as RoomPatch[] }),
    dress: (kind, record) => (kind === "member" ? seated(record as RoomMember) : record),
  });
}
