import { must } from "@atrium/contract";
import type { Effect } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import type { Account } from "../accountStore.ts";
import { countryOf } from "../../platform/country.ts";
import { keyedHash } from "../signIn/hashes.ts";
import { isKnownBrowser, rememberBrowser } from "../signIn/signInStore.ts";
import { deviceOf } from "./deviceOf.ts";
import { newSignInMail } from "./newSignInMail.ts";

type Needs = Pick<AccountNeeds, "codeKey" | "mailer" | "siteUrl">;

/** The stored hash that identifies the calling browser. */
export const browserHashOf = ({ codeKey }: Pick<Needs, "codeKey">, { caller }: CallContext): string =>
  keyedHash(codeKey, "browser", caller.browserId);

/**
 * Records that somebody has signed in here. Somebody else may have got hold of the mailbox or a passkey, so the owner is
 * notified of a new browser, with a way to end that session.
 */
export async function meetBrowser(
  needs: Needs,
  context: CallContext,
  { account, isNew }: { account: Account; isNew: boolean },
): Promise<Effect[]> {
  const { tx, caller, nowMs } = context;
  const emailKey = must(account.emailKey, "who signs in has an address");
  const at = { emailKey, browserHash: browserHashOf(needs, context) };
  const isKnown = await isKnownBrowser(tx, at);
  await rememberBrowser(tx, at, nowMs);
  if (isNew || isKnown) return [];
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
