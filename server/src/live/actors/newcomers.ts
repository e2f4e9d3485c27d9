import type { AccountId, Participant, SpacePatch, SpaceRecords } from "@atrium/contract";
import { hasShield, isHeld, isHost, letInBy, shieldsRaised, waitsAtShield } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { OpenRoom, RoomSet } from "./roomSet.ts";

type Held = Pick<Participant, "heldSinceMs">;

/** How entering a room changes whether somebody waits at a shield. */
export function heldChange(
  { actor, known }: Pick<OpenRoom, "actor" | "known">,
  { inSpace, accountId }: { inSpace: ReadRecords<SpaceRecords>; accountId: AccountId },
  nowMs: number,
): Held {
  const participant = inSpace.get("participant", accountId);
  const room = inSpace.get("room", actor.roomId);
  if (participant === undefined || room === undefined) return {};
  const waits = waitsAtShield(room, participant.role) && !known.has(participant.accountId);
  if (waits) return { heldSinceMs: nowMs };
  return isHeld(participant) ? { heldSinceMs: null } : {};
}

/** Somebody who becomes a host waits no longer. */
export const letInAs = (participant: Participant | null, { role }: { role?: Participant["role"] }): Held =>
  participant !== null && isHeld(participant) && role !== undefined && isHost(role) ? { heldSinceMs: null } : {};

/** How many people one room remembers; whoever left first is forgotten first, and waits as a newcomer. */
const MOST_KNOWN = 5000;

/**
 * Whoever leaves while waiting returns as a newcomer; everybody else is known. Without a shield nobody is remembered:
 * when one goes up, all who left before are newcomers.
 */
export function noteLeft(
  { actor, known }: Pick<OpenRoom, "known"> & { actor: Pick<OpenRoom["actor"], "roomId"> },
  { inSpace, accountId }: { inSpace: ReadRecords<SpaceRecords>; accountId: AccountId },
): void {
  const participant = inSpace.get("participant", accountId);
  const room = inSpace.get("room", actor.roomId);
  if (participant === undefined || isHeld(participant) || room === undefined || !hasShield(room)) return;
  known.delete(accountId);
  known.add(accountId);
  const [first] = known;
  if (known.size > MOST_KNOWN && first !== undefined) known.delete(first);
}

/** Whoever was sent away is a newcomer everywhere. */
export function forget(rooms: RoomSet, accountId: AccountId): void {
  for (const { known } of rooms.all()) known.delete(accountId);
}

/** Whom changes of rooms let in. When a shield goes up, everybody but those inside is a newcomer. */
export function shieldChanges(
  rooms: RoomSet,
  inSpace: ReadRecords<SpaceRecords>,
  patches: readonly SpacePatch[],
): SpacePatch[] {
  for (const { id } of shieldsRaised(inSpace, patches)) rooms.find(id)?.known.clear();
  return letInBy(inSpace, patches);
}
