import { must } from "@atrium/contract";
import type { AccountId, Effect, Locale } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { changeAccount, findAccount, findAccountByEmail, insertAccount } from "../accountStore.ts";
import type { Account } from "../accountStore.ts";
import { takeBack } from "../deletion/takeBack.ts";
import { endSessionsOf, lockSessionsOf } from "../sessions.ts";
import { unlinkUnproven } from "../sso/ssoIdentityStore.ts";
import { forgetBrowsers } from "./signInStore.ts";

export interface ProvenAccount {
  account: Account;
  isNew: boolean;
  /** Nobody has proven before that it is theirs: it is new, or a team's provider had made it on its own word. */
  isFirst: boolean;
  /** It had been deleted, and this restores it. */
  isBack: boolean;
  effects: readonly Effect[];
}

type Needs = Pick<AccountNeeds, "bus" | "teams" | "endCalendar">;

/** The account of a proven address. A guest in this browser becomes it, with everything the guest created. */
export async function provenAccount(
  needs: Needs,
  context: CallContext,
  { email, emailKey, locale }: { email: string; emailKey: string; locale: Locale },
): Promise<ProvenAccount> {
  const { tx, nowMs } = context;
  const found = await findAccountByEmail(tx, emailKey);
  if (found !== null) {
    const back = await takeBack(needs, context, found);
    const ended = await endClaims(needs, context, { accountId: back.id, emailKey });
    const account = ended === null ? back : must(await findAccount(tx, back.id), "it was there before");
    const effects = [...(ended ?? []), ...(await becomeKnown(needs, context, account))];
    return { account, isNew: false, isFirst: ended !== null, isBack: found.deletesAt !== null, effects };
  }
  const guestId = await lockGuest(context);
  if (guestId === null) {
    const account = await insertAccount(tx, { email, emailKey, locale, nowMs });
    return { account, ...FRESH, effects: [] };
  }
  const effects = await endSessionsOf(tx, needs.bus, guestId);
  const emailSince = new Date(nowMs);
  return { account: await changeAccount(tx, guestId, { email, emailKey, emailSince }), ...FRESH, effects };
}

const FRESH = { isNew: true, isFirst: true, isBack: false };

/**
 * A team's provider may have made the account on its own word: then its sessions end, with what was remembered and
 * connected by them, and its link until the owner agrees. Null if none has.
 */
async function endClaims(
  { bus, teams, endCalendar }: Needs,
  { tx, nowMs }: CallContext,
  { accountId, emailKey }: { accountId: AccountId; emailKey: string },
): Promise<Effect[] | null> {
  if (!(await unlinkUnproven(tx, accountId))) return null;
  await forgetBrowsers(tx, emailKey);
  const ended = await endSessionsOf(tx, bus, accountId);
  await teams.disconnect(tx, accountId);
  return [...ended, ...(await endCalendar(tx, { accountId, nowMs }))];
}

/** Merges this browser's guest, if there is one, into the account. */
export async function becomeKnown(
  needs: Omit<Needs, "endCalendar">,
  context: CallContext,
  known: Account,
): Promise<Effect[]> {
  const guestId = await lockGuest(context);
  if (guestId === null) return [];
  // None of the guest's sessions may continue as a session of the account.
  const effects = await endSessionsOf(context.tx, needs.bus, guestId);
  return [...effects, ...(await needs.teams.adoptGuest(context.tx, needs.bus, { from: guestId, to: known.id }))];
}

/**
 * This browser's guest, locked until this transaction ends. Null if there is none, or none any more: of two tabs that
 * sign in at once, the second finds the guest already merged.
 */
export async function lockGuest({ tx, caller }: CallContext): Promise<AccountId | null> {
  const { accountId, sessionId, isVerified } = caller;
  if (accountId === null || isVerified) return null;
  const open = await lockSessionsOf(tx, accountId);
  return open.some(({ id }) => id === sessionId) ? accountId : null;
}
