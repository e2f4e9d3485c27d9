import { constants } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { changeAccount } from "../accountStore.ts";
import type { Account } from "../accountStore.ts";

/** Signing in to a deleted account restores it, with the teams deleted with it; other accounts stay as they are. */
export async function takeBack(
  { teams }: Pick<AccountNeeds, "teams">,
  { tx, caller, nowMs }: CallContext,
  account: Account,
): Promise<Account> {
  const { id: accountId, deletesAt } = account;
  if (deletesAt === null) return account;
  const deletedAt = new Date(deletesAt.getTime() - constants.accountKeptForMs);
  await teams.takeBack({ tx, caller: { ...caller, accountId }, nowMs }, { accountId, deletedAt });
  return changeAccount(tx, accountId, { deletesAt: null });
}
