import { constants } from "@atrium/contract";
import type { AccountId, DeletedTeam, TeamId } from "@atrium/contract";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teamMembers, teams } from "../tables.ts";

/** Teams deleted since this moment can still be restored. */
const keptSince = (nowMs: number) => new Date(nowMs - constants.spaceKeptForMs);

export async function markTeamDeleted(tx: Transaction, teamId: TeamId, deletedAt: Date | null): Promise<void> {
  await tx.update(teams).set({ deletedAt }).where(eq(teams.id, teamId));
}

/** The deleted teams somebody administers and can restore, the latest first. */
export async function deletedTeamsOf(query: Query, adminId: AccountId, nowMs: number): Promise<DeletedTeam[]> {
  const rows = await ledAndDeleted(query, { adminId, nowMs }).orderBy(desc(teams.deletedAt), teams.id);
  return rows.flatMap(({ deletedAt, ...team }) =>
    deletedAt === null ? [] : [{ ...team, deletedAt: deletedAt.toISOString(), until: untilOf(deletedAt) }],
  );
}

/** When such a team was deleted; locks it until the transaction ends. Null if there is none to restore. */
export async function lockDeleted(
  tx: Transaction,
  of: { teamId: TeamId; adminId: AccountId; nowMs: number },
): Promise<Date | null> {
  const [found] = await ledAndDeleted(tx, of).for("no key update", { of: teams });
  return found?.deletedAt ?? null;
}

/** Deletes for good what can no longer be restored. */
export async function forgetDeletedTeams(query: Query, nowMs: number): Promise<void> {
  await query.delete(teams).where(lte(teams.deletedAt, keptSince(nowMs)));
}

function ledAndDeleted(query: Query, of: { teamId?: TeamId; adminId: AccountId; nowMs: number }) {
  const isLed = and(eq(teamMembers.accountId, of.adminId), eq(teamMembers.role, "ADMIN"));
  const isAsked = of.teamId === undefined ? undefined : eq(teams.id, of.teamId);
  return query
    .select({
      id: teams.id,
      name: teams.name,
      color: teams.color,
      logoImageUrl: teams.logoImageUrl,
      deletedAt: teams.deletedAt,
    })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(isLed, isAsked, gt(teams.deletedAt, keptSince(of.nowMs))))
    .$dynamic();
}

const untilOf = (deletedAt: Date): string => new Date(deletedAt.getTime() + constants.spaceKeptForMs).toISOString();
