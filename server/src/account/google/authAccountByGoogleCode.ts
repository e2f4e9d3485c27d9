// Sign-in with Google, second half. An account is identified by Google's own id of the person, whatever their address
// there is now. A Google account that was never used here finds its account by address once, and only if Google vouches
// for the address: see `vouchedEmail`.
import { must, ok, PersonName, refuse } from "@atrium/contract";
import type { Effect, Locale, operations } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import { takeState } from "../../platform/oauth/oauthStates.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { changeAccount, findAccount, profileOf } from "../accountStore.ts";
import { takeBack } from "../deletion/takeBack.ts";
import { openProvenSession } from "../devices/openProvenSession.ts";
import { becomeKnown, provenAccount } from "../signIn/provenAccount.ts";
import type { ProvenAccount } from "../signIn/provenAccount.ts";
import { lockMailbox } from "../signIn/signInStore.ts";
import { openSurvey } from "../survey/surveyStore.ts";
import type { GoogleIdentity } from "./googleSignIn.ts";
import { GoogleState, googleStateOf } from "./googleState.ts";
import { accountOfGoogle, linkGoogle } from "./googleStore.ts";
import { vouchedEmail } from "./vouchedEmail.ts";

type Operation = typeof operations.authAccountByGoogleCode;
type Needs = Pick<
  AccountNeeds,
  "google" | "codeKey" | "bus" | "teams" | "mailer" | "siteUrl" | "defaultLocale" | "endCalendar"
>;

export const authAccountByGoogleCode: Handler<Operation, Needs> = async (needs, context, { code, state }) => {
  const { google } = needs;
  if (google === null) return refuse("googleNotSetUp");
  const begun = await takeState(googleStateOf(needs), context, state);
  if (begun === null) return refuse("invalidCode");
  const found = await outside("google", () => google.redeem(code, begun.checks));
  if (found === "notReached") return refuse("unknownError");
  if (found === "refused") {
    context.keepRefusal();
    return refuse("invalidCode");
  }
  const about = GoogleState.parse(begun.about);
  const proven = await accountOf(needs, context, { identity: found, locale: needs.defaultLocale });
  if (typeof proven === "string") return refuse(proven);
  const { account, isNew, isFirst, isBack } = proven;
  if (isNew && about.wantsSurvey) await openSurvey(context.tx, account.id, context.nowMs);
  const told = await openProvenSession(needs, context, { account, isFirst });
  const joined = await needs.teams.acceptInvitation(context, {
    bus: needs.bus,
    codeHash: about.invitationHash,
    account,
  });
  const redirect = joined?.redirect ?? about.redirect;
  const effects: Effect[] = [...proven.effects, ...told, ...(joined?.effects ?? [])];
  return ok({ account: profileOf(account), redirect, isNew, isBack }, effects);
};

interface Arrived {
  identity: GoogleIdentity;
  locale: Locale;
}

async function accountOf(
  needs: Needs,
  context: CallContext,
  { identity, locale }: Arrived,
): Promise<ProvenAccount | "googleEmailNotProven" | "alreadyLinked"> {
  const { tx, nowMs } = context;
  const known = await knownAccount(needs, context, identity.sub);
  if (known !== null) return known;
  const email = vouchedEmail(identity);
  if (email === null) return "googleEmailNotProven";
  await lockMailbox(tx, email.key);
  const proven = await provenAccount(needs, context, { email: email.shown, emailKey: email.key, locale });
  const link = { sub: identity.sub, accountId: proven.account.id, createdAt: new Date(nowMs) };
  if (!(await linkGoogle(tx, link))) return "alreadyLinked";
  return proven.isNew ? { ...proven, account: await named(tx, proven.account, identity.name) } : proven;
}

/** The account a Google account was used with before. */
async function knownAccount(needs: Needs, context: CallContext, sub: string): Promise<ProvenAccount | null> {
  const { tx } = context;
  const accountId = await accountOfGoogle(tx, sub);
  if (accountId === null) return null;
  const before = must(await findAccount(tx, accountId), "a link goes away with its account");
  // Blocks a concurrent deletion, which locks the mailbox first as well.
  await lockMailbox(tx, must(before.emailKey, "only accounts with an address are linked"));
  const found = await findAccount(tx, accountId);
  if (found === null) return null;
  const account = await takeBack(needs, context, found);
  const effects = await becomeKnown(needs, context, account);
  return { account, isNew: false, isFirst: false, isBack: found.deletesAt !== null, effects };
}

/** An account without a name gets Google's. */
async function named(tx: CallContext["tx"], account: ProvenAccount["account"], name: string | null) {
  const given = PersonName.safeParse(name);
  return account.name === "" && given.success ? changeAccount(tx, account.id, { name: given.data }) : account;
}
