import type { Invitation, InvitationId } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import { addressOf } from "./addressOf.ts";
import { findOpen } from "./invitationStore.ts";
import type { InvitationsOf, ListedInvitation } from "./invitationStore.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";

const PAGE = 50;
type Needs = Pick<InvitationNeeds, "codes" | "siteUrl">;

/** One page of open invitations; only one inviter's if `by` is given. */
export async function listInvitations(
  needs: Needs,
  query: Query,
  asked: { of: InvitationsOf; cursor: InvitationId | undefined; nowMs: number },
): Promise<{ invitations: Invitation[]; nextCursor: InvitationId | null }> {
  const { of, cursor, nowMs } = asked;
  // One more than is shown tells whether there is another page.
  const found = await findOpen(query, of, { after: cursor, count: PAGE + 1, nowMs });
  const shown = found.slice(0, PAGE);
  const nextCursor = found.length > PAGE ? (shown.at(-1)?.invitation.id ?? null) : null;
  return { invitations: shown.map((each) => describeInvitation(needs, each)), nextCursor };
}

/** An invitation as those who may revoke it see it. */
export const describeInvitation = (needs: Needs, { invitation, creatorName }: ListedInvitation): Invitation => ({
  id: invitation.id,
  kind: invitation.kind,
  email: invitation.email,
  // The URL in a mail is for its reader only: it is as good as access to their mailbox.
  url: invitation.email === null ? addressOf(needs, invitation, needs.codes.open(invitation.codeSealed)) : null,
  role: invitation.role,
  spaceIds: invitation.spaceIds,
  expiresAt: invitation.expiresAt?.toISOString() ?? null,
  usesLeft: invitation.usesLeft,
  usedCount: invitation.usedCount,
  createdBy: { accountId: invitation.createdBy, name: creatorName },
  createdAt: invitation.createdAt.toISOString(),
});
