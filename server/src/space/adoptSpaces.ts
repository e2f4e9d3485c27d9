import type { AccountId, SpaceId } from "@atrium/contract";
import { outranks } from "@atrium/rules";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { handOnBans } from "./door/banStore.ts";
import { addMember, recordVisits } from "./membershipStore.ts";
import { spaceMembers, spaceVisits } from "./tables.ts";

/**
 * Transfers a guest's memberships and visits to the account they signed in to; the higher of two roles stays. Returns the
 * spaces in which the account's membership has changed.
 */
export async function adoptSpaces(
  tx: Transaction,
  { from, to }: { from: AccountId; to: AccountId },
): Promise<SpaceId[]> {
  const changed: SpaceId[] = [];
  const memberships = await tx.delete(spaceMembers).where(eq(spaceMembers.accountId, from)).returning();
  for (const { spaceId, role, addedAt } of memberships) {
    const [own] = await tx
      .select({ role: spaceMembers.role })
      .from(spaceMembers)
      .where(and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.accountId, to)));
    if (own === undefined || outranks(role, own.role)) {
      await addMember(tx, { spaceId, accountId: to, role }, addedAt.getTime());
      changed.push(spaceId);
    }
  }
  const visits = await tx.delete(spaceVisits).where(eq(spaceVisits.accountId, from)).returning();
  for (const { spaceId, browserHash, lastVisitedAt } of visits) {
    await recordVisits(tx, { spaceId, visits: [{ accountId: to, browserHash }] }, lastVisitedAt.getTime());
  }
  await handOnBans(tx, { from, to });
  return changed;
}
