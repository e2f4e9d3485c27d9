import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { eq } from "drizzle-orm";
import type { Handler } from "../platform/calls/handler.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { findAccount } from "./accountStore.ts";
import { endSessionsOf } from "./sessions.ts";
import { forgetMailbox, lockMailbox } from "./signIn/signInStore.ts";
import { accounts } from "./tables.ts";

/**
 * Nothing that tells who it was stays: what belongs to the account goes with its row, and what others were told keeps
 * no author. Without a session there is nothing to delete, and that is no mistake: the first answer may have been lost.
 */
export const deleteAccount: Handler<typeof operations.deleteAccount, Pick<AccountNeeds, "bus" | "teams">> = async (
  { bus, teams },
  context,
) => {
  const { tx, caller } = context;
  const account = caller.accountId === null ? null : await findAccount(tx, caller.accountId);
  if (account !== null) {
    // Nobody signs in with its address meanwhile.
    if (account.emailKey !== null) await lockMailbox(tx, account.emailKey);
    await teams.lock(tx, account.id);
    const { teamsToHandOver, teamsThatGo } = await teams.ledAlone(tx, account.id);
    if (teamsToHandOver.length > 0) return refuse("needToTransferTeamRights");
    const ended = await endSessionsOf(tx, bus, account.id);
    const left = await teams.forget(tx, bus, { account, teamIds: teamsThatGo.map(({ id }) => id) });
    if (account.emailKey !== null) await forgetMailbox(tx, account.emailKey);
    await tx.delete(accounts).where(eq(accounts.id, account.id));
    await context.closeSession();
    return ok({}, [...ended, ...left]);
  }
  await context.closeSession();
  return ok({});
};
