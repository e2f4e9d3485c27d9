import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { findAccount } from "../accountStore.ts";
import { confirmSession } from "../sessions.ts";
import { trustBrowser } from "../signIn/signInStore.ts";

/** Its browser is known from then on, also after signing out there. */
export const confirmAccountSession: Handler<typeof operations.confirmAccountSession> = async (
  _needs,
  { tx, accountId, caller },
  { sessionId },
) => {
  const confirmed = await confirmSession(tx, { accountId, own: caller.sessionId, sessionId });
  const emailKey = (await findAccount(tx, accountId))?.emailKey;
  if (confirmed !== null && confirmed.browserHash !== null && emailKey !== null && emailKey !== undefined)
    await trustBrowser(tx, { emailKey, browserHash: confirmed.browserHash });
  return ok({ isConfirmed: confirmed !== null });
};
