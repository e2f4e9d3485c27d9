import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { sessionsOf } from "../sessions.ts";

export const listAccountSessions: Handler<typeof operations.listAccountSessions> = async (_needs, context) => {
  const { query, accountId, caller, nowMs } = context;
  const sessions = (await sessionsOf(query, accountId, nowMs)).map(
    ({ id, device, country, createdAt, lastUsedAt, isStrange }) => ({
      sessionId: id,
      device,
      country,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isOwn: id === caller.sessionId,
      isStrange,
    }),
  );
  return ok({ sessions: sessions.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)) });
};
