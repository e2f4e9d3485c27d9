import { constants, must } from "@atrium/contract";
import type { Effect } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import type { Account } from "../accountStore.ts";
import { countryOf } from "../../platform/country.ts";
import { isStrangeSession } from "../sessions.ts";
import { keyedHash } from "../signIn/hashes.ts";
import { asVouched, findBrowser, rememberBrowser } from "../signIn/signInStore.ts";
import { deviceOf } from "./deviceOf.ts";
import { newSignInMail } from "./newSignInMail.ts";

type Needs = Pick<AccountNeeds, "codeKey" | "mailer" | "siteUrl">;

/** The stored hash that identifies the calling browser. */
export const browserHashOf = ({ codeKey }: Pick<Needs, "codeKey">, { caller }: CallContext): string =>
  keyedHash(codeKey, "browser", caller.browserId);

/** The mark expires with the longest possible session: after that, nobody may be left who could confirm the browser. */
const isStrangeStill = (browser: { strangeSince: Date | null } | null, nowMs: number): boolean =>
  (browser?.strangeSince?.getTime() ?? -Infinity) > nowMs - constants.session.accountMaxMs;

/**
 * Signs the caller in after a mail or a passkey has proven whose account it is. Either may be in the wrong hands, so
 * the owner is notified of a new browser, and its sessions stay marked until the owner confirms them. Signing out and
 * in again confirms nothing. Single sign-on opens one that is not proven: a provider says who came, not whose mailbox it is.
 * `isFirst`: nobody has proven before that the account is theirs, so no browser is the owner's rather than this one.
 */
export async function openProvenSession(
  needs: Needs,
  context: CallContext,
  { account, isFirst, isProven = true }: { account: Account; isFirst: boolean; isProven?: boolean },
): Promise<Effect[]> {
  const { tx, caller, nowMs } = context;
  const emailKey = must(account.emailKey, "who signs in has an address");
  const at = { emailKey, browserHash: browserHashOf(needs, context) };
  const before = (await findBrowser(tx, at)) ?? (isProven ? null : await findBrowser(tx, asVouched(at)));
  const isFirstHere = !isFirst && before === null;
  const own = { accountId: account.id, sessionId: caller.sessionId };
  const isStrange = isFirstHere || isStrangeStill(before, nowMs) || (await isStrangeSession(tx, own));
  await rememberBrowser(tx, { ...(isProven ? at : asVouched(at)), isStrange }, nowMs);
  await context.openSession(account.id, { isProven, isStrange, browserHash: at.browserHash });
  if (!isFirstHere) return [];
  const told = {
    to: must(account.email, "who signs in has an address"),
    device: deviceOf(caller.userAgent ?? ""),
    country: countryOf(caller.address),
    atMs: nowMs,
    link: `${needs.siteUrl()}/dashboard/account?view=security`,
    locale: account.locale,
  };
  return [await needs.mailer.send(tx, newSignInMail(told), nowMs)];
}
