import { constants } from "@atrium/contract";
import type { Plan, RunsOut, SpaceId, TeamId } from "@atrium/contract";
import { hoursLeft, passEndsSoon } from "@atrium/rules";
import type { HoursLeft } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import { teamChanged, trialsEnded } from "../../team/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { passesAhead } from "../purchases/purchaseStore.ts";
import { runsOutOf } from "./runsOut.ts";
import { addUse, findHours } from "./hoursStore.ts";

export interface BusySpace {
  spaceId: SpaceId;
  teamId: TeamId;
  plan: Plan;
  online: number;
}

/** The spaces of this node in which somebody is, and what is said and done in one of them. */
export interface CountHoursLive {
  busySpaces(): readonly BusySpace[];
  /** Tells everybody in a space what soon runs out; nothing does with null. */
  tellRunningOut(spaceId: SpaceId, runningOut: RunsOut | null): void;
  /** Sends everybody out until it opens again. */
  shut(spaceId: SpaceId, opensAgain: Date): void;
}

export interface CountHoursNeeds {
  db: Database;
  bus: Pick<Bus, "publish">;
  live: CountHoursLive;
}

/** Longer than a count may be late. */
const LATELY_MS = 5 * constants.quota.countedEveryMs;

/** Fewer are no meeting: somebody alone uses no hours. */
const MEETING = 2;

/**
 * Counts the hours of teams whose plan limits them, tells people when these or a day pass run out, and closes the spaces
 * of teams that have used all of their hours. A team on such a plan has one space, which lives on one node: only this
 * node's people are counted.
 */
export async function countHours({ db, bus, live }: CountHoursNeeds, nowMs: number): Promise<void> {
  const busy = live.busySpaces();
  const teams = new Map(busy.map((space) => [space.teamId, space]));
  // Nothing else tells a space that its plan is another one since now.
  const since = { sinceMs: nowMs - LATELY_MS, nowMs };
  for (const teamId of await trialsEnded(db, [...teams.keys()], since)) bus.publish(teamChanged, { teamId });
  const passes = await passesAhead(db, [...teams.keys()], nowMs);
  for (const team of teams.values()) {
    const spaces = busy.filter(({ teamId }) => teamId === team.teamId);
    const hours = await countOf(db, team, { spaces, nowMs });
    const own = passes.filter(({ teamId }) => teamId === team.teamId).map(({ pass }) => pass);
    const told = runsOutOf(hours, passEndsSoon(own, nowMs));
    for (const { spaceId } of spaces) {
      if (hours?.leftMs === 0) live.shut(spaceId, new Date(hours.restoredMs));
      else live.tellRunningOut(spaceId, told);
    }
  }
}

/** What is left of a team's hours after this count; null on a plan that does not count them. */
async function countOf(
  db: Database,
  { teamId, plan }: BusySpace,
  { spaces, nowMs }: { spaces: readonly BusySpace[]; nowMs: number },
): Promise<HoursLeft | null> {
  if (hoursLeft(plan, null, nowMs) === null) return null;
  const online = spaces.reduce((all, space) => all + space.online, 0);
  if (online >= MEETING) await addUse(db, teamId, nowMs);
  return hoursLeft(plan, await findHours(db, teamId), nowMs);
}
