import { must, PersonName } from "@atrium/contract";
import type { AccountId, Effect, TeamId } from "@atrium/contract";
import {
  becomeKnown,
  changeAccount,
  findAccount,
  findAccountByEmail,
  findSsoIdentity,
  isProvenSince,
  linkSso,
  lockMailbox,
  parseEmail,
  provenAccount,
  takeBack,
} from "../account/index.ts";
import type { Account, EmailAddress, ProvenAccount } from "../account/index.ts";
import type { CallContext } from "../platform/calls/context.ts";
import { isAdminElsewhere, teamRoleOf } from "../team/index.ts";
import { joinBySso } from "./joinBySso.ts";
import type { SamlPerson } from "./saml/samlPerson.ts";
import type { SsoNeeds } from "./ssoNeeds.ts";

interface Vouched {
  teamId: TeamId;
  person: SamlPerson;
  answeredAtMs: number;
}
type Refused = "ssoEmailMissing" | "ssoAdminElsewhere" | "ssoNotInTeam";
/** `confirm`: the address whose owner has to agree first. */
type Found = ProvenAccount | { confirm: string } | Refused;

export async function findAccountOf(needs: SsoNeeds, context: CallContext, vouched: Vouched): Promise<Found> {
  const { tx } = context;
  const { teamId, person } = vouched;
  const known = await findSsoIdentity(tx, { teamId, ...person });
  if (known?.isLinked === true) return openKnown(needs, context, { teamId, accountId: known.accountId });
  // Who was in the team by this id once, and no longer is, was removed or has left.
  if (known !== null && (await teamRoleOf(tx, teamId, known.accountId)) === null) return "ssoNotInTeam";
  const email = person.email === null ? null : parseEmail(person.email);
  if (email === null) return "ssoEmailMissing";
  await lockMailbox(tx, email.key);
  // The same person in another tab, a moment ago.
  const meanwhile = await findSsoIdentity(tx, { teamId, ...person });
  if (meanwhile?.isLinked === true) return openKnown(needs, context, { teamId, accountId: meanwhile.accountId });
  const owner = await findAccountByEmail(tx, email.key);
  return owner === null
    ? makeAccount(needs, context, { ...vouched, email })
    : openOwned(needs, context, { ...vouched, owner });
}

interface Known {
  teamId: TeamId;
  accountId: AccountId;
}

/** The account this person was linked to before, if they are still of the team. */
async function openKnown(needs: SsoNeeds, context: CallContext, { teamId, accountId }: Known): Promise<Found> {
  const { tx } = context;
  const before = must(await findAccount(tx, accountId), "a link goes away with its account");
  // Blocks its deletion meanwhile, which locks the mailbox first as well.
  await lockMailbox(tx, must(before.emailKey, "only accounts with an address are linked"));
  const found = await findAccount(tx, accountId);
  if (found === null) return "ssoNotInTeam";
  const account = await takeBack(needs, context, found);
  if ((await teamRoleOf(tx, teamId, accountId)) === null) return "ssoNotInTeam";
  if (await isAdminElsewhere(tx, { teamId, accountId })) return "ssoAdminElsewhere";
  const effects = await becomeKnown(needs, context, account);
  return { account, isNew: false, isBack: found.deletesAt !== null, effects };
}

/** Nobody has this address yet: the account is made on the provider's word, and the link says so. */
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

/** The address has an owner. */
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
  return { account: owner, isNew: false, isBack: false, effects };
}

const keyOf = ({ teamId, person: { entityId, nameId } }: Vouched) => ({ teamId, entityId, nameId });

/** Whoever has no name yet gets the one they have at the provider. */
async function named(tx: CallContext["tx"], account: Account, name: string | null): Promise<Account> {
  const given = PersonName.safeParse(name);
  return account.name === "" && given.success ? changeAccount(tx, account.id, { name: given.data }) : account;
}
