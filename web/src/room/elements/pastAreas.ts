import { covers, privateAreas, readTables, stepPastAreas, stoppedBy } from "@atrium/rules";
import type { AccountId } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import type { Point } from "../map/camera.ts";

interface Step {
  to: Point;
  /** The closed area in the way; null if none is. */
  stoppedAt: string | null;
}

/** Where a step of mine ends at closed doors: the server's rule, so that I do not jump back. */
export function pastAreas({ room, selfId }: LiveState, { from, to }: { from: Point | null; to: Point }): Step {
  const me = selfId === null ? undefined : room?.snapshot.records.member[selfId];
  if (!room || me === undefined || from === null || room.room.type !== "spatial") return { to, stoppedAt: null };
  const areas = privateAreas(readTables(room.snapshot.records));
  if (areas.length === 0) return { to, stoppedAt: null };
  const mine = me.privateAreaIds;
  const reached = stepPastAreas(areas, { from, to, mine });
  return { to: reached, stoppedAt: reached === to ? null : (stoppedBy(areas, { to, mine })?.id ?? null) };
}

/** Whether a place is inside all private areas that somebody is in. */
export function isWith({ room }: LiveState, accountId: AccountId, place: Point): boolean {
  const theirs = room?.snapshot.records.member[accountId]?.privateAreaIds ?? [];
  const areas = theirs.flatMap((id) => room?.snapshot.records.element[id] ?? []);
  return areas.every((area) => covers(area, place));
}
