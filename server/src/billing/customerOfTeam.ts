import { ok } from "@atrium/contract";
import type { Result } from "@atrium/contract";
import type { CallContext, Subjects } from "../platform/calls/context.ts";
import { outside } from "../platform/calls/outsideWork.ts";
import { findBillingParams, findCustomer, saveCustomer } from "./billingStore.ts";
import type { Payments } from "./payments/payments.ts";

/** The team's customer at the payment provider, created by the first call that needs it. */
export async function customerOfTeam(
  payments: Payments,
  { tx, nowMs, subject: { team } }: CallContext & { subject: Subjects["team"] },
): Promise<Result<string, "unknownError">> {
  const known = await findCustomer(tx, team.id);
  if (known !== null) return ok(known);
  const params = await findBillingParams(tx, team.id);
  // The key is the team's, not the call's, so that concurrent calls create one customer only.
  const made = await outside("customer", () =>
    payments.makeCustomer({ teamId: team.id, teamName: team.name, params }, `customer ${team.id}`),
  );
  if (made.ok) await saveCustomer(tx, { teamId: team.id, nowMs }, made.value);
  return made;
}
