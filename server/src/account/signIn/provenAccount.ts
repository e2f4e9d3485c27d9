import type { Effect, Locale } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { changeAccount, findAccountByEmail, insertAccount } from "../accountStore.ts";
import type { Account } from "../accountStore.ts";
import { endSessionsOf } from "../sessions.ts";

export interface ProvenAccount {
  account: Account;
  isNew: boolean;
  effects: readonly Effect[];
}

/** The account of a proven address. A guest of this browser becomes it, with everything the guest has made. */
export async function provenAccount(
  needs: Pick<AccountNeeds, "bus" | "teams">,
  { tx, nowMs, caller }: CallContext,
  { email, emailKey, locale }: { email: string; emailKey: string; locale: Locale },
): Promise<ProvenAccount> {
  const known = await findAccountByEmail(tx, emailKey);
  const guestId = caller.isVerified ? null : caller.accountId;
  // None of the guest's sessions may live on as sessions of an account.
  const effects = guestId === null ? [] : await endSessionsOf(tx, needs.bus, guestId);
  if (known === null) {
    const account =
      guestId === null
        ? await insertAccount(tx, { email, emailKey, locale, nowMs })
        : await changeAccount(tx, guestId, { email, emailKey });
    return { account, isNew: true, effects };
  }
  if (guestId === null) return { account: known, isNew: false, effects };
  const news = await needs.teams.adoptGuest(tx, needs.bus, { from: guestId, to: known.id });
  return { account: known, isNew: false, effects: [...effects, ...news] };
}
