import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { confirmSession } from "../sessions.ts";

export const confirmAccountSession: Handler<typeof operations.confirmAccountSession> = async (
  _needs,
  { tx, accountId, caller },
  { sessionId },
) => ok({ isConfirmed: await confirmSession(tx, { accountId, own: caller.sessionId, sessionId }) });
