import type { TeamId } from "@atrium/contract";
import { and, eq, inArray } from "drizzle-orm";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { keyedHash } from "../../account/index.ts";
import { time } from "../../platform/database/columns.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teams } from "../../team/index.ts";

/** Mailboxes that want no more invitations of a team. */
export const declinedTeams = pgTable(
  "declined_teams",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** Keyed hash: whose mailbox it is can be looked up, not read. */
    mailbox: text("mailbox").notNull(),
    declinedAt: time("declined_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.mailbox] })],
);

interface Mailbox {
  teamId: TeamId;
  emailKey: string;
}
type Needs = { codeKey: Buffer };

const mailboxOf = ({ codeKey }: Needs, emailKey: string): string => keyedHash(codeKey, "mailbox", emailKey);

const isAt = (needs: Needs, { teamId, emailKey }: Mailbox) =>
  and(eq(declinedTeams.teamId, teamId), eq(declinedTeams.mailbox, mailboxOf(needs, emailKey)));

/** Which of some addresses want no more mail from a team. */
export async function declinedOf(
  query: Query,
  needs: Needs,
  { teamId, emailKeys }: { teamId: TeamId; emailKeys: readonly string[] },
): Promise<ReadonlySet<string>> {
  const of = new Map(emailKeys.map((emailKey) => [mailboxOf(needs, emailKey), emailKey]));
  if (of.size === 0) return new Set();
  const rows = await query
    .select({ mailbox: declinedTeams.mailbox })
    .from(declinedTeams)
    .where(and(eq(declinedTeams.teamId, teamId), inArray(declinedTeams.mailbox, [...of.keys()])));
  return new Set(rows.flatMap(({ mailbox }) => of.get(mailbox) ?? []));
}

export async function declineTeam(tx: Transaction, needs: Needs, at: Mailbox & { nowMs: number }): Promise<void> {
  const { teamId, emailKey, nowMs } = at;
  await tx
    .insert(declinedTeams)
    .values({ teamId, mailbox: mailboxOf(needs, emailKey), declinedAt: new Date(nowMs) })
    .onConflictDoNothing();
}

/** Whoever asks a team for an invitation wants its mail again. */
export async function wantTeamAgain(tx: Transaction, needs: Needs, at: Mailbox): Promise<void> {
  await tx.delete(declinedTeams).where(isAt(needs, at));
}
