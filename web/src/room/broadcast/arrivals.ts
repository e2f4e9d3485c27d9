import type { RoomId, RoomType } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import { occupantsOf } from "../panel/occupantsOf.ts";

/** A room that a broadcast of mine arrives in. */
export interface Arrival {
  roomId: RoomId;
  name: string;
  type: RoomType;
  /** How many are there, without me. */
  count: number;
  isHere: boolean;
  hasPassword: boolean;
}

/** Rooms with somebody in them besides me, as far as I see them, in the order of the list. */
export function arrivals({ space, selfId }: Pick<LiveState, "space" | "selfId">): readonly Arrival[] {
  if (space === null) return [];
  const { room, participant, audience } = space.records;
  const inside = occupantsOf(participant);
  const hereId = selfId === null ? null : (participant[selfId]?.roomId ?? null);
  return Object.values(room)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, name, type, hasPassword }) => {
      const isHere = id === hereId;
      const count = (inside.get(id)?.length ?? 0) + (audience[id]?.count ?? 0) - Number(isHere);
      return { roomId: id, name, type, count, isHere, hasPassword };
    })
    .filter(({ count }) => count > 0);
}

export const peopleIn = (rooms: readonly Arrival[]): number => rooms.reduce((sum, { count }) => sum + count, 0);
