import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { againstTrial, trialEndMs } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { noteTrialStarter, recordAudit, setTrialEnd, teamChanged } from "../../team/index.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";

/** The team is locked: of two admins at once only one begins it. */
export const startTrial: Handler<typeof operations.startTrial, Pick<PurchaseNeeds, "bus">> = async (
  { bus },
  context,
  { teamId },
) => {
  const { tx, nowMs, caller, accountId, subject } = context;
  const { plan, trialEndsAt } = subject.team;
  if (!caller.isVerified) return refuse("teamAdminAccountIsNotVerified");
  const against = againstTrial({ plan, trialEndsMs: trialEndsAt?.getTime() ?? null });
  if (against !== null) return refuse(against);
  if (!(await noteTrialStarter(tx, accountId, nowMs))) return refuse("trialAlreadyStarted");
  const endsMs = trialEndMs(nowMs);
  await setTrialEnd(tx, teamId, endsMs);
  await recordAudit(tx, { teamId, ...context }, { action: "trialStarted" });
  return ok({ endsAt: new Date(endsMs).toISOString() }, [() => bus.publish(teamChanged, { teamId })]);
};
