import { constants, must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { changeAccount, findAccount } from "../accountStore.ts";
import type { Account } from "../accountStore.ts";
import { endSessionsOf } from "../sessions.ts";
import { lockMailbox } from "../signIn/signInStore.ts";
import { deletionMail } from "./deletionMail.ts";
import { forgetAccount } from "./forgetAccount.ts";

type Needs = Pick<AccountNeeds, "bus" | "teams" | "mailer" | "siteUrl" | "endCalendar">;

/**
 * Without a session there is nothing to delete, which is not an error: the first answer may have been lost. A guest, who
 * has no address to come back with, is deleted for good at once.
 */
export const deleteAccount: Handler<typeof operations.deleteAccount, Needs> = async (needs, context) => {
  const { tx, nowMs, caller } = context;
  const account = caller.accountId === null ? null : await findAccount(tx, caller.accountId);
  if (account === null) {
    await context.closeSession();
    return ok({ deletesAt: null });
  }
  // Blocks sign-ins with its address meanwhile: those lock the mailbox before sessions as well.
  if (account.emailKey !== null) await lockMailbox(tx, account.emailKey);
  // Sessions end before the teams are left: this waits for running calls, whose changes are then covered as well.
  const ended = await endSessionsOf(tx, needs.bus, account.id);
  await needs.teams.lock(tx, account.id);
  // A sign-in without the mailbox, by a passkey, may have opened another one.
  ended.push(...(await endSessionsOf(tx, needs.bus, account.id)));
  const { teamsToHandOver, teamsThatGo } = await needs.teams.ledAlone({ query: tx, nowMs }, account.id);
  if (teamsToHandOver.length > 0) return refuse("needToTransferTeamRights");
  const ends = teamsThatGo.map(({ id }) => id);
  const left = await needs.teams.leave(context, needs.bus, { accountId: account.id, ends });
  if (account.emailKey === null) {
    const gone = await forgetAccount(needs, { tx, nowMs }, account);
    await context.closeSession();
    return ok({ deletesAt: null }, [...ended, ...left, ...gone]);
  }
  // Nobody reads it any more, even if the account is restored.
  const withdrawn = await needs.endCalendar(tx, { accountId: account.id, nowMs: context.nowMs });
  const deletesAt = new Date(context.nowMs + constants.accountKeptForMs);
  await changeAccount(tx, account.id, { deletesAt });
  const told = await tell(needs, context, { account, deletesAt });
  await context.closeSession();
  return ok({ deletesAt: deletesAt.toISOString() }, [...ended, ...left, ...withdrawn, told]);
};

/** Mails the owner, who can restore the account if somebody else deleted it in a borrowed browser. */
function tell(
  { mailer, siteUrl }: Needs,
  { tx, nowMs }: CallContext,
  { account, deletesAt }: { account: Account; deletesAt: Date },
) {
  const to = must(account.email, "it has an address");
  return mailer.send(tx, deletionMail({ to, deletesAt, link: `${siteUrl()}/login`, locale: account.locale }), nowMs);
}
