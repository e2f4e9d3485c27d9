import type { Effect, TeamId } from "@atrium/contract";
import type { Bus } from "../../platform/bus.ts";
import { withOutsideWork } from "../../platform/calls/outsideWork.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { lockTeam } from "../../team/index.ts";
import { findCustomer, findTeamOf, saveCustomer } from "../billingStore.ts";
import type { Payments, ProviderMessage } from "../payments/payments.ts";
import { followPurchases } from "../purchases/followPurchases.ts";
import { noteMessage } from "../purchases/purchaseStore.ts";

export interface MessageNeeds {
  db: Database;
  bus: Bus;
  clock: Pick<Clock, "nowMs">;
  payments: Payments;
}

/**
 * Takes a message of the payment provider; false if its signature is invalid. Only the team it is about is read from
 * it: what that team has bought is then read anew. Throws if that fails, so that the message is sent again.
 */
export async function receiveMessage(needs: MessageNeeds, body: string, signature: string): Promise<boolean> {
  const message = needs.payments.readMessage(body, signature);
  if (message === null) return false;
  const { customerId } = message;
  const teamId = customerId === null ? null : await teamOf(needs, customerId);
  if (customerId === null || teamId === null) return true;
  const effects = await withOutsideWork(needs.db, () => follow(needs, teamId, { ...message, customerId }));
  for (const effect of effects) await effect();
  return true;
}

/** A message may arrive before the call that creates the customer has committed; the provider knows whose it is. */
async function teamOf({ db, payments }: MessageNeeds, customerId: string): Promise<TeamId | null> {
  const known = await findTeamOf(db, customerId);
  if (known !== null) return known;
  const told = await payments.teamOf(customerId);
  if (!told.ok) throw new Error("The payment provider could not be asked whom its message is about");
  return told.value;
}

async function follow(
  { db, bus, clock, payments }: MessageNeeds,
  teamId: TeamId,
  { id, customerId }: ProviderMessage & { customerId: string },
): Promise<readonly Effect[]> {
  const nowMs = clock.nowMs();
  return db.transaction(async (tx) => {
    const team = await lockTeam(tx, teamId);
    if (team === null || !(await noteMessage(tx, id, nowMs))) return [];
    const known = await findCustomer(tx, teamId);
    if (known === null) await saveCustomer(tx, { teamId, nowMs }, customerId);
    const followed = await followPurchases(payments, { tx, nowMs, bus, team }, known ?? customerId);
    if (!followed.ok) throw new Error("The payment provider could not be asked what a team has bought");
    return followed.after;
  });
}
