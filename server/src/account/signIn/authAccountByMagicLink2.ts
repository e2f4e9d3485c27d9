// Sign-in by mail, second half. Digits count only in the browser that asked for them; the link's code anywhere.
//
// The request's row is locked first, so of many attempts at the same moment one uses it and the others find it used.
import { constants, ok, refuse } from "@atrium/contract";
import type { Effect, operations, Refusal, RefusalOf } from "@atrium/contract";
import type { CallContext, Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { changeAccount, findAccountByEmail, insertAccount, profileOf } from "../accountStore.ts";
import type { Account } from "../accountStore.ts";
import { endSessionsOf } from "../sessions.ts";
import { isSameHash, keyedHash } from "./hashes.ts";
import { changeRequest, lockMailbox, lockRequest } from "./signInStore.ts";
import type { SignInRequest } from "./signInStore.ts";

type Operation = typeof operations.authAccountByMagicLink2;
type Needs = Pick<AccountNeeds, "codeKey" | "bus" | "teams">;
type Refused = Refusal<RefusalOf<Operation>>;
interface SignedIn {
  account: Account;
  isNew: boolean;
  effects: readonly Effect[];
}

const { codeDigits, wrongTries } = constants.login;

export const authAccountByMagicLink2: Handler<Operation, Needs> = async (needs, context, input) => {
  const request = await lockRequest(context.tx, input.authKey);
  if (request === null) return refuse("magicLinkNotFound");
  const refused = await checkProof(needs, context, { request, code: input.code.replaceAll(/\s/g, "") });
  if (refused !== null) return refused;
  await changeRequest(context.tx, request.authKey, { endedAt: new Date(context.nowMs) });
  const { account, isNew, effects } = await accountOf(needs, context, request);
  await context.openSession(account.id);
  return ok({ account: profileOf(account), redirect: request.redirect, isNew }, effects);
};

async function checkProof(
  needs: Needs,
  { tx, caller, nowMs, keepRefusal }: CallContext,
  { request, code }: { request: SignInRequest; code: string },
): Promise<Refused | null> {
  const isDigits = new RegExp(`^\\d{${codeDigits}}$`).test(code);
  const isOwnBrowser = isSameHash(request.browserHash, keyedHash(needs.codeKey, "browser", caller.browserId));
  const isLink = isSameHash(request.linkHash, keyedHash(needs.codeKey, `link:${request.authKey}`, code));
  // A stranger who only knows the request's key must learn nothing and use up no tries.
  if (!isOwnBrowser && !isLink) return refuse("magicLinkNotFound");
  if (request.wrongTries >= wrongTries) return refuse("tooOftenAttempts");
  if (request.endedAt !== null) return refuse("codeNotFound");
  if (request.expiresAt.getTime() <= nowMs) return refuse("codeExpired");
  if (isLink) return null;
  if (isDigits && isSameHash(request.codeHash, keyedHash(needs.codeKey, `code:${request.authKey}`, code))) return null;
  const tries = request.wrongTries + 1;
  const isBurnt = tries >= wrongTries;
  await changeRequest(tx, request.authKey, { wrongTries: tries, ...(isBurnt ? { endedAt: new Date(nowMs) } : {}) });
  keepRefusal();
  return isBurnt ? refuse("tooOftenAttempts") : refuse("invalidCode", { triesLeft: wrongTries - tries });
}

/** The account of a proven address. A guest of this browser becomes it, with everything the guest has made. */
async function accountOf(needs: Needs, context: CallContext, request: SignInRequest): Promise<SignedIn> {
  const { tx, nowMs, caller } = context;
  const { email, emailKey, locale } = request;
  await lockMailbox(tx, emailKey);
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
