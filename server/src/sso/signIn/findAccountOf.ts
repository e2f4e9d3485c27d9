import { must, PersonName } from "@atrium/contract";
import type { Effect, TeamId } from "@atrium/contract";
import {
  becomeKnown,
  changeAccount,
  findAccount,
  findSsoIdentity,
  holdAccountByEmail,
  isProvenSince,
  linkSso,
  lockMailbox,
  lockSsoIdentity,
  parseEmail,
  provenAccount,
  takeBack,
} from "../../account/index.ts";
import type { Account, EmailAddress, ProvenAccount } from "../../account/index.ts";
import type { CallContext } from "../../platform/calls/context.ts";
import { isAdminElsewhere, teamRoleOf } from "../../team/index.ts";
import { joinBySso } from "./joinBySso.ts";
import type { SamlPerson } from "../saml/samlPerson.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";

interface Vouched {
  teamId: TeamId;
  person: SamlPerson;
  answeredAtMs: number;
}
type Refused = "invalidCode" | "ssoEmailMissing" | "ssoAdminElsewhere" | "ssoNotInTeam";
/** `confirm`: the address whose owner has to agree first. */
type Found = ProvenAccount | { confirm: string } | Refused;

export async function findAccountOf(needs: SsoNeeds, context: CallContext, vouched: Vouched): Promise<Found> {
  const { tx } = context;
  const { teamId, person } = vouched;
  const email = person.email === null ? null : parseEmail(person.email);
  const mailbox = await mailboxOf(tx, vouched, email);
  if (mailbox === null) return "ssoEmailMissing";
  await lockMailbox(tx, mailbox);
  // Only now does it stay what it is: its owner may just have come by mail, or the same person in another tab.
  const owner = await holdAccountByEmail(tx, mailbox);
  const known = await lockSsoIdentity(tx, keyOf(vouched));
  if (known?.isLinked === true && known.accountId === owner?.id) return openKnown(needs, context, { teamId, owner });
  // It was another mailbox's when it was looked up. A second one is never locked after the first: they begin anew.
  if (known?.isLinked === true || email?.key !== mailbox) return "invalidCode";
  // Who was in the team by this id once, and no longer is, was removed or has left.
  if (known !== null && (await teamRoleOf(tx, teamId, known.accountId)) === null) return "ssoNotInTeam";
  return owner === null
    ? makeAccount(needs, context, { ...vouched, email })
    : openOwned(needs, context, { ...vouched, owner });
}

/** Whose mailbox to lock: that of the account this person opens, else the one the provider names. */
async function mailboxOf(tx: CallContext["tx"], vouched: Vouched, email: EmailAddress | null): Promise<string | null> {
  const known = await findSsoIdentity(tx, keyOf(vouched));
  const opened = known?.isLinked === true ? await findAccount(tx, known.accountId) : null;
  return opened?.emailKey ?? email?.key ?? null;
}

/** The account this person was linked to before, if they are still of the team. */
async function openKnown(
  needs: SsoNeeds,
  context: CallContext,
  { teamId, owner }: { teamId: TeamId; owner: Account },
): Promise<Found> {
  const { tx } = context;
  const accountId = owner.id;
  const account = await takeBack(needs, context, owner);
  if ((await teamRoleOf(tx, teamId, accountId)) === null) return "ssoNotInTeam";
  if (await isAdminElsewhere(tx, { teamId, accountId })) return "ssoAdminElsewhere";
  const effects = await becomeKnown(needs, context, account);
  return { account, isNew: false, isFirst: false, isBack: owner.deletesAt !== null, effects };
}

/** Nobody has this address yet: the account is created on the provider's word, and the link records that. */
async function makeAccount(needs: SsoNeeds, context: CallContext, vouched: Vouched & { email: EmailAddress }) {
  const { tx, nowMs } = context;
  const { email, person, teamId } = vouched;
  const locale = needs.defaultLocale;
  const made = await provenAccount(needs, context, { email: email.shown, emailKey: email.key, locale });
  const account = await named(tx, made.account, person.name);
  const accountId = account.id;
  await linkSso(tx, { ...keyOf(vouched), accountId, isProven: false, createdAt: new Date(nowMs) });
  const joined = await joinBySso(needs, context, { teamId, accountId });
  return { ...made, account, effects: [...made.effects, ...joined] };
}

/** The address belongs to an existing account. */
async function openOwned(
  needs: SsoNeeds,
  context: CallContext,
  { owner, ...vouched }: Vouched & { owner: Account },
): Promise<Found> {
  const { tx, caller, nowMs } = context;
  const { teamId, answeredAtMs } = vouched;
  const at = { teamId, accountId: owner.id };
  if (await isAdminElsewhere(tx, at)) return "ssoAdminElsewhere";
  const isOwner = caller.accountId === owner.id && owner.deletesAt === null;
  const hasAgreed = isOwner && (await isProvenSince(tx, caller.sessionId, answeredAtMs));
  if (!hasAgreed) return { confirm: must(owner.email, "it was found by its address") };
  await linkSso(tx, { ...keyOf(vouched), accountId: owner.id, isProven: true, createdAt: new Date(nowMs) });
  const effects: Effect[] = await joinBySso(needs, context, at);
  return { account: owner, isNew: false, isFirst: false, isBack: false, effects };
}

const keyOf = ({ teamId, person: { entityId, nameId } }: Vouched) => ({ teamId, entityId, nameId });

/** An account without a name gets the provider's. */
async function named(tx: CallContext["tx"], account: Account, name: string | null): Promise<Account> {
  const given = PersonName.safeParse(name);
  return account.name === "" && given.success ? changeAccount(tx, account.id, { name: given.data }) : account;
}
