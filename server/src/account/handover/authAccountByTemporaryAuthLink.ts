import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RateRule } from "../../platform/rateLimit.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount, profileOf } from "../accountStore.ts";
import { takeByAddress } from "../guests.ts";
import { keyedHash } from "../signIn/hashes.ts";
import { lockTemporaryLink, markTemporaryLinkUsed } from "../signIn/signInStore.ts";

type Needs = Pick<AccountNeeds, "codeKey" | "limitsByAddress">;

const WRONG_TOKENS: RateRule = { name: "wrongTemporaryLinks", count: 20, withinMs: 60 * 60_000 };

export const authAccountByTemporaryAuthLink: Handler<typeof operations.authAccountByTemporaryAuthLink, Needs> = async (
  needs,
  context,
  { token },
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
  if (link.expiresAt.getTime() <= nowMs) return refuse("codeExpired");
  await markTemporaryLinkUsed(tx, link.tokenHash, nowMs);
  await context.openSession(link.accountId);
  const account = must(await findAccount(tx, link.accountId), "a link goes away with its account");
  return ok({ account: profileOf(account), redirect: link.redirect });
};
