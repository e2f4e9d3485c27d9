import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { keyedHash } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import { findTrial } from "./ssoTrialStore.ts";

type Needs = Pick<SsoNeeds, "codeKey">;

export const getSsoTest: Handler<typeof operations.getSsoTest, Needs> = async ({ codeKey }, context, { teamId }) => {
  const { query, caller, accountId, nowMs } = context;
  const browserHash = keyedHash(codeKey, "browser", caller.browserId);
  const trial = await findTrial(query, { teamId, accountId, browserHash, nowMs });
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
