import { constants } from "@atrium/contract";
import type { AccountId, TeamId } from "@atrium/contract";
import type { Transaction } from "../../platform/database/database.ts";
import { takeStored } from "../../platform/rateLimit.ts";
import type { RateRule } from "../../platform/rateLimit.ts";

const DAY_MS = 24 * 3_600_000;
const ASKS: RateRule = { name: "invitationAsks", count: constants.invitation.asksADay, withinMs: DAY_MS };
/** The second request for the same one says nothing new. */
const SAME: RateRule = { name: "sameInvitationAsks", count: 1, withinMs: DAY_MS };

/** How many requests by strangers a team's admins get altogether. */
const OF_TEAM: RateRule = { name: "asksOfTeam", count: constants.invitation.asksOfTeamADay, withinMs: DAY_MS };

interface Ask {
  accountId: AccountId;
  /** The invitation or the space that the request is about. */
  of: string;
  nowMs: number;
}

/** Counts somebody's request for access: the same one once a day, and a few per day altogether. */
export async function takeAsk(tx: Transaction, { accountId, of, nowMs }: Ask) {
  const same = await takeStored(tx, SAME, { subject: `${accountId} ${of}`, nowMs });
  return same.ok ? takeStored(tx, ASKS, { subject: accountId, nowMs }) : same;
}

/** Whether a team's admins may be notified of one more stranger today. */
export const takeAskOfTeam = async (tx: Transaction, teamId: TeamId, nowMs: number): Promise<boolean> =>
  (await takeStored(tx, OF_TEAM, { subject: teamId, nowMs })).ok;
