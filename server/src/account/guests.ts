import { must } from "@atrium/contract";
import type { AccountId, AccountProfile, Locale } from "@atrium/contract";
import type { CallContext } from "../platform/calls/context.ts";
import { takeStored } from "../platform/rateLimit.ts";
import type { RateRule, Taken } from "../platform/rateLimit.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { findAccount, insertAccount, profileOf } from "./accountStore.ts";
import type { Account, ProfileChanges } from "./accountStore.ts";
import { holdSession } from "./sessions.ts";

/** Enough for a whole school behind one address, not for a flood. */
const NEW_GUESTS: RateRule = { name: "newGuests", count: 300, withinMs: 15 * 60_000 };
const FREE_TEAMS: RateRule = { name: "tryForFree", count: 20, withinMs: 60 * 60_000 };

type GuestNeeds = Pick<AccountNeeds, "defaultLocale" | "limitsByAddress">;

/** Creates a guest and signs the caller in as it. */
export async function openGuest(needs: GuestNeeds, context: CallContext, look: ProfileChanges): Promise<Account> {
  const { tx, nowMs } = context;
  const locale = look.locale ?? needs.defaultLocale;
  const guest = await insertAccount(tx, { ...look, locale, email: null, emailKey: null, nowMs });
  await context.openSession(guest.id);
  return guest;
}

/** The caller's own profile; a caller without a session becomes a guest. */
export async function profileOrGuest(
  needs: GuestNeeds,
  context: CallContext,
  locale: Locale | undefined,
): Promise<AccountProfile> {
  const accountId = await holdCaller(context);
  if (accountId === null) return profileOf(await openGuest(needs, context, locale === undefined ? {} : { locale }));
  return profileOf(must(await findAccount(context.tx, accountId), "a session has its account"));
}

/**
 * The caller, with their session locked: nobody ends it before this transaction does. Null without a session, or if it
 * has just ended.
 */
export async function holdCaller({ tx, caller }: CallContext): Promise<AccountId | null> {
  const { accountId, sessionId } = caller;
  return sessionId !== null && (await holdSession(tx, sessionId)) ? accountId : null;
}

export const takeGuest = (needs: GuestNeeds, context: CallContext): Promise<Taken> =>
  takeByAddress(needs, context, NEW_GUESTS);
export const takeFreeTeam = (needs: GuestNeeds, context: CallContext): Promise<Taken> =>
  takeByAddress(needs, context, FREE_TEAMS);

/** Counts against a limit of the caller's network address. */
export async function takeByAddress(
  needs: Pick<AccountNeeds, "limitsByAddress">,
  { tx, caller, nowMs }: CallContext,
  rule: RateRule,
): Promise<Taken> {
  return needs.limitsByAddress ? takeStored(tx, rule, { subject: caller.address, nowMs }) : { ok: true };
}
