import { PROTOCOL, spaceKinds } from "@atrium/contract";
import type { AccountId, DownMessage, Participant, RoomId, SpaceId, SpacePatch, SpaceRecords } from "@atrium/contract";
import { endedFollowing, resumedBroadcast, SPACE_VIEW_KINDS, spaceViewKey, spaceViews } from "@atrium/rules";
import type { ReadRecords, Viewer } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import { Feed } from "../feed/feed.ts";
import type { Arrival } from "./spaceActorNeeds.ts";
import { frameOfParts } from "../sockets/frame.ts";
import type { Frame } from "../sockets/frame.ts";
import { plainPart } from "../sockets/parts.ts";
import type { Part } from "../sockets/parts.ts";

const CHANGES_KEPT = 300;

/** The records of a space, and their listeners. */
export function createSpaceFeed(spaceId: SpaceId, clock: Clock): Feed<SpaceRecords> {
  const feed: Feed<SpaceRecords> = new Feed<SpaceRecords>({
    clock,
    kinds: Object.keys(spaceKinds) as (keyof SpaceRecords)[],
    views: spaceViews,
    viewerOf: (accountId) => viewerIn(feed.records, accountId),
    keyOf: (viewer) => spaceViewKey(feed.records, viewer),
    keyKinds: SPACE_VIEW_KINDS,
    keepsChanges: CHANGES_KEPT,
    head: { spaceId },
    snapshotType: "spaceSnapshot",
    changeMessage: (change) => ({ type: "spacePatches", ...change, patches: change.patches as SpacePatch[] }),
  });
  return feed;
}

/** Somebody in the space as a viewer. */
export function viewerIn(records: ReadRecords<SpaceRecords>, accountId: AccountId): Viewer {
  const participant = records.get("participant", accountId);
  return { accountId, role: participant?.role ?? "PUBLIC_GUEST", roomId: participant?.roomId ?? null };
}

/** The answer to `hello`: thousands of people get the same snapshot, so it is already JSON. */
export function greetingFrame(
  greeting: Omit<Connected, "type" | "protocol" | "snapshot">,
  snapshot: readonly Part[],
): Frame {
  const json = JSON.stringify({ type: "connected", protocol: PROTOCOL, ...greeting });
  return frameOfParts("connected", [plainPart(`${json.slice(0, -1)},"snapshot":`), ...snapshot, plainPart("}")]);
}
type Connected = Extract<DownMessage, { type: "connected" }>;

/** A patch of somebody's record. */
export const mergeParticipant = (accountId: AccountId, changes: Partial<Participant>): SpacePatch => ({
  type: "merge",
  kind: "participant",
  id: accountId,
  changes,
});

/** The state of somebody in no room. */
export const NOWHERE = { roomId: null, inAudience: false, heldSinceMs: null } as const;

/** Somebody enters, returns or opens another page: their own status stays, and so do their waiting and their broadcast. */
export function arrived(
  person: Arrival["person"],
  records: ReadRecords<SpaceRecords>,
  at: Pick<Participant, "connectionId" | "roomId" | "inAudience">,
): SpacePatch[] {
  const { accountId } = person;
  const known = records.get("participant", accountId);
  const record = {
    ...person,
    dontDisturb: known?.dontDisturb === true,
    steppedOut: known?.steppedOut === true,
    ...(typeof known?.heldSinceMs === "number" && { heldSinceMs: known.heldSinceMs }),
    ...(typeof known?.followsAccountId === "string" && { followsAccountId: known.followsAccountId }),
    ...at,
    away: false,
  };
  return [{ type: "put", kind: "participant", id: accountId, record }, ...resumedBroadcast(records, accountId)];
}

/** Somebody has left, and nobody follows them any more. */
export const departed = (records: ReadRecords<SpaceRecords>, accountId: AccountId): SpacePatch[] => [
  ...endedFollowing(records, accountId),
  { type: "gone", kind: "participant", id: accountId },
];

/** Whether somebody is on a stage. */
export const livePatch = (roomId: RoomId, isLive: boolean): SpacePatch =>
  isLive
    ? { type: "put", kind: "liveStage", id: roomId, record: { roomId } }
    : { type: "gone", kind: "liveStage", id: roomId };

/** How many people of a room are counted but not shown. */
export const audiencePatch = (roomId: RoomId, count: number): SpacePatch =>
  count === 0
    ? { type: "gone", kind: "audience", id: roomId }
    : { type: "put", kind: "audience", id: roomId, record: { roomId, count } };
