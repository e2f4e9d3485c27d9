import { must, newId } from "@atrium/contract";
import type { AccountId, Plan, TeamId, TeamRole } from "@atrium/contract";
import { and, asc, eq, exists, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";
import { sqlState, UNIQUE_VIOLATION } from "../platform/database/database.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import type { keptColumns } from "./keeping/keptTerms.ts";
import { teamMembers, teams, teamStands } from "./tables.ts";

export type TeamRow = typeof teams.$inferSelect;

interface NewTeam {
  name: string;
  color: string;
  plan: Plan;
  adminId: AccountId | null;
  nowMs: number;
}

/** Condition on an account column: whether it is in any team. */
export const isInTeam = (query: Query, accountId: Column): SQL =>
  exists(query.select({ teamId: teamMembers.teamId }).from(teamMembers).where(eq(teamMembers.accountId, accountId)));

export async function insertTeam(tx: Transaction, team: NewTeam): Promise<TeamId> {
  const id = newId<TeamId>();
  const createdAt = new Date(team.nowMs);
  const freeSince = team.plan === "free" ? createdAt : null;
  await tx.insert(teams).values({ id, name: team.name, color: team.color, plan: team.plan, freeSince, createdAt });
  if (team.adminId !== null) {
    await tx.insert(teamMembers).values({ teamId: id, accountId: team.adminId, role: "ADMIN", joinedAt: createdAt });
  }
  return id;
}

export async function findTeam(query: Query, teamId: TeamId): Promise<TeamRow | null> {
  const [row] = await query
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), teamStands));
  return row ?? null;
}

/** The team, locked until this transaction ends: what is counted stays true. Rows that refer to it may still be added. */
export async function lockTeam(tx: Query, teamId: TeamId): Promise<TeamRow | null> {
  const [row] = await tx
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), teamStands))
    .for("no key update");
  return row ?? null;
}

type KeptColumn = keyof ReturnType<typeof keptColumns>;
type Settings = Pick<
  TeamRow,
  | "name"
  | "color"
  | "logoImageUrl"
  | "keepsMessagesOfDeleted"
  | "showsLinkTitles"
  | "emailSenderName"
  | "emailPrefix"
  | KeptColumn
>;
/** Changes the given settings. Null if another team has the mail prefix, even one that commits meanwhile. */
export async function changeTeam(
  tx: Transaction,
  team: TeamRow,
  changes: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Promise<TeamRow | null> {
  if (Object.values(changes).every((change) => change === undefined)) return team;
  try {
    // A failing statement aborts the surrounding transaction, unless it has a savepoint of its own.
    const [changed] = await tx.transaction((inner) =>
      inner.update(teams).set(changes).where(eq(teams.id, team.id)).returning(),
    );
    return must(changed, "the team is locked");
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

export async function setTeamPlan(
  tx: Transaction,
  teamId: TeamId,
  { nowMs, ...set }: Pick<TeamRow, "plan" | "boughtCapacity"> & { nowMs: number },
): Promise<void> {
  const now = sql`to_timestamp(${nowMs / 1000}::float8)`;
  const freeSince =
    set.plan === "free" ? sql`case ${teams.plan} when 'free' then ${teams.freeSince} else ${now} end` : null;
  await tx
    .update(teams)
    .set({ ...set, freeSince })
    .where(eq(teams.id, teamId));
}

/** Notes of teams that are on the free plan since when they are, where a program did not that is older than that. */
export async function noteFreeTeams(query: Query, nowMs: number): Promise<void> {
  await query
    .update(teams)
    .set({ freeSince: new Date(nowMs) })
    .where(and(eq(teams.plan, "free"), isNull(teams.freeSince)));
}

/** Condition on a URL column: whether it is the logo of some team. */
export const isTeamLogo = (query: Query, url: SQL): SQL =>
  exists(query.select({ id: teams.id }).from(teams).where(eq(teams.logoImageUrl, url)));

export async function teamRoleOf(query: Query, teamId: TeamId, accountId: AccountId): Promise<TeamRole | null> {
  const [row] = await query
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.accountId, accountId)));
  return row?.role ?? null;
}

/** Whether somebody leads another team than this one. */
export async function isAdminElsewhere(
  query: Query,
  { teamId, accountId }: { teamId: TeamId; accountId: AccountId },
): Promise<boolean> {
  const isOther = and(ne(teamMembers.teamId, teamId), eq(teamMembers.role, "ADMIN"), teamStands);
  const rows = await query
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.accountId, accountId), isOther))
    .limit(1);
  return rows.length > 0;
}

/** Sets somebody's role in the team, replacing any earlier one. */
export async function setTeamStanding(
  tx: Transaction,
  { role, ...at }: { teamId: TeamId; accountId: AccountId; role: TeamRole },
  nowMs: number,
): Promise<void> {
  await tx
    .insert(teamMembers)
    .values({ ...at, role, joinedAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.accountId], set: { role } });
}

/** In the order they were joined. */
export async function teamsOfAccount(query: Query, accountId: AccountId): Promise<{ team: TeamRow; role: TeamRole }[]> {
  return query
    .select({ team: teams, role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.accountId, accountId), teamStands))
    .orderBy(asc(teamMembers.joinedAt), asc(teams.id));
}

/** Admins count as members. */
export async function countMembers(query: Query, teamIds: readonly TeamId[]): Promise<Map<TeamId, number>> {
  const rows = await query
    .select({ teamId: teamMembers.teamId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(teamMembers)
    .where(and(inArray(teamMembers.teamId, [...teamIds]), ne(teamMembers.role, "GUEST")))
    .groupBy(teamMembers.teamId);
  return new Map(rows.map(({ teamId, count }) => [teamId, count]));
}
