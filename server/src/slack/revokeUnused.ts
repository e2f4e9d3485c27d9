import { constants } from "@atrium/contract";
import { clearStatus } from "./clearStatus.ts";
import { forgetThoseWhoLeft } from "./personStore.ts";
import { maySucceedLater } from "./slack.ts";
import { dropUnused, forgetDeleted, takeUnused, tokenIn, unusedTokens } from "./slackStore.ts";
import type { TellSlackNeeds } from "./tellSlackNeeds.ts";

/** Tokens revoked at one look. */
const MOST_REVOKED = 20;

/** Tells Slack to forget what nobody uses any more, also of teams and accounts that have been deleted meanwhile. */
export async function revokeUnused(needs: TellSlackNeeds, nowMs: number): Promise<void> {
  const { db, onFault } = needs;
  await forgetDeleted(db);
  await forgetThoseWhoLeft(db);
  for (const id of await unusedTokens(db, MOST_REVOKED)) await revokeOne(needs, { id, nowMs }).catch(onFault);
}

async function revokeOne(needs: TellSlackNeeds, taken: { id: string; nowMs: number }): Promise<void> {
  const { db, tokenKey, onFault } = needs;
  const row = await takeUnused(db, taken);
  if (row === null) return;
  const token = tokenIn(tokenKey, row.sealed);
  const isForgotten = token === null || (await forget(needs, token, row.shownText).catch(onFault)) === true;
  const isOver = taken.nowMs - row.unusedAt.getTime() >= constants.slack.revokesForMs;
  if (isForgotten || isOver) await dropUnused(db, row.id);
}

/** Takes away what still stands in Slack first. False: later. */
async function forget({ slack, onFault }: TellSlackNeeds, token: string, shownText: string | null): Promise<boolean> {
  const cleared = shownText === null ? null : await clearStatus(slack, token, shownText).catch(onFault);
  if (cleared !== null && cleared !== undefined && maySucceedLater(cleared.is)) return false;
  const told = await slack.revoke(token);
  return !maySucceedLater(told.is);
}
