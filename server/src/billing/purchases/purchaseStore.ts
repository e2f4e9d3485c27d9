import type { TeamId } from "@atrium/contract";
import { nextLookMs, standingSubscription } from "@atrium/rules";
import type { BoughtPass, Purchases, Subscription } from "@atrium/rules";
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teams } from "../../team/index.ts";
import { dayPasses, paymentMessages, teamBilling, teamSubscriptions } from "../tables.ts";

/** A subscription, and how often its unpaid renewal was retried. */
export type StoredSubscription = Subscription & { tries: number };
interface OfTeam {
  teamId: TeamId;
  nowMs: number;
}

export async function findRevision(query: Query, teamId: TeamId): Promise<number> {
  const [row] = await query
    .select({ revision: teamBilling.revision })
    .from(teamBilling)
    .where(eq(teamBilling.teamId, teamId));
  return row?.revision ?? 0;
}

export async function findSubscription(query: Query, teamId: TeamId): Promise<StoredSubscription | null> {
  const [row] = await query.select().from(teamSubscriptions).where(eq(teamSubscriptions.teamId, teamId));
  if (row === undefined) return null;
  const { periodEnd, createdAt, unpaidInvoice, unpaidSince, teamId: _, ...same } = row;
  const isUnpaid = unpaidInvoice !== null && unpaidSince !== null;
  return {
    ...same,
    periodEndMs: periodEnd.getTime(),
    createdMs: createdAt.getTime(),
    unpaid: isUnpaid ? { invoiceId: unpaidInvoice, sinceMs: unpaidSince.getTime() } : null,
  };
}

/** The latest first. */
export async function findPasses(query: Query, teamId: TeamId): Promise<BoughtPass[]> {
  const rows = await query
    .select()
    .from(dayPasses)
    .where(eq(dayPasses.teamId, teamId))
    .orderBy(desc(dayPasses.startsAt), desc(dayPasses.id));
  return rows.map(toPass);
}

const toPass = ({ startsAt, endsAt, createdAt, teamId: _, ...same }: typeof dayPasses.$inferSelect): BoughtPass => ({
  ...same,
  startsMs: startsAt.getTime(),
  endsMs: endsAt.getTime(),
  createdMs: createdAt.getTime(),
});

/** Replaces what is stored of a team's purchases by a new reading. The team is locked. */
export async function savePurchases(tx: Transaction, { teamId, nowMs }: OfTeam, purchases: Purchases): Promise<void> {
  const before = await findSubscription(tx, teamId);
  const standing = standingSubscription(purchases);
  const unpaidId = standing?.unpaid?.invoiceId;
  const tries = unpaidId !== undefined && unpaidId === before?.unpaid?.invoiceId ? before.tries : 0;
  await tx.delete(teamSubscriptions).where(eq(teamSubscriptions.teamId, teamId));
  if (standing !== null) await tx.insert(teamSubscriptions).values(rowOf(teamId, { ...standing, tries }));
  for (const pass of purchases.passes) await savePass(tx, teamId, pass);
  const lookAt = nextLookMs(purchases, tries, nowMs);
  const changed = { lookAt: lookAt === null ? null : new Date(lookAt) };
  await tx
    .insert(teamBilling)
    .values({ teamId, changedAt: new Date(nowMs), revision: 1, ...changed })
    .onConflictDoUpdate({
      target: teamBilling.teamId,
      set: { ...changed, revision: sql`${teamBilling.revision} + 1` },
    });
}

function rowOf(teamId: TeamId, { periodEndMs, createdMs, unpaid, ...same }: StoredSubscription) {
  return {
    teamId,
    ...same,
    periodEnd: new Date(periodEndMs),
    createdAt: new Date(createdMs),
    unpaidInvoice: unpaid?.invoiceId ?? null,
    unpaidSince: unpaid === null ? null : new Date(unpaid.sinceMs),
  };
}

/** One that was never paid is not stored, unless it was shown as pending. */
async function savePass(tx: Transaction, teamId: TeamId, { startsMs, endsMs, createdMs, ...same }: BoughtPass) {
  if (same.state === "failed") {
    await tx.update(dayPasses).set({ state: "failed" }).where(eq(dayPasses.id, same.id));
    return;
  }
  const moments = { startsAt: new Date(startsMs), endsAt: new Date(endsMs), createdAt: new Date(createdMs) };
  await tx
    .insert(dayPasses)
    .values({ teamId, ...same, ...moments })
    .onConflictDoUpdate({ target: dayPasses.id, set: { state: same.state } });
}

/** The passes of several teams that are not over. */
export async function passesAhead(query: Query, teamIds: readonly TeamId[], nowMs: number) {
  if (teamIds.length === 0) return [];
  const rows = await query
    .select()
    .from(dayPasses)
    .where(and(inArray(dayPasses.teamId, [...teamIds]), gt(dayPasses.endsAt, new Date(nowMs))));
  return rows.map((row) => ({ teamId: row.teamId, pass: toPass(row) }));
}

/** Moves a pass, and has the team's purchases checked when it begins. */
export async function movePass(
  tx: Transaction,
  { id, teamId, startsMs, endsMs, timeZone }: BoughtPass & { teamId: TeamId },
): Promise<void> {
  const startsAt = new Date(startsMs);
  await tx
    .update(dayPasses)
    .set({ startsAt, endsAt: new Date(endsMs), timeZone })
    .where(and(eq(dayPasses.id, id), eq(dayPasses.teamId, teamId)));
  await lookAgainBy(tx, teamId, startsMs);
}

/** What was bought, with passes at the times they were moved to here. */
export async function withMovedPasses(query: Query, teamId: TeamId, purchases: Purchases): Promise<Purchases> {
  const kept = new Map((await findPasses(query, teamId)).map((pass) => [pass.id, pass]));
  const passes = purchases.passes.map((pass) => {
    const { startsMs, endsMs, timeZone } = kept.get(pass.id) ?? pass;
    return { ...pass, startsMs, endsMs, timeZone };
  });
  return { ...purchases, passes };
}

/** Counts a retry of a renewal; another node may have counted it already. */
export async function countTry(query: Query, teamId: TeamId, { id, tries }: StoredSubscription): Promise<void> {
  const { teamId: ofTeam, id: ofId, tries: done } = teamSubscriptions;
  await query
    .update(teamSubscriptions)
    .set({ tries: tries + 1 })
    .where(and(eq(ofTeam, teamId), eq(ofId, id), eq(done, tries)));
}

/** Teams whose purchases are due to be checked. */
export async function teamsToLookAt(query: Query, nowMs: number, most: number) {
  return query
    .select({ teamId: teamBilling.teamId, customerId: teamBilling.customerId })
    .from(teamBilling)
    .where(lte(teamBilling.lookAt, new Date(nowMs)))
    .orderBy(teamBilling.lookAt)
    .limit(most);
}

/** Subscriptions of teams that were deleted, which would be renewed. */
export async function subscriptionsOfDeleted(query: Query, most: number) {
  return query
    .select({ teamId: teamSubscriptions.teamId, id: teamSubscriptions.id, deletedAt: teams.deletedAt })
    .from(teamSubscriptions)
    .innerJoin(teams, eq(teams.id, teamSubscriptions.teamId))
    .where(and(isNotNull(teams.deletedAt), eq(teamSubscriptions.isEnding, false)))
    .limit(most);
}

export async function noteEnding(query: Query, subscriptionId: string): Promise<void> {
  await query.update(teamSubscriptions).set({ isEnding: true }).where(eq(teamSubscriptions.id, subscriptionId));
}

/** Null for no further check. */
export async function lookAgainAt(query: Query, teamId: TeamId, atMs: number | null): Promise<void> {
  await query
    .update(teamBilling)
    .set({ lookAt: atMs === null ? null : new Date(atMs) })
    .where(eq(teamBilling.teamId, teamId));
}

/** At this moment at the latest: an earlier check stays. */
export async function lookAgainBy(query: Query, teamId: TeamId, atMs: number): Promise<void> {
  const { lookAt } = teamBilling;
  await query
    .update(teamBilling)
    .set({ lookAt: sql`least(${lookAt}, ${new Date(atMs).toISOString()}::timestamptz)` })
    .where(eq(teamBilling.teamId, teamId));
}

/** Whether this message is new. */
export async function noteMessage(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  const noted = await tx
    .insert(paymentMessages)
    .values({ id, at: new Date(nowMs) })
    .onConflictDoNothing()
    .returning({ id: paymentMessages.id });
  return noted.length > 0;
}

/** The provider retries a message for some days. */
const MESSAGES_KEPT_MS = 30 * 24 * 3_600_000;

export async function forgetPaymentMessages(query: Query, nowMs: number): Promise<void> {
  await query.delete(paymentMessages).where(lt(paymentMessages.at, new Date(nowMs - MESSAGES_KEPT_MS)));
}
