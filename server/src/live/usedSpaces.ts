import { CLOSE_CODES } from "@atrium/contract";
import type { Plan, SpaceId, TeamId } from "@atrium/contract";
import type { LiveSpaces } from "./liveSpaces.ts";

/** What counting the hours of plans needs from live spaces. */
export interface UsedSpaces {
  /** The spaces of this node in which somebody is. */
  busySpaces(): readonly { spaceId: SpaceId; teamId: TeamId; plan: Plan; online: number }[];
  /** Removes everybody from a space, also those who wait, until it opens again. */
  shut(spaceId: SpaceId, opensAgain: Date): void;
}

export const usedSpaces = (spaces: Pick<LiveSpaces, "all" | "find">): UsedSpaces => ({
  busySpaces: () =>
    spaces
      .all()
      .filter(({ online }) => online > 0)
      .map(({ spaceId, shared: { teamId }, plan, online }) => ({ spaceId, teamId, plan, online })),
  shut(spaceId, opensAgain) {
    const space = spaces.find(spaceId);
    if (space === null) return;
    const ending = { closeCode: CLOSE_CODES.hoursUsed, startsAt: opensAgain.toISOString() };
    const inside = [...space.records.all("participant")].map(({ accountId }) => accountId);
    for (const accountId of [...space.queue.accountIds, ...inside]) space.expel(accountId, ending);
  },
});
