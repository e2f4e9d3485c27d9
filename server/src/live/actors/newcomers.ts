import type { AccountId, Participant, SpacePatch, SpaceRecords } from "@atrium/contract";
import { hasShield, isHeld, isHost, letInBy, shieldsRaised, waitsAtShield } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { OpenRoom, RoomSet } from "./roomSet.ts";

type Held = Pick<Participant, "heldSinceMs">;

/** What coming into a room changes of somebody's waiting at a shield. */
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

/** What becoming a host ends of it. */
export const letInAs = (participant: Participant | null, { role }: { role?: Participant["role"] }): Held =>
  participant !== null && isHeld(participant) && role !== undefined && isHost(role) ? { heldSinceMs: null } : {};

/** As many as one room remembers; the one who left first is forgotten first, and waits as a newcomer. */
const MOST_KNOWN = 5000;

/**
 * Whoever waited and leaves comes again as a newcomer; everybody else is known. While no shield is up nobody need be
 * remembered: where one comes up, all who left before are newcomers.
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

/** Who was sent away is a newcomer everywhere. */
export function forget(rooms: RoomSet, accountId: AccountId): void {
  for (const { known } of rooms.all()) known.delete(accountId);
}

/** Whom changes of rooms let in. Where a shield comes up, only those inside are no newcomers. */
export function shieldChanges(
  rooms: RoomSet,
  inSpace: ReadRecords<SpaceRecords>,
  patches: readonly SpacePatch[],
): SpacePatch[] {
  for (const { id } of shieldsRaised(inSpace, patches)) rooms.find(id)?.known.clear();
  return letInBy(inSpace, patches);
}
