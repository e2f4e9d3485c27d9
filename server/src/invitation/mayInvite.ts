import type { AccountId } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Query } from "../platform/database/database.ts";
import { roleOf, rolesInTeam } from "../space/index.ts";
import { removedAt } from "../team/index.ts";
import type { InvitationRow } from "./invitationStore.ts";

/** Whether whoever sent an invitation could send the same today. */
export async function mayInvite(query: Query, { kind, createdBy, teamId, spaceId }: InvitationRow): Promise<boolean> {
  if (spaceId !== null) {
    const role = await roleOf(query, createdBy, spaceId);
    return role !== null && may("space.inviteGuests", { role });
  }
  const role = (await rolesInTeam(query, [createdBy], teamId)).get(createdBy);
  return role !== undefined && may(kind === "teamMember" ? "team.inviteMembers" : "team.inviteGuests", { role });
}

/**
 * Whether a link is over for somebody in particular: for its maker once they could not make it any more, and for whoever
 * was removed from the team after it was made. A mail is meant for one mailbox and stays a way in.
 */
export async function isOverFor(
  query: Query,
  invitation: InvitationRow,
  accountId: AccountId | null,
): Promise<boolean> {
  const { email, createdBy, createdAt, teamId } = invitation;
  if (accountId === null || email !== null) return false;
  if (createdBy === accountId && !(await mayInvite(query, invitation))) return true;
  const at = await removedAt(query, { teamId, accountId });
  return at !== null && createdAt <= at;
}
