import { spaceKinds } from "@atrium/contract";
import type { AccountId, DownMessage, Participant, RoomId, SpaceId, SpacePatch, SpaceRecords } from "@atrium/contract";
import { SPACE_VIEW_KINDS, spaceViewKey, spaceViews } from "@atrium/rules";
import type { ReadRecords, Viewer } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import { Feed } from "../feed/feed.ts";
import { frameOfJson } from "../sockets/frame.ts";
import type { Frame } from "../sockets/frame.ts";

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
export function greetingFrame(greeting: Omit<Connected, "type" | "snapshot">, snapshotJson: string): Frame {
  const json = JSON.stringify({ type: "connected", ...greeting });
  return frameOfJson("connected", `${json.slice(0, -1)},"snapshot":${snapshotJson}}`);
}
type Connected = Extract<DownMessage, { type: "connected" }>;

/** A patch of somebody's record. */
export const mergeParticipant = (accountId: AccountId, changes: Partial<Participant>): SpacePatch => ({
  type: "merge",
  kind: "participant",
  id: accountId,
  changes,
});

/** The status somebody set is kept when they return or join from another page. */
export const statusKept = (known: Participant | null): Pick<Participant, "dontDisturb" | "steppedOut"> => ({
  dontDisturb: known?.dontDisturb === true,
  steppedOut: known?.steppedOut === true,
});

/** How many people of a room are counted but not shown. */
export const audiencePatch = (roomId: RoomId, count: number): SpacePatch =>
  count === 0
    ? { type: "gone", kind: "audience", id: roomId }
    : { type: "put", kind: "audience", id: roomId, record: { roomId, count } };
