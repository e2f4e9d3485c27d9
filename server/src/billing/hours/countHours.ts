import type { Plan, SpaceId, TeamId } from "@atrium/contract";
import { hoursLeft } from "@atrium/rules";
import type { Database } from "../../platform/database/database.ts";
import { addUse, shutUntil } from "./hoursStore.ts";

export interface BusySpace {
  spaceId: SpaceId;
  teamId: TeamId;
  plan: Plan;
  online: number;
}

/** The spaces of this node in which somebody is, and how to send everybody out of one until it opens again. */
export interface CountHoursLive {
  busySpaces(): readonly BusySpace[];
  shut(spaceId: SpaceId, opensAgain: Date): void;
}

export interface CountHoursNeeds {
  db: Database;
  live: CountHoursLive;
}

/** Fewer are no meeting: somebody alone uses no hours. */
const MEETING = 2;

/**
 * Counts the hours of teams whose plan limits them, and closes the spaces of those that have used all of theirs. A team
 * on such a plan has one space, which lives on one node: only this node's people are counted.
 */
export async function countHours({ db, live }: CountHoursNeeds, nowMs: number): Promise<void> {
  const limited = live.busySpaces().filter(({ plan }) => hoursLeft(plan, null, nowMs) !== null);
  const teams = new Map(limited.map((space) => [space.teamId, space]));
  for (const team of teams.values()) {
    const spaces = limited.filter(({ teamId }) => teamId === team.teamId);
    const online = spaces.reduce((all, space) => all + space.online, 0);
    if (online >= MEETING) await addUse(db, team.teamId, nowMs);
    const opensAgain = await shutUntil(db, team, nowMs);
    if (opensAgain !== null) for (const { spaceId } of spaces) live.shut(spaceId, opensAgain);
  }
}
