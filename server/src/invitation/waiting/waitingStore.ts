import type { InvitationId, Locale, TeamId } from "@atrium/contract";
import { accounts } from "../../account/index.ts";
import { teamMembers, teams } from "../../team/index.ts";
import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { isOpenAt } from "../invitationStore.ts";
import type { InvitationRow } from "../invitationStore.ts";
import { invitations } from "../tables.ts";

const MOST = 20;

interface WaitingRow {
  invitation: InvitationRow;
  team: { name: string; color: string; logoImageUrl: string | null };
  inviter: { name: string; email: string | null };
}

/** The open invitations mailed to an address, newest first. */
export async function findMailedTo(query: Query, emailKey: string, nowMs: number): Promise<WaitingRow[]> {
  return query
    .select({
      invitation: invitations,
      team: { name: teams.name, color: teams.color, logoImageUrl: teams.logoImageUrl },
      inviter: { name: accounts.name, email: accounts.email },
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .innerJoin(accounts, eq(accounts.id, invitations.createdBy))
    .where(and(eq(invitations.emailKey, emailKey), isOpenAt(nowMs)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MOST);
}

/** One of them, of any team; null if it is for another address. */
export async function findMailed(
  query: Query,
  { id, emailKey, nowMs }: { id: InvitationId; emailKey: string; nowMs: number },
): Promise<InvitationRow | null> {
  const [found] = await query
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.emailKey, emailKey), isOpenAt(nowMs)));
  return found ?? null;
}

const MOST_ASKED = 5;

/** Who can grant access to a team's private spaces: its admins with an address, the longest-serving first. */
export async function adminsToAsk(query: Query, teamId: TeamId): Promise<{ email: string; locale: Locale }[]> {
  const admins = await query
    .select({ email: accounts.email, locale: accounts.locale })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "ADMIN"), isNotNull(accounts.email)))
    .orderBy(asc(teamMembers.joinedAt), asc(accounts.id))
    .limit(MOST_ASKED);
  return admins.flatMap(({ email, locale }) => (email === null ? [] : [{ email, locale }]));
}
