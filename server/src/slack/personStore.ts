import type { AccountId, TeamId, TeamMemberSlackIntegration } from "@atrium/contract";
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { teamMembers } from "../team/index.ts";
import { slackPeople, slackTokens } from "./tables.ts";

export type PersonRow = typeof slackPeople.$inferSelect;
interface Of {
  teamId: TeamId;
  accountId: AccountId;
}

const isOf = ({ teamId, accountId }: Of) => and(eq(slackPeople.teamId, teamId), eq(slackPeople.accountId, accountId));

/** The same connection: whoever has connected anew meanwhile has another. */
const isSame = (person: Of & Pick<PersonRow, "tokenId">) => and(isOf(person), eq(slackPeople.tokenId, person.tokenId));

export async function findPerson(query: Query, of: Of): Promise<PersonRow | null> {
  const [row] = await query.select().from(slackPeople).where(isOf(of));
  return row ?? null;
}

/** Connects somebody, replacing an earlier connection. */
export async function replacePerson(tx: Transaction, row: Of & Pick<PersonRow, "tokenId" | "connectedAt">) {
  const fresh = { ...row, shownSpaceId: null, shownText: null, shownUntil: null, shownBy: null };
  await tx
    .insert(slackPeople)
    .values(fresh)
    .onConflictDoUpdate({ target: [slackPeople.teamId, slackPeople.accountId], set: fresh });
}

export async function removePerson(query: Query, of: Of): Promise<void> {
  await query.delete(slackPeople).where(isOf(of));
}

/** Disconnects somebody in every team. `revokeUnused` takes their status away, then revokes the token nobody uses. */
export async function disconnectFromSlack(query: Query, accountId: AccountId): Promise<void> {
  await query.delete(slackPeople).where(eq(slackPeople.accountId, accountId));
}

/** Disconnects somebody whose permission is lost. */
export async function losePerson(query: Query, person: PersonRow): Promise<void> {
  await query.delete(slackPeople).where(isSame(person));
}

/**
 * What somebody's status says from now on; null: nothing of ours. Their token says it too, in case their connection goes
 * before the status does.
 */
export async function noteShown(
  query: Query,
  person: PersonRow,
  shown: Pick<PersonRow, "shownSpaceId" | "shownText" | "shownUntil" | "shownBy"> | null,
): Promise<void> {
  const shownText = shown?.shownText ?? null;
  // Another team may show them by the same token: nothing is said of that.
  if (shownText !== person.shownText)
    await query.update(slackTokens).set({ shownText }).where(eq(slackTokens.id, person.tokenId));
  const nothing = { shownSpaceId: null, shownText: null, shownUntil: null, shownBy: null };
  await query
    .update(slackPeople)
    .set(shown ?? nothing)
    .where(isSame(person));
}

/** The connections of people who are here now, and those with a status of ours. */
export async function peopleToLookAt(query: Query, accountIds: readonly AccountId[]): Promise<PersonRow[]> {
  const isShown = sql`${slackPeople.shownSpaceId} is not null`;
  const isHere = accountIds.length === 0 ? sql`false` : inArray(slackPeople.accountId, [...accountIds]);
  return query
    .select()
    .from(slackPeople)
    .where(sql`${isShown} or ${isHere}`);
}

/** Disconnects people who no longer belong to the team. */
export async function forgetThoseWhoLeft(query: Query): Promise<void> {
  const member = query
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, slackPeople.teamId), eq(teamMembers.accountId, slackPeople.accountId)));
  await query.delete(slackPeople).where(notExists(member));
}

/** Moves the connections of a guest session to the account it becomes, unless that has its own. */
export async function adoptSlackPeople(
  tx: Transaction,
  { from, to }: { from: AccountId; to: AccountId },
): Promise<void> {
  await tx.execute(sql`update slack_people p set account_id = ${to} where account_id = ${from} and not exists
    (select 1 from slack_people other where other.team_id = p.team_id and other.account_id = ${to})`);
}

export const describePerson = (workspaceName: string, { connectedAt }: PersonRow): TeamMemberSlackIntegration => ({
  workspaceName,
  connectedAt: connectedAt.toISOString(),
});
