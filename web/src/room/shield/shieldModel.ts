import type { Locale, Participant, RoomId, SpaceRole } from "@atrium/contract";
import { hasShield, isHeld, isHost } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";
import { faceModel, type FaceModel } from "../panel/roomsPanelModel.ts";

/** Somebody who waits at a shield. */
export interface WaitingPerson {
  person: FaceModel;
  role: SpaceRole;
  roomId: RoomId;
  /** Where they wait; null where that is my room. */
  roomName: string | null;
  /** By the clock of this machine. */
  sinceMs: number;
}

/** What hosts see: whether their room's shield is up, and who waits in any room that they see. */
export interface ShieldModel {
  isUp: boolean;
  waiting: readonly WaitingPerson[];
}

/** Null for people who are no hosts, and on a stage, where hands are raised instead. */
export function shieldModel(live: LiveState): ShieldModel | null {
  const { space, room } = live;
  const me = selfOf(live);
  if (space === null || room === null || me === null || !isHost(me.role) || room.room.type === "stage") return null;
  const waiting = Object.values(space.records.participant)
    .flatMap((person) => waitingPerson(person, live) ?? [])
    .toSorted((a, b) => a.sinceMs - b.sinceMs);
  return { isUp: hasShield(room.room), waiting };
}

/** The rooms in which somebody waits. */
export const roomsWaiting = ({ waiting }: ShieldModel): RoomId[] => [...new Set(waiting.map(({ roomId }) => roomId))];

/** What I see while I wait. */
export interface OwnWait {
  sinceMs: number;
  /** Whether a host is in the space to see me waiting. */
  isSeen: boolean;
}

export function ownWait(live: LiveState): OwnWait | null {
  const me = selfOf(live);
  if (me === null || me.roomId === null || typeof me.heldSinceMs !== "number") return null;
  const people = Object.values(live.space?.records.participant ?? {});
  return {
    sinceMs: me.heldSinceMs - live.clockOffsetMs,
    isSeen: people.some(({ role, away }) => isHost(role) && !away),
  };
}

/** "20 seconds", "3 minutes". */
export function waitedText(waitedMs: number, locale: Locale): string {
  const seconds = Math.max(0, Math.floor(waitedMs / 1000));
  const [unit, count] = seconds < 60 ? (["second", seconds] as const) : (["minute", Math.floor(seconds / 60)] as const);
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

function waitingPerson(person: Participant, { space, room, clockOffsetMs }: LiveState): WaitingPerson | null {
  const { roomId, heldSinceMs, role } = person;
  if (roomId === null || !isHeld(person) || typeof heldSinceMs !== "number") return null;
  const roomName = roomId === room?.room.id ? null : (space?.records.room[roomId]?.name ?? null);
  return { person: faceModel(person), role, roomId, roomName, sinceMs: heldSinceMs - clockOffsetMs };
}

const selfOf = ({ space, selfId }: LiveState): Participant | null =>
  (selfId !== null && space?.records.participant[selfId]) || null;
