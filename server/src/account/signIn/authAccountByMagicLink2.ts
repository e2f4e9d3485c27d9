// Sign-in by mail, second half. The digits work only in the browser that requested them; the link's code works anywhere.
//
// The mailbox is locked first, so of concurrent attempts each sees the result of the one before. Wrong digits burn the
// request they belong to. They also count against the mailbox for a long time: after very many wrong ones, a code has one
// try, and in the end only the mail's link works. A browser that has signed in to it before has its own counters.
import { constants, must, ok, refuse } from "@atrium/contract";
import type { operations, Refusal, RefusalOf } from "@atrium/contract";
import { countStored, takeStored, untilNextWindow } from "../../platform/rateLimit.ts";
import type { RateRule } from "../../platform/rateLimit.ts";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { profileOf } from "../accountStore.ts";
import { browserHashOf, openProvenSession } from "../devices/openProvenSession.ts";
import { openSurvey } from "../survey/surveyStore.ts";
import { confirmEmail } from "../email/confirmEmail.ts";
import { isSameHash, keyedHash } from "./hashes.ts";
import { provenAccount } from "./provenAccount.ts";
import { changeRequest, findRequest, isKnownBrowser, lockMailbox, lockRequest } from "./signInStore.ts";
import type { SignInRequest } from "./signInStore.ts";

type Operation = typeof operations.authAccountByMagicLink2;
type Needs = Pick<AccountNeeds, "codeKey" | "bus" | "teams" | "mailer" | "siteUrl" | "endCalendar">;
type Refused = Refusal<RefusalOf<Operation>>;

const { codeDigits, wrongTries, guessesPerEmail, newCodeAfterMs } = constants.login;
const GUESSES: RateRule = { name: "wrongCodes", count: guessesPerEmail.most, withinMs: guessesPerEmail.withinMs };

export const authAccountByMagicLink2: Handler<Operation, Needs> = async (needs, context, input) => {
  const asked = await findRequest(context.tx, input.authKey);
  if (asked === null) return refuse("magicLinkNotFound");
  await lockMailbox(context.tx, asked.emailKey);
  const request = must(await lockRequest(context.tx, input.authKey), "requests are forgotten long after they end");
  const refused = await checkProof(needs, context, { request, code: input.code.replaceAll(/\s/g, "") });
  if (refused !== null) return refused;
  await changeRequest(context.tx, request.authKey, { endedAt: new Date(context.nowMs) });
  const at = browserOf(needs, context, request);
  if (request.accountId !== null) return confirmEmail(needs, context, { request, browserHash: at.browserHash });
  const { account, isNew, isFirst, isBack, effects } = await provenAccount(needs, context, request);
  if (isNew && request.wantsSurvey) await openSurvey(context.tx, account.id, context.nowMs);
  const told = await openProvenSession(needs, context, { account, isFirst });
  const joined = await needs.teams.acceptInvitation(context, {
    bus: needs.bus,
    codeHash: request.invitationId,
    account,
  });
  const redirect = joined?.redirect ?? request.redirect;
  return ok({ account: profileOf(account), redirect, isNew, isBack }, [
    ...effects,
    ...told,
    ...(joined?.effects ?? []),
  ]);
};

async function checkProof(
  needs: Needs,
  context: CallContext,
  { request, code }: { request: SignInRequest; code: string },
): Promise<Refused | null> {
  // Only somebody signed in to the account can finish changing its address.
  if (request.accountId !== null && request.accountId !== context.caller.accountId) return refuse("magicLinkNotFound");
  // A request made at a space's own domain works nowhere else: the domain's owner could read the link that leads there.
  if (request.onlySpace !== (context.caller.onlySpace ?? null)) return refuse("magicLinkNotFound");
  const isDigits = new RegExp(`^\\d{${codeDigits}}$`).test(code);
  const isOwnBrowser = isSameHash(request.browserHash, browserOf(needs, context, request).browserHash);
  const isLink = isSameHash(request.linkHash, keyedHash(needs.codeKey, `link:${request.authKey}`, code));
  // A stranger who only knows the request's key must learn nothing and use up no tries.
  if (!isOwnBrowser && !isLink) return refuse("magicLinkNotFound");
  if (request.wrongTries >= wrongTries) return burnt(request, context);
  if (request.endedAt !== null) return refuse("codeNotFound");
  if (request.expiresAt.getTime() <= context.nowMs) return refuse("codeExpired");
  if (isLink) return null;
  const guesses = await guessesOf(needs, context, request);
  if (guesses.triesOfACode === 0)
    return refuse("tooOftenAttempts", { retryAfterMs: untilNextWindow(GUESSES, context.nowMs) });
  if (request.wrongTries >= guesses.triesOfACode) return burnt(request, context);
  if (isDigits && isSameHash(request.codeHash, keyedHash(needs.codeKey, `code:${request.authKey}`, code))) return null;
  await takeStored(context.tx, GUESSES, { subject: guesses.subject, nowMs: context.nowMs });
  return countWrong(context, request, guesses.triesOfACode);
}

/** When another code may be asked for. */
const burnt = ({ createdAt }: SignInRequest, { nowMs }: Pick<CallContext, "nowMs">): Refused =>
  refuse("tooOftenAttempts", { retryAfterMs: Math.max(0, createdAt.getTime() + newCodeAfterMs - nowMs) });

async function countWrong(
  { tx, nowMs, keepRefusal }: CallContext,
  request: SignInRequest,
  triesOfACode: number,
): Promise<Refused> {
  const tries = request.wrongTries + 1;
  const isBurnt = tries >= triesOfACode;
  // A burnt code stays burnt even when its mailbox has all tries again.
  const counted = isBurnt ? { wrongTries, endedAt: new Date(nowMs) } : { wrongTries: tries };
  await changeRequest(tx, request.authKey, counted);
  keepRefusal();
  return isBurnt ? burnt(request, { nowMs }) : refuse("invalidCode", { triesLeft: triesOfACode - tries });
}

/** How many tries a code has, given the earlier guesses for its mailbox, and where this guess counts. */
async function guessesOf(needs: Needs, context: CallContext, request: SignInRequest) {
  const at = browserOf(needs, context, request);
  const mailbox = keyedHash(needs.codeKey, "mailbox", request.emailKey);
  const subject = (await isKnownBrowser(context.tx, at)) ? `${mailbox} ${at.browserHash}` : mailbox;
  const guessed = await countStored(context.tx, GUESSES, { subject, nowMs: context.nowMs });
  if (guessed < guessesPerEmail.careful) return { subject, triesOfACode: wrongTries };
  return { subject, triesOfACode: guessed < guessesPerEmail.most ? 1 : 0 };
}

const browserOf = (needs: Needs, context: CallContext, { emailKey }: SignInRequest) => ({
  emailKey,
  browserHash: browserHashOf(needs, context),
});
