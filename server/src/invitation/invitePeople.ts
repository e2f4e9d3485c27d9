// Invitations by mail, for members and guests alike: every address is checked and answered separately, mails are sent on
// commit, and an address already invited gets the same link again with a new expiry.
import { constants, must, ok, refuse } from "@atrium/contract";
import type {
  Effect,
  EmailFault,
  InvitationKind,
  InvitedPeople,
  Result,
  SpaceId,
  TeamId,
  TeamRole,
} from "@atrium/contract";
import { findAccount } from "../account/index.ts";
import type { EmailAddress } from "../account/index.ts";
import type { CallContext } from "../platform/calls/context.ts";
import { untilNextWindow } from "../platform/rateLimit.ts";
import { findTeam, mailSender, recordAudit } from "../team/index.ts";
import { addressOf, declineAddressOf } from "./addressOf.ts";
import { declinedOf } from "./decline/declineStore.ts";
import { invitationMail } from "./invitationMail.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { changeInvitation, insertInvitation, openMailsTo } from "./invitationStore.ts";
import type { InvitationRow } from "./invitationStore.ts";
import { knownPeople, spaceNamesOf } from "./knownPeople.ts";
import type { KnownPerson } from "./knownPeople.ts";
import { mailsADay, takeMails, takeMailsTo } from "./mailLimits.ts";
import { sortAddresses } from "./sortAddresses.ts";
import { accountInvited } from "./topics.ts";

/** Whom a call invites, and to what. */
export interface Inviting {
  kind: InvitationKind;
  team: { id: TeamId; name: string; plan: Parameters<typeof mailsADay>[0] };
  /** The space, for the kind `spaceGuest`. */
  spaceId: SpaceId | null;
  spaceIds: readonly SpaceId[];
  role: TeamRole;
  emails: readonly string[];
  message: string;
}
type Refused = "accountIsNotVerified" | "spaceNotFound" | "tooOftenAttempts";

const DAY_MS = 24 * 3_600_000;

export async function invitePeople(
  needs: InvitationNeeds,
  context: CallContext,
  inviting: Inviting,
): Promise<Result<InvitedPeople, Refused>> {
  const { tx, caller, nowMs } = context;
  const { id: teamId, plan } = inviting.team;
  // Mail in somebody's name is sent only if their own address is proven.
  if (!caller.isVerified || caller.accountId === null) return refuse("accountIsNotVerified");
  const spaceNames = await spaceNamesOf(tx, teamId, inviting.spaceIds);
  if (spaceNames === null) return refuse("spaceNotFound");
  const inviter = must(await findAccount(tx, caller.accountId), "a session has its account");
  const { good, errors } = sortAddresses(inviting.emails);
  const keys = good.map(({ email }) => email.key);
  const people = await knownPeople(tx, { teamId, emailKeys: keys });
  const fault = (email: string, code: EmailFault) => void errors.push({ email, code });
  const isThere = ({ key }: EmailAddress) => {
    const known = people.get(key);
    return known !== undefined && isThereAlready(known, inviting);
  };
  const refused = await needs.mailer.refused(tx, keys, nowMs);
  const declined = await declinedOf(tx, needs, { teamId, emailKeys: keys });
  const isShut = ({ key }: EmailAddress) => refused.has(key) || declined.has(key);
  const emailKeys = good.flatMap(({ email }) => (isThere(email) || isShut(email) ? [] : [email.key]));
  const reachable = await takeMailsTo(tx, needs, { teamId, inviterId: inviter.id, emailKeys, nowMs });
  const invited = good.filter(({ email }) => reachable.has(email.key));
  for (const { typed, email } of good) {
    if (isThere(email)) fault(typed, "userIsMemberAlready");
    else if (!reachable.has(email.key)) fault(typed, "unknownError");
  }
  const rule = mailsADay(plan);
  if (!(await takeMails(tx, rule, { teamId, times: invited.length, nowMs })))
    return refuse("tooOftenAttempts", { retryAfterMs: untilNextWindow(rule, nowMs) });
  const writer = {
    needs,
    context,
    inviting,
    inviter: { id: inviter.id, name: inviter.name, email: inviter.email ?? "" },
    from: mailSender(await findTeam(tx, teamId), nowMs),
  };
  const open = await openMailsTo(tx, placeOf(inviting), { emailKeys: keys, nowMs });
  const effects = [];
  for (const { email } of invited) {
    const locale = people.get(email.key)?.locale ?? inviter.locale;
    const before = open.get(email.key) ?? null;
    effects.push(
      await inviteOne(writer, { email, before, spaceNames, locale }),
      ...tellInvited(needs, people.get(email.key)),
    );
  }
  if (invited.length > 0)
    await recordAudit(
      tx,
      { teamId, caller, nowMs },
      { action: "peopleInvited", role: inviting.role, count: invited.length },
    );
  return ok({ invitedEmails: invited.map(({ typed }) => typed), errors }, effects);
}

/** Who has an account sees it on their dashboard at once. */
const tellInvited = ({ bus }: InvitationNeeds, known: KnownPerson | undefined): Effect[] =>
  known === undefined ? [] : [() => bus.publish(accountInvited, { accountId: known.accountId })];

interface Writer {
  needs: InvitationNeeds;
  context: CallContext;
  inviting: Inviting;
  inviter: { id: InvitationRow["createdBy"]; name: string; email: string };
  from: ReturnType<typeof mailSender>;
}

const placeOf = ({ kind, team, spaceId }: Inviting) => ({
  teamId: team.id,
  kinds: [kind],
  spaceId: spaceId ?? undefined,
});

/** Creates one invitation, or extends the existing one, and sends its mail. */
async function inviteOne(
  { needs, context: { tx, nowMs }, inviting, inviter, from }: Writer,
  to: {
    email: EmailAddress;
    before: InvitationRow | null;
    spaceNames: readonly string[];
    locale: KnownPerson["locale"];
  },
) {
  const { kind, team, spaceId, role } = inviting;
  const expiresAt = new Date(nowMs + constants.invitation.defaultDays * DAY_MS);
  const given = { role, spaceIds: [...inviting.spaceIds], expiresAt, createdBy: inviter.id };
  let code: string;
  if (to.before === null) {
    const made = needs.codes.make();
    code = made.code;
    const { codeHash, codeSealed } = made;
    const address = { email: to.email.shown, emailKey: to.email.key, usesLeft: 1 };
    await insertInvitation(tx, { kind, teamId: team.id, spaceId, ...given, ...address, codeHash, codeSealed }, nowMs);
  } else {
    code = needs.codes.open(to.before.codeSealed);
    await changeInvitation(tx, to.before.id, given);
  }
  const mail = invitationMail({
    to: to.email.shown,
    link: addressOf(needs, { kind, email: to.email.shown }, code),
    declineLink: declineAddressOf(needs, code),
    inviter,
    teamName: team.name,
    role,
    spaceNames: to.spaceNames,
    message: inviting.message,
    expiresAt,
    locale: to.locale,
    nowMs,
  });
  return needs.mailer.send(tx, { ...mail, ...from }, nowMs);
}

/** Team members need no invitation, nor do guests who already have access to all of the spaces. */
function isThereAlready(known: KnownPerson, { kind, spaceIds }: Inviting): boolean {
  if (known.teamRole === "ADMIN" || known.teamRole === "MEMBER") return true;
  if (kind === "teamMember") return false;
  const isIn = spaceIds.every((spaceId) => known.spaceIds.includes(spaceId));
  return isIn && (known.teamRole === "GUEST" || kind === "spaceGuest");
}
