import { must } from "@atrium/contract";
import type { Plan, TeamId } from "@atrium/contract";
import { countUse, hoursLeft } from "@atrium/rules";
import type { HoursUsed } from "@atrium/rules";
import { eq } from "drizzle-orm";
import type { Database, Query } from "../../platform/database/database.ts";
import { teamHours } from "../tables.ts";

export async function findHours(query: Query, teamId: TeamId): Promise<HoursUsed | null> {
  const [row] = await query.select().from(teamHours).where(eq(teamHours.teamId, teamId));
  return row === undefined ? null : toHours(row);
}

/** Counts use of a team up to now. */
export function addUse(db: Database, teamId: TeamId, nowMs: number): Promise<HoursUsed> {
  return db.transaction(async (tx) => {
    const first = toRow(countUse(null, nowMs));
    await tx
      .insert(teamHours)
      .values({ teamId, ...first })
      .onConflictDoNothing();
    const isOf = eq(teamHours.teamId, teamId);
    const [row] = await tx.select().from(teamHours).where(isOf).for("update");
    const used = countUse(toHours(must(row, "it has just been made sure of")), nowMs);
    await tx.update(teamHours).set(toRow(used)).where(isOf);
    return used;
  });
}

/** Until when a team's spaces are shut because its hours are used up; null if they are open. */
export async function shutUntil(
  query: Query,
  { teamId, plan }: { teamId: TeamId; plan: Plan },
  nowMs: number,
): Promise<Date | null> {
  if (hoursLeft(plan, null, nowMs) === null) return null;
  const left = hoursLeft(plan, await findHours(query, teamId), nowMs);
  return left === null || left.leftMs > 0 ? null : new Date(left.restoredMs);
}

const toHours = ({ since, usedMs, countedAt }: typeof teamHours.$inferSelect): HoursUsed => ({
  sinceMs: since.getTime(),
  usedMs,
  countedMs: countedAt.getTime(),
});

const toRow = ({ sinceMs, usedMs, countedMs }: HoursUsed) => ({
  since: new Date(sinceMs),
  usedMs,
  countedAt: new Date(countedMs),
});
