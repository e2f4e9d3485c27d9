import { constants } from "@atrium/contract";
import type { AccountId, Plan, TeamId } from "@atrium/contract";
import { keyedHash } from "../account/index.ts";
import type { Query } from "../platform/database/database.ts";
import { giveBack, takeEach, takeStored } from "../platform/rateLimit.ts";
import type { RateRule } from "../platform/rateLimit.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";

const DAY_MS = 24 * 3_600_000;
const {
  mailsADay: mails,
  mailsToOneADay,
  mailsToOneByInviterADay,
  mailsToOneByAllADay,
  firstToOneADay,
  mostToOneADay,
  linksADay,
} = constants.invitation;

const TO_ONE: RateRule = { name: "invitationsToOne", count: mailsToOneADay, withinMs: DAY_MS };
const TO_ONE_BY_INVITER: RateRule = { ...TO_ONE, name: "invitationsToOneByInviter", count: mailsToOneByInviterADay };
const TO_ONE_BY_ALL: RateRule = { ...TO_ONE, name: "invitationsToOneByAll", count: mostToOneADay };

export const LINKS: RateRule = { name: "invitationLinks", count: linksADay, withinMs: DAY_MS };

/** How many people a team may invite by mail per day. */
export const mailsADay = (plan: Plan): RateRule => ({
  name: "invitationMails",
  count: plan === "free" ? mails.free : mails.paid,
  withinMs: DAY_MS,
});

export async function takeMails(
  query: Query,
  rule: RateRule,
  { teamId, times, nowMs }: { teamId: TeamId; times: number; nowMs: number },
): Promise<boolean> {
  return times === 0 || (await takeStored(query, rule, { subject: teamId, nowMs, times })).ok;
}

interface Mailing {
  teamId: TeamId;
  inviterId: AccountId;
  emailKeys: readonly string[];
  nowMs: number;
}

/**
 * Counts mails to some addresses, without storing the addresses, and returns those that may get another: no team can flood
 * a mailbox, nor anybody with any number of teams, nor all of them together, and no few of them keep it from others. Always in the same order, so that two calls
 * that invite the same people do not deadlock.
 */
export async function takeMailsTo(
  query: Query,
  { codeKey }: Pick<InvitationNeeds, "codeKey">,
  { teamId, inviterId, emailKeys, nowMs }: Mailing,
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const emailKey of emailKeys.toSorted()) {
    const mailbox = keyedHash(codeKey, "mailbox", emailKey);
    const takes = [
      { rule: TO_ONE, subject: `${teamId} ${mailbox}` },
      { rule: TO_ONE_BY_INVITER, subject: `${inviterId} ${mailbox}` },
      { rule: TO_ONE_BY_ALL, subject: mailbox },
    ];
    const counts = await takeEach(query, takes, nowMs);
    const [, byInviter = 0, byAll = 0] = counts;
    const isCalm = byInviter <= firstToOneADay || byAll <= mailsToOneByAllADay;
    if (isCalm && takes.every(({ rule }, index) => (counts[index] ?? 0) <= rule.count)) taken.add(emailKey);
    // What is not sent does not count: somebody who is refused must not use up the mails of others.
    else for (const { rule, subject } of takes) await giveBack(query, rule, { subject, nowMs });
  }
  return taken;
}
