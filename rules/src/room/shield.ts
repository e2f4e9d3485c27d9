// The room shield: while it is up, newcomers can only listen until a host lets them speak and show. Hosts, and people
// who were there before, do not wait.
import { refuse } from "@atrium/contract";
import type { AccountId, Participant, Room, SpacePatch, SpaceRecords, SpaceRole } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { OutsideRule } from "../live/decision.ts";
import type { ReadRecords } from "../live/records.ts";
import { isHost } from "../permissions/principals.ts";

type SpaceState = ReadRecords<SpaceRecords>;

/** A stage has no shield: its audience asks to speak anyway. */
export const hasShield = ({ shield, type }: Pick<Room, "shield" | "type">): boolean =>
  shield === true && type !== "stage";

/** Whether a newcomer to the room has to wait. */
export const waitsAtShield = (room: Pick<Room, "shield" | "type">, role: SpaceRole): boolean =>
  hasShield(room) && !isHost(role);

/** They may neither speak nor show. */
export const isHeld = ({ heldSinceMs }: Pick<Participant, "heldSinceMs">): boolean => typeof heldSinceMs === "number";

/** Not an error if another host has already let them in. */
export const decideLetIn: OutsideRule<{ accountId?: AccountId | undefined }, "participantNotFound"> = (
  { inSpace, inRoom, room },
  { accountId },
) => {
  if (accountId !== undefined && inRoom.get("member", accountId) === undefined) return refuse("participantNotFound");
  const waiting = waitingIn(inSpace, room.id).filter((each) => accountId === undefined || each.accountId === accountId);
  if (waiting.length === 0) return decided();
  return decided({ patches: waiting.map(letInPatch), asks: [{ ask: "checkMedia" }] });
};

/** Whom changes of rooms let in: those who wait in a room that no longer has a shield. */
export function letInBy(inSpace: SpaceState, patches: readonly SpacePatch[]): SpacePatch[] {
  return patches.flatMap((patch) => {
    const room = roomAfter(inSpace, patch);
    return room === null || hasShield(room) ? [] : waitingIn(inSpace, room.id).map(letInPatch);
  });
}

/** The rooms in which changes put up a shield. */
export const shieldsRaised = (inSpace: SpaceState, patches: readonly SpacePatch[]): Room[] =>
  patches.flatMap((patch) => {
    const room = roomAfter(inSpace, patch);
    const before = room === null ? undefined : inSpace.get("room", room.id);
    return room !== null && hasShield(room) && before !== undefined && !hasShield(before) ? [room] : [];
  });

function roomAfter(inSpace: SpaceState, patch: SpacePatch): Room | null {
  if (patch.kind !== "room" || patch.type === "gone") return null;
  if (patch.type === "put") return patch.record;
  const before = inSpace.get("room", patch.id);
  return before === undefined ? null : { ...before, ...patch.changes };
}

const waitingIn = (inSpace: SpaceState, roomId: string): Participant[] =>
  [...inSpace.all("participant")].filter((each) => each.roomId === roomId && isHeld(each));

const letInPatch = ({ accountId }: Participant): SpacePatch => ({
  type: "merge",
  kind: "participant",
  id: accountId,
  changes: { heldSinceMs: null },
});
