import { unreachable } from "@atrium/contract";
import type { AccountId, Participant, SpacePatch, SpaceSnapshot } from "@atrium/contract";

/**
 * The space after one patch; the given one is not touched. A patch about somebody or something that is not there
 * changes nothing. The clock belongs to the message: see `applySpaceChange`.
 */
export function applySpacePatch(space: SpaceSnapshot, patch: SpacePatch): SpaceSnapshot {
  switch (patch.type) {
    case "spaceChanged":
      return { ...space, space: patch.space };
    case "roomPut":
      return { ...space, rooms: { ...space.rooms, [patch.room.id]: patch.room } };
    case "roomGone":
      return { ...space, rooms: without(space.rooms, patch.roomId) };
    case "participantPut":
      return withParticipant(space, patch.participant);
    case "participantMoved":
      return changed(space, patch.accountId, { roomId: patch.roomId });
    case "participantAway":
      return changed(space, patch.accountId, { away: patch.away });
    case "participantGone":
      return { ...space, participants: without(space.participants, patch.accountId) };
    default:
      return unreachable(patch);
  }
}

/** The space after one counted message, whose clock becomes the space's. `clockStep` has said "apply". */
export function applySpaceChange(
  space: SpaceSnapshot,
  change: { clock: number; patches: readonly SpacePatch[] },
): SpaceSnapshot {
  return { ...change.patches.reduce(applySpacePatch, space), clock: change.clock };
}

function changed(space: SpaceSnapshot, accountId: AccountId, changes: Partial<Participant>): SpaceSnapshot {
  const participant = space.participants[accountId];
  return participant === undefined ? space : withParticipant(space, { ...participant, ...changes });
}

function withParticipant(space: SpaceSnapshot, participant: Participant): SpaceSnapshot {
  return { ...space, participants: { ...space.participants, [participant.accountId]: participant } };
}

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}
