import type { InvitationId } from "@atrium/contract";
import { accounts } from "../../account/index.ts";
import { teams } from "../../team/index.ts";
import { and, desc, eq } from "drizzle-orm";
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

/** What was mailed to an address and is still open, newest first. */
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

/** One of them, whichever team it is of; null for any that is for another address. */
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
