import { must, ok, refuse } from "@atrium/contract";
import type { Effect, operations, RefusalOf, Result, SuccessOf } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import { accountChanged, type AccountNeeds } from "../accountNeeds.ts";
import { changeAccount, findAccount, findAccountByEmail, profileOf } from "../accountStore.ts";
import { endOtherSessions, isStrangeSession, proveSession } from "../sessions.ts";
import { unlinkGoogle } from "../google/googleStore.ts";
import { unlinkSso } from "../sso/ssoIdentityStore.ts";
import { endLinksOf, forgetMailbox, rememberBrowser } from "../signIn/signInStore.ts";
import type { SignInRequest } from "../signIn/signInStore.ts";
import { emailChangedMail } from "./emailChangedMail.ts";

type Operation = typeof operations.authAccountByMagicLink2;
type Confirmed = Result<SuccessOf<Operation>, RefusalOf<Operation>>;

/**
 * Second half of an e-mail change: the mailbox is proven. The old address is notified, links sent to it stop working,
 * all other sessions end, and so does what was open to them as support staff, which their address makes them. If it is
 * the account's current address, the code only proves the session.
 */
export async function confirmEmail(
  needs: Pick<AccountNeeds, "bus" | "mailer" | "teams">,
  { tx, caller, nowMs }: CallContext,
  { request, browserHash }: { request: SignInRequest; browserHash: string },
): Promise<Confirmed> {
  const accountId = must(request.accountId, "a change of e-mail is somebody's");
  const before = must(await findAccount(tx, accountId), "a session has its account");
  const { email, emailKey } = request;
  const redirect = "/dashboard/account";
  if (before.emailKey === emailKey) {
    await proveSession(tx, caller.sessionId, nowMs);
    return ok({ account: profileOf(before), redirect, isNew: false, isBack: false });
  }
  const owner = await findAccountByEmail(tx, emailKey);
  if (owner !== null && owner.id !== accountId) return refuse("emailIsUsed");
  const account = await changeAccount(tx, accountId, { email, emailKey, emailSince: new Date(nowMs) });
  await endLinksOf(tx, accountId);
  await unlinkGoogle(tx, accountId);
  await unlinkSso(tx, accountId);
  const { effects: others } = await endOtherSessions(tx, needs.bus, { accountId, own: caller.sessionId, only: null });
  const support = await needs.teams.endSupport({ tx, caller, nowMs }, needs.bus, accountId);
  const effects: Effect[] = [() => needs.bus.publish(accountChanged, { accountId }), ...others, ...support];
  if (before.email !== null && before.emailKey !== null) {
    await forgetMailbox(tx, before.emailKey);
    const mail = emailChangedMail({ to: before.email, address: email, locale: before.locale });
    effects.push(await needs.mailer.send(tx, mail, nowMs));
  }
  const isStrange = await isStrangeSession(tx, { accountId, sessionId: caller.sessionId });
  await rememberBrowser(tx, { emailKey, browserHash, isStrange }, nowMs);
  return ok({ account: profileOf(account), redirect, isNew: false, isBack: false }, effects);
}
