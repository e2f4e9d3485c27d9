import { refuse } from "@atrium/contract";
import type { RequestId, Result, TeamId } from "@atrium/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { teamBilling } from "../tables.ts";
import { lookAgainAt } from "./purchaseStore.ts";

/** Longer than all calls to the payment provider in one purchase. */
const BUYS_FOR_MS = 120_000;
const COME_AGAIN_MS = 5000;
const LATER_MS = 10 * 60_000;
/** After these errors it is certain that nothing was bought. */
const NOTHING_BOUGHT: ReadonlySet<string> = new Set([
  "customerLocationNotRecognized",
  "defaultCardNotFound",
  "couponNotFound",
  "invalidBillingParams",
  "paymentFailed",
]);

interface Buyer {
  teamId: TeamId;
  requestId: RequestId;
  nowMs: number;
}

/**
 * Lets only one call at a time buy for a team; attempts of the same call count as one. However the call ends, the
 * team's purchases are checked again some minutes later.
 */
export async function asOnlyBuyer<Bought extends Result<unknown>>(
  db: Database,
  buyer: Buyer,
  buy: () => Promise<Bought>,
): Promise<Bought | ReturnType<typeof tooSoon>> {
  const { teamId, nowMs } = buyer;
  const before = await lookingAt(db, teamId);
  if (!(await takeTurn(db, buyer))) return tooSoon();
  await lookAgainAt(db, teamId, Math.min(before ?? Infinity, nowMs + LATER_MS));
  try {
    const bought = await buy();
    if (!bought.ok && NOTHING_BOUGHT.has(bought.code)) await lookAgainAt(db, teamId, before);
    return bought;
  } finally {
    await db
      .update(teamBilling)
      .set({ buyer: null, buyerUntil: null })
      .where(and(eq(teamBilling.teamId, teamId), eq(teamBilling.buyer, buyer.requestId)));
  }
}

const tooSoon = () => refuse("tooOftenAttempts", { retryAfterMs: COME_AGAIN_MS });

async function lookingAt(db: Database, teamId: TeamId): Promise<number | null> {
  const [row] = await db.select({ lookAt: teamBilling.lookAt }).from(teamBilling).where(eq(teamBilling.teamId, teamId));
  return row?.lookAt?.getTime() ?? null;
}

async function takeTurn(db: Database, { teamId, requestId, nowMs }: Buyer): Promise<boolean> {
  const mine = { buyer: requestId, buyerUntil: new Date(nowMs + BUYS_FOR_MS) };
  const { buyer, buyerUntil } = teamBilling;
  const taken = await db
    .insert(teamBilling)
    .values({ teamId, changedAt: new Date(nowMs), ...mine })
    .onConflictDoUpdate({
      target: teamBilling.teamId,
      set: mine,
      setWhere: sql`${buyer} is null or ${buyer} = ${requestId} or ${buyerUntil} < ${new Date(nowMs).toISOString()}`,
    })
    .returning({ teamId: teamBilling.teamId });
  return taken.length > 0;
}
