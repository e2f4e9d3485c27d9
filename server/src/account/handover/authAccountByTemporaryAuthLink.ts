// A link is opened twice: first it shows whose session it would open; after confirmation it opens it. So a URL alone
// cannot sign anybody in or switch their account. A browser already signed in to the same account stays as it is.
import { LinkOwner, must, ok, refuse } from "@atrium/contract";
import type { AccountProfile, operations } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RateRule } from "../../platform/rateLimit.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount, profileOf } from "../accountStore.ts";
import { takeByAddress } from "../guests.ts";
import { isStrangeSession, openSessions } from "../sessions.ts";
import { keyedHash } from "../signIn/hashes.ts";
import { lockTemporaryLink, markTemporaryLinkUsed } from "../signIn/signInStore.ts";
import type { TemporaryLink } from "../signIn/signInStore.ts";

type Needs = Pick<AccountNeeds, "codeKey" | "limitsByAddress">;

const WRONG_TOKENS: RateRule = { name: "wrongTemporaryLinks", count: 20, withinMs: 60 * 60_000 };

export const authAccountByTemporaryAuthLink: Handler<typeof operations.authAccountByTemporaryAuthLink, Needs> = async (
  needs,
  context,
  { token, confirmed },
) => {
  const { tx, nowMs } = context;
  const link = await lockTemporaryLink(tx, keyedHash(needs.codeKey, "temporary", token));
  if (link === null) {
    const taken = await takeByAddress(needs, context, WRONG_TOKENS);
    if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
    context.keepRefusal();
    return refuse("codeNotFound");
  }
  if (link.usedAt !== null) return refuse("codeNotFound");
  if (link.expiresAt.getTime() <= nowMs || !(await isMakerSignedIn(context, link))) return refuse("codeExpired");
  const account = must(await findAccount(tx, link.accountId), "a link goes away with its account");
  const profile = profileOf(account);
  if (context.caller.accountId !== account.id) {
    if (confirmed !== true) return refuse("confirmationNeeded", ownerOf(profile));
    await context.openSession(account.id, { isProven: false, isStrange: await isStrangeSession(tx, link) });
  }
  await markTemporaryLinkUsed(tx, link.tokenHash, nowMs);
  return ok({ account: profile, redirect: link.redirect });
};

/** Somebody without a name is shown by their address. */
const ownerOf = (profile: AccountProfile): LinkOwner =>
  LinkOwner.parse({ ...profile, name: profile.name || (profile.email?.split("@")[0] ?? "") });

/** Expired sessions are deleted some time later: until then their rows and links still exist. */
const isMakerSignedIn = async ({ tx, nowMs }: CallContext, { sessionId }: TemporaryLink): Promise<boolean> =>
  (await openSessions(tx, [sessionId], nowMs)).has(sessionId);
