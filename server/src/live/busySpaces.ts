import { CLOSE_CODES } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import type { LiveSpaces } from "./liveSpaces.ts";

/** The spaces of this node in which somebody is, with their teams and plans. */
export const busySpaces = (spaces: Pick<LiveSpaces, "all">) =>
  spaces
    .all()
    .filter(({ online }) => online > 0)
    .map(({ spaceId, shared: { teamId }, plan, online }) => ({ spaceId, teamId, plan, online }));

/** Sends everybody out of a space, also those who wait, until it opens again. */
export function shutSpace(spaces: Pick<LiveSpaces, "find">, spaceId: SpaceId, opensAgain: Date): void {
  const space = spaces.find(spaceId);
  if (space === null) return;
  const ending = { closeCode: CLOSE_CODES.hoursUsed, startsAt: opensAgain.toISOString() };
  const inside = [...space.records.all("participant")].map(({ accountId }) => accountId);
  for (const accountId of [...space.queue.accountIds, ...inside]) space.expel(accountId, ending);
}
