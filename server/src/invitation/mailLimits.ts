import { constants } from "@atrium/contract";
import type { Plan, TeamId } from "@atrium/contract";
import { keyedHash } from "../account/index.ts";
import type { Query } from "../platform/database/database.ts";
import { takeStored } from "../platform/rateLimit.ts";
import type { RateRule } from "../platform/rateLimit.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";

const DAY_MS = 24 * 3_600_000;
const { mailsADay: mails, mailsToOneADay, linksADay } = constants.invitation;

const TO_ONE: RateRule = { name: "invitationsToOne", count: mailsToOneADay, withinMs: DAY_MS };

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

/**
 * Counts a team's mails to some addresses, without storing the addresses, and returns those that may get another: no
 * team can flood a mailbox. Always in the same order, so that two calls that invite the same people do not deadlock.
 */
export async function takeMailsTo(
  query: Query,
  { codeKey }: Pick<InvitationNeeds, "codeKey">,
  { teamId, emailKeys, nowMs }: { teamId: TeamId; emailKeys: readonly string[]; nowMs: number },
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const emailKey of emailKeys.toSorted()) {
    const subject = `${teamId} ${keyedHash(codeKey, "mailbox", emailKey)}`;
    if ((await takeStored(query, TO_ONE, { subject, nowMs })).ok) taken.add(emailKey);
  }
  return taken;
}
