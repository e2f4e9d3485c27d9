import type { AccountId, Team, TeamId } from "@atrium/contract";
import { and, eq, exists, inArray, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Column } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import { listTeamsOf } from "./describeTeams.ts";
import type { At, TeamSpaces } from "./describeTeams.ts";
import { teamMembers, teams } from "./tables.ts";

/** The teams in which somebody is the only admin, and which need a decision before that admin leaves. */
interface LedAlone {
  /** They have other members, one of whom can take over. */
  teamsToHandOver: Team[];
  /** They have no other member. */
  teamsThatGo: Team[];
}

export async function ledAlone(needs: TeamSpaces, at: At, accountId: AccountId): Promise<LedAlone> {
  const { query } = at;
  const otherAdmin = otherAdminOf(query, teamMembers.teamId, accountId);
  const rows = await query
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.accountId, accountId), eq(teamMembers.role, "ADMIN"), notExists(otherAdmin)));
  const ids = new Set(rows.map(({ teamId }) => teamId));
  const led = (await listTeamsOf(needs, at, accountId)).filter(({ id }) => ids.has(id));
  return {
    teamsToHandOver: led.filter(({ membersCount }) => membersCount > 1),
    teamsThatGo: led.filter(({ membersCount }) => membersCount === 1),
  };
}

/** Selects the other admins of a team who have an address to sign in with. */
export function otherAdminOf(query: Query, teamId: Column, accountId: AccountId) {
  const other = alias(teamMembers, "other");
  return query
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(accounts, and(eq(accounts.id, other.accountId), isNotNull(accounts.emailKey)))
    .where(and(eq(other.teamId, teamId), eq(other.role, "ADMIN"), ne(other.accountId, accountId)));
}

/**
 * Blocks changes to the people of somebody's teams, and of other given ones, until this transaction ends, so that their
 * admins stay known.
 */
export async function lockTeamsOf(
  tx: Transaction,
  accountId: AccountId,
  others: readonly TeamId[] = [],
): Promise<void> {
  const isOwn = and(eq(teamMembers.teamId, teams.id), eq(teamMembers.accountId, accountId));
  const own = exists(
    tx
      .select({ one: sql`1` })
      .from(teamMembers)
      .where(isOwn),
  );
  // Always in the same order, so that two concurrent deletions do not deadlock.
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(or(own, inArray(teams.id, [...others])))
    .orderBy(teams.id)
    .for("no key update");
}

/** Deletes teams with everything in them. */
export async function deleteTeams(tx: Transaction, teamIds: readonly TeamId[]): Promise<void> {
  await tx.delete(teams).where(inArray(teams.id, [...teamIds]));
}
