// A team's purchases are read from the payment provider as a whole, and everything follows from the latest reading:
// which subscription counts, which plan the team is on, when to check again. So the order and number of the provider's
// messages do not matter, nor whether they arrive at all.
import { constants } from "@atrium/contract";
import type { BillingPeriod, DayPass, Plan, RateId } from "@atrium/contract";

/** A subscription at the payment provider. */
export interface Subscription {
  id: string;
  rateId: RateId;
  period: BillingPeriod;
  people: number;
  /** `waiting`: its first payment is not complete. */
  state: "waiting" | "active" | "pastDue" | "ended";
  /** Cancelled: it ends with its period. */
  isEnding: boolean;
  periodEndMs: number;
  createdMs: number;
  /** Its unpaid invoice, and since when. */
  unpaid: { invoiceId: string; sinceMs: number } | null;
}

/** A day pass at the payment provider, by its invoice. */
export interface BoughtPass {
  id: string;
  state: "pending" | "paid" | "failed";
  startsMs: number;
  endsMs: number;
  timeZone: string;
  people: number;
  priceCents: number;
  createdMs: number;
}

export interface Purchases {
  subscriptions: readonly Subscription[];
  passes: readonly BoughtPass[];
}

/** The subscription that counts: the latest one that is active or past due; null if there is none. */
export const standingSubscription = ({ subscriptions }: Pick<Purchases, "subscriptions">): Subscription | null =>
  subscriptions
    .filter(({ state }) => state === "active" || state === "pastDue")
    .toSorted((one, other) => other.createdMs - one.createdMs || (one.id < other.id ? 1 : -1))[0] ?? null;

export const isRunning = ({ state, startsMs, endsMs }: BoughtPass, nowMs: number): boolean =>
  state === "paid" && startsMs <= nowMs && nowMs < endsMs;

export function dayPassState(pass: Pick<BoughtPass, "state" | "startsMs" | "endsMs">, nowMs: number): DayPass["state"] {
  if (pass.state !== "paid") return pass.state;
  if (nowMs < pass.startsMs) return "waiting";
  return nowMs < pass.endsMs ? "running" : "over";
}

/** Plans that no purchase changes: they are agreed by contract. */
const AGREED: ReadonlySet<Plan> = new Set(["custom", "customEducation"]);

export interface TeamPlan {
  plan: Plan;
  /** Null: as many as the plan has. */
  boughtCapacity: number | null;
}

/** The plan of a team by what it has bought. A day pass never takes anything from a subscription. */
export function planBought(before: TeamPlan, purchases: Purchases, nowMs: number): TeamPlan {
  if (AGREED.has(before.plan)) return before;
  const subscription = standingSubscription(purchases);
  const passes = purchases.passes.filter((pass) => isRunning(pass, nowMs));
  if (before.plan === "legacy" && subscription === null) return before;
  const own: TeamPlan = subscription === null ? FREE : ofSubscription(subscription);
  if (passes.length === 0) return own;
  const people = Math.max(...passes.map((pass) => pass.people));
  if (own.plan === "free" || own.plan === "lite") return { plan: "regular", boughtCapacity: people };
  return { plan: own.plan, boughtCapacity: Math.max(people, own.boughtCapacity ?? 0) };
}

const FREE: TeamPlan = { plan: "free", boughtCapacity: null };

const ofSubscription = ({ rateId, people }: Subscription): TeamPlan => ({
  plan: rateId,
  boughtCapacity: rateId === "lite" ? null : people,
});

/** When an unpaid renewal is retried next, after this many tries; null after the last. */
export function nextTryMs({ sinceMs }: { sinceMs: number }, triesDone: number): number | null {
  const after = constants.billing.retriesAfterMs[triesDone];
  return after === undefined ? null : sinceMs + after;
}

const LATER_MS = 10 * 60_000;
/** A renewal takes the payment provider up to two hours. */
const RENEWED_WITHIN_MS = 2 * 3_600_000;

/** When a team's purchases must be checked again without a call or a message; null for never. */
export function nextLookMs({ subscriptions, passes }: Purchases, triesDone: number, nowMs: number): number | null {
  const standing = standingSubscription({ subscriptions });
  const moments = [
    ...passes.filter(({ state }) => state === "paid").flatMap(({ startsMs, endsMs }) => [startsMs, endsMs]),
    ...(standing === null ? [] : [momentOf(standing, triesDone, nowMs)]),
  ].filter((moment) => moment > nowMs);
  const isPending = [
    ...passes.filter(({ state }) => state === "pending"),
    ...subscriptions.filter(({ state }) => state === "waiting"),
  ].some(({ createdMs }) => nowMs - createdMs < constants.billing.paymentForMs);
  const all = isPending ? [...moments, nowMs + LATER_MS] : moments;
  return all.length === 0 ? null : Math.min(...all);
}

/** A period that should have ended, or a try that is due, is checked again soon. */
function momentOf({ state, unpaid, periodEndMs }: Subscription, triesDone: number, nowMs: number): number {
  const due =
    state === "pastDue" && unpaid !== null
      ? (nextTryMs(unpaid, triesDone) ?? nowMs)
      : periodEndMs + (periodEndMs > nowMs ? 0 : RENEWED_WITHIN_MS);
  return Math.max(due, nowMs + LATER_MS);
}
