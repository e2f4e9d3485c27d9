import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database/database.ts";
import { allTrialsEnded, teamChanged, teamPlanChanged } from "../../team/index.ts";

/** Announces that teams are on another plan because their trial has ended: the clock alone ends it, nothing is written. */
export async function tellEndedTrials(
  { db, bus }: { db: Database; bus: Pick<Bus, "publish"> },
  lately: { sinceMs: number; nowMs: number },
): Promise<void> {
  for (const teamId of await allTrialsEnded(db, lately)) {
    bus.publish(teamChanged, { teamId });
    bus.publish(teamPlanChanged, { teamId });
  }
}
