import type { AccountId, RoomElement, RunningOut, SharedSpace } from "@atrium/contract";
import { may, spaceOf } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";

/** What soon runs out for everybody here. */
export const runningOutIn = ({ space }: LiveState): RunningOut | null =>
  space?.records.runningOut?.[space.spaceId] ?? null;

/** What lies in my room and counts: shared screens do not. */
export const thingsIn = ({ room }: LiveState): readonly RoomElement[] =>
  Object.values(room?.snapshot.records.element ?? {}).filter(({ data }) => data.type !== "screen_share");

export interface LimitFacts {
  teamId: SharedSpace["teamId"];
  /** I can choose another plan. */
  mayPay: boolean;
  /** Somebody inside who can; null if nobody is. */
  payer: { accountId: AccountId; name: string } | null;
}

export function limitFacts({ space, selfId }: LiveState): LimitFacts | null {
  if (space === null) return null;
  const people = Object.values(space.records.participant);
  const payers = people.filter(({ role }) => may("team.manageBilling", { role }));
  const [payer] = payers;
  return {
    teamId: spaceOf(space).teamId,
    mayPay: payers.some(({ accountId }) => accountId === selfId),
    payer: payer === undefined ? null : { accountId: payer.accountId, name: payer.name },
  };
}
