import type { AccountId, SpaceSnapshot } from "@atrium/contract";
import type { ChatStatus } from "../../chat/index.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

type StatusMap = ReadonlyMap<AccountId, ChatStatus>;

/** The statuses of the people in my space; the same map until one changes. */
export const useStatuses = (port: Pick<RoomPort, "live">): StatusMap =>
  useLive(port, ({ space }) => statusesOf(space?.records.participant ?? {}), areSame);

export function statusesOf(participants: SpaceSnapshot["records"]["participant"]): StatusMap {
  return new Map(
    Object.values(participants).flatMap(({ accountId, dontDisturb, steppedOut, away }) => {
      const status = away ? "lost" : dontDisturb ? "dontDisturb" : steppedOut === true ? "steppedOut" : null;
      return status === null ? [] : [[accountId, status] as const];
    }),
  );
}

const areSame = (before: StatusMap, now: StatusMap): boolean =>
  before.size === now.size && [...now].every(([accountId, status]) => before.get(accountId) === status);
