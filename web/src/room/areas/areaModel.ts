import type { ElementData, RoomElement, RoomId } from "@atrium/contract";
import { areaBond } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";
import { elementMaker, mayUseDoor } from "../elements/elementRights.ts";

/** A private area as I see it. */
export interface AreaModel {
  element: RoomElement & { data: ElementData & { type: "private_area" } };
  roomId: RoomId;
  /** Names of the others in it. */
  others: readonly string[];
  isMine: boolean;
  /** Whether I may open and close its door. */
  hasDoor: boolean;
}

/** The area I am in; if there are several, the one with the fewest people. Null outside. */
export function ownArea(live: LiveState): AreaModel | null {
  const own = areaIds(live, live.selfId).flatMap((id) => areaOf(live, id) ?? []);
  return own.toSorted((a, b) => a.others.length - b.others.length)[0] ?? null;
}

/** How many hear me because I am in private areas; null outside of all. */
export function heardInside(live: LiveState): number | null {
  const mine = areaIds(live, live.selfId);
  if (mine.length === 0) return null;
  return Object.values(live.room?.snapshot.records.member ?? {}).filter(({ accountId, privateAreaIds }) => {
    const isHere = live.space?.records.participant[accountId]?.away === false;
    return accountId !== live.selfId && isHere && areaBond(privateAreaIds, mine) === "together";
  }).length;
}

/** Null if there is no such area. */
export function areaOf(live: LiveState, id: string | null): AreaModel | null {
  const { room, selfId } = live;
  const element = id === null ? undefined : room?.snapshot.records.element[id];
  if (room === null || id === null || element === undefined) return null;
  const { data } = element;
  if (data.type !== "private_area") return null;
  const maker = elementMaker(live);
  return {
    element: { ...element, data },
    roomId: room.room.id,
    others: othersIn(live, id),
    isMine: areaIds(live, selfId).includes(id),
    hasDoor: maker !== null && mayUseDoor(element, maker),
  };
}

function othersIn({ room, space, selfId }: LiveState, id: string): string[] {
  return Object.values(room?.snapshot.records.member ?? {}).flatMap(({ accountId, privateAreaIds }) => {
    const name = space?.records.participant[accountId]?.name;
    return accountId !== selfId && privateAreaIds.includes(id) && name !== undefined ? [name] : [];
  });
}

const areaIds = ({ room }: LiveState, accountId: string | null): readonly string[] =>
  accountId === null ? [] : (room?.snapshot.records.member[accountId]?.privateAreaIds ?? []);

export const isSameArea = (before: AreaModel | null, now: AreaModel | null): boolean =>
  JSON.stringify(before) === JSON.stringify(now);
