import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { endOtherSessions } from "../sessions.ts";
import { endLinksOf } from "../signIn/signInStore.ts";

/** Links that hand over a session end as well: whoever holds one could be the person to lock out. */
export const endAccountSessions: Handler<typeof operations.endAccountSessions, Pick<AccountNeeds, "bus">> = async (
  { bus },
  { tx, accountId, caller },
  { sessionId },
) => {
  await endLinksOf(tx, accountId);
  const effects = await endOtherSessions(tx, bus, { accountId, own: caller.sessionId, only: sessionId ?? null });
  return ok({ ended: effects.length }, effects);
};
