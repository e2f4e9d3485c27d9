import type { Effect, TeamId } from "@atrium/contract";
import { nextLookMs, nextTryMs } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import { withOutsideWork } from "../../platform/calls/outsideWork.ts";
import type { Database } from "../../platform/database/database.ts";
import { findTeam, lockTeam } from "../../team/index.ts";
import type { Payments } from "../payments/payments.ts";
import { followPurchases, setPlan } from "../purchases/followPurchases.ts";
import {
  countTry,
  findPasses,
  findSubscription,
  lookAgainAt,
  noteEnding,
  subscriptionsOfDeleted,
  teamsToLookAt,
} from "../purchases/purchaseStore.ts";

export interface LookNeeds {
  db: Database;
  bus: Bus;
  /** Null if buying is no longer set up: what was bought then begins and ends by the clock alone. */
  payments: Payments | null;
  onFault: (error: unknown) => void;
}
interface Due {
  teamId: TeamId;
  customerId: string | null;
}

const AT_ONCE = 20;
const LATER_MS = 10 * 60_000;

/** Checks day passes that begin or end, failed renewals, payments without a message, and deleted teams. */
export async function lookAtPurchases(needs: LookNeeds, nowMs: number): Promise<void> {
  await endOfDeleted(needs).catch(needs.onFault);
  for (const due of await teamsToLookAt(needs.db, nowMs, AT_ONCE)) {
    const effects = await look(needs, due, nowMs).catch((error: unknown) => {
      needs.onFault(error);
      return byClock(needs, due.teamId, { nowMs, againMs: nowMs + LATER_MS });
    });
    for (const effect of effects) await effect();
  }
}

async function look(needs: LookNeeds, { teamId, customerId }: Due, nowMs: number): Promise<readonly Effect[]> {
  const { db, bus, payments } = needs;
  if (payments === null || customerId === null) return byClock(needs, teamId, { nowMs, againMs: null });
  // Nobody pays for a team that is deleted.
  if ((await findTeam(db, teamId)) !== null) await tryRenewal(db, payments, { teamId, nowMs });
  return withOutsideWork(db, () =>
    db.transaction(async (tx) => {
      const team = await lockTeam(tx, teamId);
      // A deleted team may come back.
      if (team === null) {
        await lookAgainAt(tx, teamId, nowMs + LATER_MS);
        return [];
      }
      const followed = await followPurchases(payments, { tx, nowMs, bus, team }, customerId);
      if (!followed.ok) throw new Error("The payment provider could not be asked what a team has bought");
      return followed.after;
    }),
  );
}

/** A deleted team is not charged again. If it is restored, its admin may resume the subscription. */
async function endOfDeleted({ db, payments }: LookNeeds): Promise<void> {
  if (payments === null) return;
  for (const { teamId, id, deletedAt } of await subscriptionsOfDeleted(db, AT_ONCE)) {
    const done = await payments.setEnding(id, true, `deleted ${teamId} ${deletedAt?.getTime() ?? 0}`);
    if (!done.ok) throw new Error("The subscription of a deleted team could not be ended");
    await noteEnding(db, id);
  }
}

/** Retries an unpaid renewal when it is time; after the last retry the subscription ends. */
async function tryRenewal(
  db: Database,
  payments: Payments,
  { teamId, nowMs }: { teamId: TeamId; nowMs: number },
): Promise<void> {
  const subscription = await findSubscription(db, teamId);
  if (subscription?.state !== "pastDue" || subscription.unpaid === null) return;
  const { id, unpaid, tries } = subscription;
  const dueMs = nextTryMs(unpaid, tries);
  if (dueMs !== null && dueMs > nowMs) return;
  const asked =
    dueMs === null
      ? await payments.endSubscription(id)
      : await payments.payAgain(unpaid.invoiceId, `again ${unpaid.invoiceId} ${tries}`);
  if (!asked.ok) throw new Error("The payment provider could not be asked to charge a renewal again");
  if (dueMs !== null) await countTry(db, teamId, subscription);
}

/** From what is stored here, by the clock. */
const byClock = (
  { db, bus }: LookNeeds,
  teamId: TeamId,
  { nowMs, againMs }: { nowMs: number; againMs: number | null },
): Promise<readonly Effect[]> =>
  db.transaction(async (tx) => {
    const team = await lockTeam(tx, teamId);
    const subscription = await findSubscription(tx, teamId);
    const purchases = {
      subscriptions: subscription === null ? [] : [subscription],
      passes: await findPasses(tx, teamId),
    };
    const nextMs = nextLookMs(purchases, subscription?.tries ?? 0, nowMs);
    const moments = [nextMs, againMs].filter((moment) => moment !== null);
    await lookAgainAt(tx, teamId, moments.length === 0 ? null : Math.min(...moments));
    return team === null ? [] : setPlan({ tx, team, nowMs, bus }, purchases);
  });
