import type { AccountId, SpaceId } from "@atrium/contract";
import { outranks } from "@atrium/rules";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { teamMembers } from "../team/index.ts";
import { handOnBans } from "./door/banStore.ts";
import { addMember, recordVisits } from "./membershipStore.ts";
import { spaceMembers, spaces, spaceVisits } from "./tables.ts";

/**
 * Transfers a guest's memberships and visits to the account they signed in to; the higher of two roles stays. Returns the
 * spaces in which the account's membership has changed.
 */
export async function adoptSpaces(
  tx: Transaction,
  { from, to }: { from: AccountId; to: AccountId },
): Promise<SpaceId[]> {
  const changed = new Set<SpaceId>();
  const memberships = await tx.delete(spaceMembers).where(eq(spaceMembers.accountId, from)).returning();
  for (const { spaceId, role, addedAt, invitationId } of memberships) {
    const [own] = await tx
      .select({ role: spaceMembers.role })
      .from(spaceMembers)
      .where(and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.accountId, to)));
    if (own === undefined || outranks(role, own.role)) {
      await addMember(tx, { spaceId, accountId: to, role, invitationId }, addedAt.getTime());
      changed.add(spaceId);
    }
  }
  for (const spaceId of await raiseMembers(tx, to)) changed.add(spaceId);
  const visits = await tx.delete(spaceVisits).where(eq(spaceVisits.accountId, from)).returning();
  for (const { spaceId, browserHash, lastVisitedAt, visitsCount: begun } of visits) {
    await recordVisits(tx, { spaceId, visits: [{ accountId: to, browserHash, begun }] }, lastVisitedAt.getTime());
  }
  await handOnBans(tx, { from, to });
  return [...changed];
}

/** A team member is no guest of its spaces: as when accepting an invitation, they become members there. */
async function raiseMembers(tx: Transaction, accountId: AccountId): Promise<SpaceId[]> {
  const isMember = and(eq(teamMembers.accountId, accountId), ne(teamMembers.role, "GUEST"));
  const ofOwnTeams = tx
    .select({ id: spaces.id })
    .from(spaces)
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), isMember));
  const isGuest = and(eq(spaceMembers.accountId, accountId), eq(spaceMembers.role, "SPACE_GUEST"));
  const raised = await tx
    .update(spaceMembers)
    .set({ role: "SPACE_MEMBER" })
    .where(and(isGuest, inArray(spaceMembers.spaceId, ofOwnTeams)))
    .returning({ spaceId: spaceMembers.spaceId });
  return raised.map(({ spaceId }) => spaceId);
}
