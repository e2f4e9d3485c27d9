// What a team has bought is always stored from one reading of the payment provider, whoever triggers it: a purchase,
// checkPayment, a message of the provider, the clock. A reading counts only if nothing was stored since it began, so
// that a stale one never replaces a newer one.
import { ok } from "@atrium/contract";
import type { Effect, Result } from "@atrium/contract";
import { planBought } from "@atrium/rules";
import type { Purchases } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { setTeamPlan, teamChanged, teamPlanChanged } from "../../team/index.ts";
import type { TeamRow } from "../../team/index.ts";
import type { Payments } from "../payments/payments.ts";
import { findRevision, savePurchases, withMovedPasses } from "./purchaseStore.ts";

interface Following {
  tx: Transaction;
  nowMs: number;
  bus: Bus;
  /** Locked. */
  team: TeamRow;
}

/** Reads what a team has bought, stores it, and sets its plan accordingly. */
export async function followPurchases(
  payments: Payments,
  following: Following,
  customerId: string,
): Promise<Result<null, "unknownError">> {
  const { tx, team, nowMs } = following;
  const revision = await findRevision(tx, team.id);
  const read = await outside(`purchases ${revision}`, () => payments.purchasesOf(customerId));
  if (!read.ok) return read;
  const purchases = await withMovedPasses(tx, team.id, read.value);
  await savePurchases(tx, { teamId: team.id, nowMs }, purchases);
  return ok(null, await setPlan(following, purchases));
}

/** Sets the plan of a team by what it has bought; returns what to announce if the plan has changed. */
export async function setPlan({ tx, team, nowMs, bus }: Following, purchases: Purchases): Promise<Effect[]> {
  const { plan, boughtCapacity } = planBought(team, purchases, nowMs);
  if (plan === team.plan && boughtCapacity === team.boughtCapacity) return [];
  await setTeamPlan(tx, team.id, { plan, boughtCapacity, nowMs });
  const changed = { teamId: team.id };
  return [() => bus.publish(teamChanged, changed), () => bus.publish(teamPlanChanged, changed)];
}
