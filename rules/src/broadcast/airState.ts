// The broadcast of a space: one person at a time speaks to all of its rooms. The place is reserved first, so that two
// people who press at once do not both prepare; others see and hear nothing before it is on air. It ends when its
// speaker stops, leaves, or may no longer broadcast, when an admin ends it, and when a lost connection does not come
// back in time.
import { constants } from "@atrium/contract";
import type { AccountId, Broadcast, Look, SpacePatch, SpaceRecords, SpaceRole } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";
import { may } from "../permissions/may.ts";

type SpaceState = ReadRecords<SpaceRecords>;

/** The space's broadcast, on air or about to be. */
export function broadcastOf(inSpace: SpaceState): Broadcast | null {
  for (const broadcast of inSpace.all("broadcast")) return broadcast;
  return null;
}

export function ownBroadcast(inSpace: SpaceState, accountId: AccountId): Broadcast | null {
  const broadcast = broadcastOf(inSpace);
  return broadcast?.accountId === accountId ? broadcast : null;
}

/** Whether somebody may hear the broadcast: everybody once it is on air, before that only the speaker. */
export const hearsBroadcast = ({ accountId, isActive }: Broadcast, listener: AccountId): boolean =>
  isActive || accountId === listener;

export const broadcastGone = ({ id }: Broadcast): SpacePatch => ({ type: "gone", kind: "broadcast", id });

export const mergeBroadcast = ({ id }: Broadcast, changes: Partial<Broadcast>): SpacePatch => ({
  type: "merge",
  kind: "broadcast",
  id,
  changes,
});

/** The speaker's connection is lost: the place is kept for a while. */
export function heldBroadcast(inSpace: SpaceState, accountId: AccountId, nowMs: number): SpacePatch[] {
  const own = ownBroadcast(inSpace, accountId);
  return own === null ? [] : [mergeBroadcast(own, { heldUntilMs: nowMs + constants.broadcast.heldForMs })];
}

/** The speaker is back. */
export function resumedBroadcast(inSpace: SpaceState, accountId: AccountId): SpacePatch[] {
  const own = ownBroadcast(inSpace, accountId);
  return own === null || own.heldUntilMs === null ? [] : [mergeBroadcast(own, { heldUntilMs: null })];
}

/** The speaker has left for good. */
export function endedBroadcast(inSpace: SpaceState, accountId: AccountId): SpacePatch[] {
  const own = ownBroadcast(inSpace, accountId);
  return own === null ? [] : [broadcastGone(own)];
}

/** The speaker did not come back in time. */
export function lapsedBroadcast(inSpace: SpaceState, nowMs: number): SpacePatch[] {
  const broadcast = broadcastOf(inSpace);
  const isOver = broadcast !== null && broadcast.heldUntilMs !== null && broadcast.heldUntilMs <= nowMs;
  return isOver ? [broadcastGone(broadcast)] : [];
}

/** Somebody's role or look has changed: ends their broadcast if they lost the right, else updates its look. */
export function broadcastOfChanged(
  inSpace: SpaceState,
  accountId: AccountId,
  { role, ...changes }: Partial<Look> & { role?: SpaceRole },
): SpacePatch[] {
  const own = ownBroadcast(inSpace, accountId);
  if (own === null) return [];
  if (role !== undefined && !may("space.broadcast", { role })) return [broadcastGone(own)];
  const { name, avatarUrl, avatarAppearance, palette } = { ...own, ...changes };
  return [mergeBroadcast(own, { name, avatarUrl, avatarAppearance, palette })];
}
