import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { findTrial } from "./ssoTrialStore.ts";

export const getSsoTest: Handler<typeof operations.getSsoTest> = async (
  _needs,
  { query, accountId, nowMs },
  { teamId },
) => {
  const trial = await findTrial(query, { teamId, accountId }, nowMs);
  if (trial === null || trial.startedAt === null) return ok({ test: null });
  const { startedAt, answeredAt, expiresAt, outcome } = trial;
  return ok({
    test: {
      startedAt: startedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      outcome,
      expiresAt: expiresAt.toISOString(),
    },
  });
};
