import type { Participant, RoomElement, RunningOut, SharedSpace } from "@atrium/contract";
import { may, spaceOf } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";

/** What soon runs out for everybody here. */
export const runningOutIn = ({ space }: LiveState): RunningOut | null =>
  space?.records.runningOut?.[space.spaceId] ?? null;

/** What lies in my room and counts: shared screens do not. */
export const thingsIn = ({ room }: LiveState): readonly RoomElement[] =>
  Object.values(room?.snapshot.records.element ?? {}).filter(({ data }) => data.type !== "screen_share");

const HEAVY: ReadonlySet<string> = new Set(["video", "iframe", "pdf", "image"]);

/** Those of them that a browser works for: words and places cost it nothing. */
export const heavyIn = (live: LiveState): number => thingsIn(live).filter(({ data }) => HEAVY.has(data.type)).length;

export interface LimitFacts {
  teamId: SharedSpace["teamId"];
  /** I can choose another plan. */
  mayPay: boolean;
  /** Somebody inside who can, as they are recorded: the same object while nothing in it changes. Null if nobody is. */
  payer: Pick<Participant, "accountId" | "name"> | null;
}

export function limitFacts({ space, selfId }: LiveState): LimitFacts | null {
  if (space === null) return null;
  const people = Object.values(space.records.participant);
  const payers = people.filter(({ role }) => may("team.manageBilling", { role }));
  const [payer] = payers;
  return {
    teamId: spaceOf(space).teamId,
    mayPay: payers.some(({ accountId }) => accountId === selfId),
    payer: payer ?? null,
  };
}
