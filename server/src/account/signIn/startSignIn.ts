// Sign-in by mail, first half: a code and a link are created, stored as hashes, and sent.
//
// The answer is the same for known and unknown addresses. For one mailbox a browser may request a code every 30 seconds,
// and each replaces the previous one; browser and network get five in fifteen minutes. Strangers can neither lock the
// owner out nor void the owner's code: a browser that has signed in there before is counted separately, and even for a
// mailbox that very many request codes for, every network still gets one.
import { constants, ok, refuse } from "@atrium/contract";
import type { AccountId, Locale, operations, RefusalOf, Result, SuccessOf } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { parseEmail } from "./emailAddress.ts";
import { takeByAddress } from "../guests.ts";
import { deviceOf } from "../devices/deviceOf.ts";
import { localPath } from "../localPath.ts";
import { keyedHash, randomCode, randomToken } from "./hashes.ts";
import { codeMail } from "./codeMail.ts";
import { endRequestsLike, insertRequest, isKnownBrowser, lockMailbox, recentRequests } from "./signInStore.ts";
import type { SignInRequest } from "./signInStore.ts";

export type StartNeeds = Pick<
  AccountNeeds,
  "mailer" | "codeKey" | "siteUrl" | "defaultLocale" | "limitsByAddress" | "showCode" | "codesStayHere"
>;

export interface StartInput {
  email: string;
  locale?: Locale | undefined;
  redirect?: string | undefined;
  survey?: boolean | undefined;
  invitationId?: string | undefined;
  /** The account whose address is being changed; absent for a sign-in. */
  accountId?: AccountId | undefined;
  /** It is the account's current address: the code only proves the session. */
  isOwn?: boolean;
}
type Started = Result<SuccessOf<typeof operations.registerAccount>, RefusalOf<typeof operations.registerAccount>>;

const { login } = constants;

export async function startSignIn(needs: StartNeeds, context: CallContext, input: StartInput): Promise<Started> {
  const email = parseEmail(input.email);
  if (email === null) return refuse("invalidEmail");
  const { tx, nowMs, caller } = context;
  await lockMailbox(tx, email.key);
  const source = {
    emailKey: email.key,
    browserHash: keyedHash(needs.codeKey, "browser", caller.browserId),
    networkHash: keyedHash(needs.codeKey, "network", caller.address),
  };
  const isKnown = await isKnownBrowser(tx, source);
  const waitMs = await waitForRoom(context, source, isKnown);
  if (waitMs > 0) return refuse("tooOftenAttempts", { retryAfterMs: waitMs });
  if (!isKnown) {
    const taken = await takeByAddress(needs, context, { name: "signInCodes", ...login.codesPerAddress });
    if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  }

  const [authKey, code, linkToken] = [randomToken(), randomCode(), randomToken()];
  const locale = input.locale ?? needs.defaultLocale;
  await endRequestsLike(tx, source, nowMs);
  await insertRequest(tx, {
    ...source,
    authKey,
    email: email.shown,
    codeHash: keyedHash(needs.codeKey, `code:${authKey}`, code),
    linkHash: keyedHash(needs.codeKey, `link:${authKey}`, linkToken),
    locale,
    onlySpace: caller.onlySpace ?? null,
    redirect: localPath(input.redirect),
    wantsSurvey: input.survey ?? false,
    invitationId: invitationHash(needs, input.invitationId),
    accountId: input.accountId ?? null,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + login.codeForMs),
  });
  const isChange = input.accountId !== undefined;
  const siteUrl = caller.site ?? needs.siteUrl();
  const link = `${siteUrl}/${isChange ? "change-email" : "magiclink"}/${authKey}/${linkToken}`;
  const purpose = isChange ? (input.isOwn === true ? "prove" : "changeEmail") : "signIn";
  const device = deviceOf(caller.userAgent ?? "");
  const mail = codeMail({ purpose, to: email.shown, code, link, locale, siteUrl, device });
  const sent = await needs.mailer.send(tx, mail, nowMs);
  const show = () => needs.showCode({ email: email.shown, code, link });
  const where = needs.codesStayHere ? ({ delivery: "terminal" } as const) : {};
  const { newCodeAfterMs, codeForMs: expiresInMs } = login;
  return ok({ authKey, newCodeAfterMs, expiresInMs, ...where }, [sent, show]);
}

/** Hashes the code of the invitation somebody signs in for: codes are never stored in plain text. */
const invitationHash = ({ codeKey }: StartNeeds, code: string | undefined): string | null =>
  code === undefined ? null : keyedHash(codeKey, "invitation", code);

/** How long until this source may request another code for this mailbox; 0 if it may now. */
async function waitForRoom(
  { tx, nowMs }: CallContext,
  source: Pick<SignInRequest, "emailKey" | "browserHash" | "networkHash">,
  isKnown: boolean,
): Promise<number> {
  const { count, withinMs } = login.codesPerEmail;
  const recent = await recentRequests(tx, source.emailKey, nowMs - withinMs);
  const ofBrowser = recent.filter((request) => request.browserHash === source.browserHash);
  // A browser can discard its cookie, so an unknown browser counts with its network.
  const ofNetwork = isKnown ? ofBrowser : recent.filter((request) => request.networkHash === source.networkHash);
  const most = !isKnown && recent.length >= login.codesPerBusyEmail ? 1 : count;
  const waits = [
    untilPassed(ofBrowser[0], login.newCodeAfterMs, nowMs),
    untilPassed(ofBrowser[most - 1], withinMs, nowMs),
    untilPassed(ofNetwork[most - 1], withinMs, nowMs),
  ];
  return Math.max(...waits);
}

function untilPassed(request: SignInRequest | undefined, afterMs: number, nowMs: number): number {
  return request === undefined ? 0 : Math.max(0, request.createdAt.getTime() + afterMs - nowMs);
}
