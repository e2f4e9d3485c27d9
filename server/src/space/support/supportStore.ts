import type { AccountId, OwnSupportAccess, SpaceId, SpaceRole, SupportAccess, TeamId } from "@atrium/contract";
import { and, desc, eq, gt, inArray, not, sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../../account/index.ts";
import { time } from "../../platform/database/columns.ts";
import type { Query } from "../../platform/database/database.ts";
import { teams } from "../../team/index.ts";
import { spaceMembers, spaces, stands } from "../tables.ts";

/** Which spaces are open to support staff now; what has ended is in the team's audit log only. */
export const supportAccesses = pgTable(
  "support_accesses",
  {
    spaceId: text("space_id")
      .$type<SpaceId>()
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    openedAt: time("opened_at").notNull(),
    endsAt: time("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.accountId] }),
    index("support_accesses_end").on(table.endsAt),
  ],
);

/**
 * Condition: it has not run out. Times are written and compared by the clock of the database alone: no role outlives its
 * time because a program is late, and nothing ends early because one is ahead.
 */
const isOpen = gt(supportAccesses.endsAt, sql`now()`);

/** In a select of spaces with somebody's membership: the role it gives, else that of support staff; null without any. */
export const memberRoleOf = (account: Column | AccountId): SQL<SpaceRole | null> =>
  sql<SpaceRole | null>`coalesce(${spaceMembers.role}, (
    select 'SUPPORT' from ${supportAccesses}
    where ${supportAccesses.spaceId} = ${spaces.id} and ${supportAccesses.accountId} = ${account} and ${isOpen}
  ))`;

/** The spaces of a team that are open to some accounts as support staff. */
export const supportedSpaces = (query: Query, teamId: TeamId, accountIds: readonly AccountId[]) =>
  query
    .select({ accountId: supportAccesses.accountId, spaceId: supportAccesses.spaceId, role: sql<SpaceRole>`'SUPPORT'` })
    .from(supportAccesses)
    .innerJoin(spaces, eq(spaces.id, supportAccesses.spaceId))
    .where(and(eq(spaces.teamId, teamId), stands, inArray(supportAccesses.accountId, [...accountIds]), isOpen));

/** The teams that have a space open to these accounts. */
export const supportedTeams = (query: Query, accountIds: readonly AccountId[]) =>
  query
    .selectDistinct({ accountId: supportAccesses.accountId, teamId: spaces.teamId })
    .from(supportAccesses)
    .innerJoin(spaces, eq(spaces.id, supportAccesses.spaceId))
    .where(and(inArray(supportAccesses.accountId, [...accountIds]), stands, isOpen));

type AskedAccess = Pick<typeof supportAccesses.$inferInsert, "spaceId" | "accountId" | "reason"> & { minutes: number };

/** Opens a space to somebody from now on; one that is open already anew. */
export async function keepAccess(query: Query, { minutes, ...row }: AskedAccess): Promise<void> {
  const [openedAt, endsAt] = [sql`now()`, sql`now() + ${minutes} * interval '1 minute'`];
  await query
    .insert(supportAccesses)
    .values({ ...row, openedAt, endsAt })
    .onConflictDoUpdate({
      target: [supportAccesses.spaceId, supportAccesses.accountId],
      set: { reason: row.reason, openedAt, endsAt },
    });
}

/** Those of a team, latest first. */
export async function accessesOfTeam(query: Query, teamId: TeamId): Promise<SupportAccess[]> {
  const rows = await query
    .select({ ...SHOWN, accountId: supportAccesses.accountId, name: accounts.name })
    .from(supportAccesses)
    .innerJoin(spaces, eq(spaces.id, supportAccesses.spaceId))
    .innerJoin(accounts, eq(accounts.id, supportAccesses.accountId))
    .where(and(eq(spaces.teamId, teamId), stands, isOpen))
    .orderBy(desc(supportAccesses.openedAt), supportAccesses.spaceId);
  return rows.map((row) => ({ ...row, ...timesOf(row) }));
}

/** Those of a staff member, latest first. */
export async function accessesOf(query: Query, accountId: AccountId): Promise<OwnSupportAccess[]> {
  const rows = await query
    .select({ ...SHOWN, slug: spaces.slug, teamId: teams.id, teamName: teams.name })
    .from(supportAccesses)
    .innerJoin(spaces, eq(spaces.id, supportAccesses.spaceId))
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .where(and(eq(supportAccesses.accountId, accountId), stands, isOpen))
    .orderBy(desc(supportAccesses.openedAt), supportAccesses.spaceId);
  return rows.map((row) => ({ ...row, ...timesOf(row) }));
}

/** Ends somebody's accesses to a team; returns to which spaces. */
export async function endAccesses(query: Query, ends: { teamId: TeamId; accountId: AccountId }): Promise<SpaceId[]> {
  const ofTeam = query.select({ id: spaces.id }).from(spaces).where(eq(spaces.teamId, ends.teamId));
  const ended = await query
    .delete(supportAccesses)
    .where(and(eq(supportAccesses.accountId, ends.accountId), inArray(supportAccesses.spaceId, ofTeam)))
    .returning({ spaceId: supportAccesses.spaceId });
  return ended.map(({ spaceId }) => spaceId);
}

/** Ends all accesses of somebody; returns to which spaces of which teams. */
export async function endAccessesOf(
  query: Query,
  accountId: AccountId,
): Promise<{ spaceId: SpaceId; teamId: TeamId }[]> {
  const ended = query.$with("ended").as(
    query.delete(supportAccesses).where(eq(supportAccesses.accountId, accountId)).returning({
      spaceId: supportAccesses.spaceId,
    }),
  );
  return query
    .with(ended)
    .select({ spaceId: spaces.id, teamId: spaces.teamId })
    .from(ended)
    .innerJoin(spaces, eq(spaces.id, ended.spaceId));
}

/** Takes out what has run out; of several programs only one gets each. */
export const takeRunOut = (query: Query) =>
  query
    .delete(supportAccesses)
    .where(not(isOpen))
    .returning({ spaceId: supportAccesses.spaceId, accountId: supportAccesses.accountId });

const SHOWN = {
  spaceId: spaces.id,
  spaceName: spaces.name,
  reason: supportAccesses.reason,
  openedAt: supportAccesses.openedAt,
  endsAt: supportAccesses.endsAt,
};

const timesOf = ({ openedAt, endsAt }: { openedAt: Date; endsAt: Date }) => ({
  openedAt: openedAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
