import { CLOSE_CODES } from "@atrium/contract";
import type { Plan, RunsOut, SpaceId, TeamId } from "@atrium/contract";
import { isDeepStrictEqual } from "node:util";
import type { LiveSpaces } from "./liveSpaces.ts";

/** What counting the hours of plans needs from live spaces. */
export interface UsedSpaces {
  /** The spaces of this node in which somebody is. */
  busySpaces(): readonly { spaceId: SpaceId; teamId: TeamId; plan: Plan; online: number }[];
  /** Tells everybody in a space what soon runs out; nothing does with null. */
  tellRunningOut(spaceId: SpaceId, runningOut: RunsOut | null): void;
  /** Removes everybody from a space, also those who wait, until it opens again. */
  shut(spaceId: SpaceId, opensAgain: Date): void;
}

export const usedSpaces = (spaces: Pick<LiveSpaces, "all" | "find">): UsedSpaces => ({
  busySpaces: () =>
    spaces
      .all()
      .filter(({ online }) => online > 0)
      .map(({ spaceId, shared: { teamId }, plan, online }) => ({ spaceId, teamId, plan, online })),
  tellRunningOut(spaceId, runningOut) {
    const space = spaces.find(spaceId);
    const before = space?.records.get("runningOut", spaceId);
    const record = runningOut === null ? undefined : { spaceId, ...runningOut };
    if (space === null || isDeepStrictEqual(before, record)) return;
    const at = { kind: "runningOut", id: spaceId } as const;
    space.change([record === undefined ? { type: "gone", ...at } : { type: "put", ...at, record }]);
  },
  shut(spaceId, opensAgain) {
    const space = spaces.find(spaceId);
    if (space === null) return;
    const ending = { closeCode: CLOSE_CODES.hoursUsed, startsAt: opensAgain.toISOString() };
    const inside = [...space.records.all("participant")].map(({ accountId }) => accountId);
    for (const accountId of [...space.queue.accountIds, ...inside]) space.expel(accountId, ending);
  },
});
