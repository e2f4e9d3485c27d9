import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount } from "../accountStore.ts";
import { endOtherSessions } from "../sessions.ts";
import { endLinksOf, forgetStrangeBrowsers } from "../signIn/signInStore.ts";

/**
 * Links that hand over a session end as well: whoever holds one could be the person to lock out. If a browser was never
 * confirmed as the owner's, its next sign-in notifies the owner again.
 */
export const endAccountSessions: Handler<typeof operations.endAccountSessions, Pick<AccountNeeds, "bus">> = async (
  { bus },
  { tx, accountId, caller },
  { sessionId },
) => {
  await endLinksOf(tx, accountId);
  const meant = { accountId, own: caller.sessionId, only: sessionId ?? null };
  const { effects, browserHashes } = await endOtherSessions(tx, bus, meant);
  const emailKey = (await findAccount(tx, accountId))?.emailKey;
  if (emailKey !== null && emailKey !== undefined) await forgetStrangeBrowsers(tx, { emailKey, browserHashes });
  return ok({ ended: effects.length }, effects);
};
