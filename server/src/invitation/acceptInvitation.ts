// Accepting an invitation, by mail or link. Nothing else uses one up: pages that show it only read.
//
// The team is locked before the invitation, like in everything that changes its members, and the facts are read again
// after that: if many people open a one-time link at once, exactly one gets in. As in a sign-in, the mail's mailbox and
// the caller's session are locked before the team.
import { must, ok, refuse } from "@atrium/contract";
import type { AccountId, AccountProfile, Effect, InvitationKind, Locale, operations, Result } from "@atrium/contract";
import {
  findAccount,
  holdCaller,
  lockGuest,
  lockMailbox,
  openGuest,
  openProvenSession,
  profileOf,
  provenAccount,
  takeGuest,
} from "../account/index.ts";
import type { Account } from "../account/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { CallContext } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { lockTeam } from "../team/index.ts";
import { pathOf } from "./destinationOf.ts";
import { findInvitation, GUEST_KINDS, hasAll, isShutToBrowser } from "./findInvitation.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { findByCode, isStillOpen, lockInvitation } from "./invitationStore.ts";
import type { InvitationRow } from "./invitationStore.ts";
import { join } from "./join.ts";
import { isOverFor } from "./mayInvite.ts";
import { noteOpened } from "./openedLinks.ts";

interface Accepting {
  code: string;
  kinds: readonly InvitationKind[];
  name?: string | undefined;
  locale?: Locale | undefined;
}
interface Accepted {
  account: AccountProfile;
  redirect: string;
}
type Refused =
  | "inviteNotFound"
  | "accountIsVerified"
  | "accountIsNotVerified"
  | "alreadyAuthorized"
  | "tooOftenAttempts";

export const authAccountByTeamMemberInvitation: Handler<
  typeof operations.authAccountByTeamMemberInvitation,
  InvitationNeeds
> = (needs, context, { invitationId, locale }) =>
  accept(needs, context, { code: invitationId, kinds: ["teamMember"], locale });

export const authAccountBySpaceGuestInvitation: Handler<
  typeof operations.authAccountBySpaceGuestInvitation,
  InvitationNeeds
> = (needs, context, { invitationId, name, locale }) =>
  accept(needs, context, { code: invitationId, kinds: GUEST_KINDS, name, locale });

async function accept(
  needs: InvitationNeeds,
  context: CallContext,
  accepting: Accepting,
): Promise<Result<Accepted, Refused>> {
  const { tx, caller, nowMs } = context;
  const found = await findInMailbox(needs, context, accepting);
  if (!found.ok) {
    if (found.code !== "linkNotFound") return refuse(found.code, found.detail);
    context.keepRefusal();
    return refuse("inviteNotFound");
  }
  const { invitation, state } = found.value;
  if (state === "otherAccount") return refuse("alreadyAuthorized");
  if (state === "signIn") return refuse(invitation.email === null ? "accountIsNotVerified" : "accountIsVerified");
  if (state === "ended") return refuse("inviteNotFound");
  const redirect = await pathOf(tx, invitation);
  const callerId = await (isMailTo(invitation, caller) ? lockGuest : holdCaller)(context);
  const locked = state === "joined" ? null : await lockOpen(context, invitation);
  // Checked again behind the locks: they may have accepted it in another tab a moment ago.
  if (caller.accountId !== null && (await hasAll(tx, invitation, caller.accountId))) {
    await noteOpened(tx, invitation, { accountId: caller.accountId, nowMs });
    const account = await findAccount(tx, caller.accountId);
    return ok({ account: profileOf(must(account, "a session has its account")), redirect });
  }
  if (locked === null || (await isOverFor(tx, locked, callerId))) return refuse("inviteNotFound");
  const accepted = await accountFor(needs, context, { accepting, invitation: locked, callerId });
  if (!accepted.ok) return accepted;
  const { account, effects } = accepted.value;
  const joined = await join({ tx, bus: needs.bus, caller, nowMs }, locked, account.id);
  return ok({ account: profileOf(account), redirect }, [...effects, ...joined]);
}

/**
 * The invitation, with the mailbox locked if it came by mail: of two mails to a new address opened at once, only one
 * creates the account.
 */
async function findInMailbox(needs: InvitationNeeds, { tx, caller, nowMs }: CallContext, accepting: Accepting) {
  const asked = { query: tx, caller, nowMs };
  const found = await findInvitation(needs, asked, accepting);
  const emailKey = found.ok ? found.value.invitation.emailKey : null;
  if (emailKey === null) return found;
  await lockMailbox(tx, emailKey);
  return findInvitation(needs, asked, accepting);
}

/** Whether the mail proves an address that the caller has not proven yet. */
const isMailTo = ({ email }: InvitationRow, { isVerified }: CallContext["caller"]): boolean =>
  email !== null && !isVerified;

/** The invitation once it and its team are locked; null if it is over by then. */
async function lockOpen(
  { tx, nowMs }: Pick<CallContext, "tx" | "nowMs">,
  { id, teamId }: Pick<InvitationRow, "id" | "teamId">,
): Promise<InvitationRow | null> {
  await lockTeam(tx, teamId);
  const locked = await lockInvitation(tx, id);
  return locked !== null && isStillOpen(locked, nowMs) ? locked : null;
}

/** The account that accepts: the signed-in caller, else the mail's proven address, else a new guest. */
async function accountFor(
  needs: InvitationNeeds,
  context: CallContext,
  { accepting, invitation, callerId }: { accepting: Accepting; invitation: InvitationRow; callerId: AccountId | null },
): Promise<Result<{ account: Account; effects: readonly Effect[] }, "tooOftenAttempts">> {
  const { tx, caller } = context;
  const { email, emailKey } = invitation;
  const locale = accepting.locale ?? needs.defaultLocale;
  if (!caller.isVerified && email !== null && emailKey !== null) {
    // The browser is known from then on: its next sign-in is not a stranger's.
    const { account, isFirst, effects } = await provenAccount(needs, context, { email, emailKey, locale });
    const told = await openProvenSession(needs, context, { account, isFirst });
    return ok({ account, effects: [...effects, ...told] });
  }
  // Also null if the session has ended meanwhile, perhaps with its account: then nothing is accepted.
  if (callerId !== null) {
    const account = await findAccount(tx, callerId);
    return ok({ account: must(account, "a session has its account"), effects: [] });
  }
  const taken = await takeGuest(needs, context);
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  const { name } = accepting;
  return ok({
    account: await openGuest(needs, context, { locale, ...(name === undefined ? {} : { name }) }),
    effects: [],
  });
}

/** The invitation somebody signed in for; null if there is none, or it is over or for another address. */
export async function acceptSignedIn(
  { tx, caller, nowMs }: CallContext,
  { bus, codeHash, account }: { bus: Bus; codeHash: string | null; account: Account },
): Promise<{ redirect: string; effects: Effect[] } | null> {
  const invitation = codeHash === null ? null : await findByCode(tx, codeHash);
  if (invitation === null || invitation.revokedAt !== null) return null;
  if (invitation.emailKey !== null && invitation.emailKey !== account.emailKey) return null;
  const redirect = await pathOf(tx, invitation);
  const locked = await lockOpen({ tx, nowMs }, invitation);
  if (await hasAll(tx, invitation, account.id)) {
    await noteOpened(tx, invitation, { accountId: account.id, nowMs });
    return { redirect, effects: [] };
  }
  if (locked === null || (await isOverFor(tx, locked, account.id))) return null;
  if (await isShutToBrowser({ query: tx, caller: { ...caller, isVerified: true }, nowMs }, invitation)) return null;
  return { redirect, effects: await join({ tx, bus, caller, nowMs }, locked, account.id) };
}
