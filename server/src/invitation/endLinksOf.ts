import type { AccountId, Effect, TeamId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { revokeLinksOf } from "./invitationStore.ts";
import { spaceInvitationsChanged } from "./topics.ts";

/** Revokes the links to a team and its spaces that somebody has made. Mails stay: each is for one mailbox, and ends soon. */
export async function endLinksOf(
  tx: Transaction,
  bus: Bus,
  by: { teamId: TeamId; accountId: AccountId; nowMs: number },
): Promise<Effect[]> {
  const spaceIds = await revokeLinksOf(tx, by);
  return spaceIds.map((spaceId) => () => bus.publish(spaceInvitationsChanged, { spaceId }));
}
