import type { RoomElement } from "@atrium/contract";
import { useStore } from "zustand";
import { useShallow } from "zustand/shallow";
import type { LiveState } from "../../live/index.ts";
import type { RoomElements } from "./useElements.ts";

/** How many people are in a private area, and whether I am. */
export interface PeopleWithin {
  count: number;
  isMine: boolean;
}

export const NOBODY_WITHIN: PeopleWithin = { count: 0, isMine: false };

export function usePeopleWithin({ live }: Pick<RoomElements, "live">, element: RoomElement): PeopleWithin {
  return useStore(
    live,
    useShallow((now) => peopleWithin(now, element)),
  );
}

function peopleWithin({ room, selfId }: LiveState, { id, data }: RoomElement): PeopleWithin {
  if (data.type !== "private_area" || room === null) return NOBODY_WITHIN;
  const inside = Object.values(room.snapshot.records.member).filter(({ privateAreaIds }) =>
    privateAreaIds.includes(id),
  );
  return { count: inside.length, isMine: inside.some(({ accountId }) => accountId === selfId) };
}
