import type { Effect } from "@atrium/contract";
import { eq, lte } from "drizzle-orm";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import type { Account } from "../accountStore.ts";
import { forgetMailbox, lockMailbox } from "../signIn/signInStore.ts";
import { accounts } from "../tables.ts";

type Needs = Pick<AccountNeeds, "bus" | "teams">;
/** In what it is done, and when. */
type At = Pick<CallContext, "tx" | "nowMs">;

/**
 * Removes everything that identifies the person: what belongs to the account is deleted with its row, and what others
 * received stays without an author.
 */
export async function forgetAccount({ bus, teams }: Needs, { tx, nowMs }: At, account: Account): Promise<Effect[]> {
  const { teamsThatGo } = await teams.ledAlone({ query: tx, nowMs }, account.id);
  const effects = await teams.forget(tx, bus, { account, teamIds: teamsThatGo.map(({ id }) => id) });
  if (account.emailKey !== null) await forgetMailbox(tx, account.emailKey);
  await tx.delete(accounts).where(eq(accounts.id, account.id));
  return effects;
}

/** Deletes the accounts that can no longer be restored, one transaction each: a sweep may stop anywhere. */
export async function forgetDeletedAccounts(needs: Needs & { db: Database }, nowMs: number): Promise<void> {
  const isDue = lte(accounts.deletesAt, new Date(nowMs));
  for (const { emailKey, id } of await needs.db.select().from(accounts).where(isDue)) {
    const effects = await needs.db.transaction(async (tx) => {
      if (emailKey !== null) await lockMailbox(tx, emailKey);
      // It may just have been restored.
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
      const isStillDue = account?.deletesAt !== null && account !== undefined && account.deletesAt.getTime() <= nowMs;
      return isStillDue ? forgetAccount(needs, { tx, nowMs }, account) : [];
    });
    for (const effect of effects) await effect();
  }
}
