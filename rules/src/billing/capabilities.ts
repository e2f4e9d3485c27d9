import type { BillingCapabilities, BillingPeriod, Capability, ErrorCode, Plan } from "@atrium/contract";
import type { Subscription } from "./purchases.ts";
import { paidRates } from "./rates.ts";
import { againstChange } from "./upgrades.ts";

/** The facts that decide what a team can buy. */
export interface BuyingFacts {
  plan: Plan;
  isSetUp: boolean;
  /** Whether the admin who asks has confirmed an e-mail. */
  isVerified: boolean;
  /** Null without a subscription, and after it has ended. */
  subscription: Pick<Subscription, "state" | "isEnding" | "rateId" | "period" | "people"> | null;
  hasCard: boolean;
  /** Whether the team's tax location is known. */
  hasLocation: boolean;
}

type Way = "card" | "invoice";

/** What a team can buy: errors forbid it, warnings name what the checkout will ask for. */
export function capabilitiesOf(facts: BuyingFacts): BillingCapabilities {
  const ofWay = (errors: (period: BillingPeriod) => readonly ErrorCode[], way: Way) => {
    const asked = (period: BillingPeriod) =>
      capability([...errors(period), ...againstWay(way), ...alwaysAgainst(facts)], missing(facts));
    return { month: asked("month"), year: asked("year") };
  };
  const ofWays = (errors: (period: BillingPeriod) => readonly ErrorCode[]) => ({
    card: ofWay(errors, "card"),
    invoice: ofWay(errors, "invoice"),
  });
  return {
    buy: ofWays(() => againstBuying(facts)),
    upgrade: ofWays((period) => [...againstUpgrading(facts), ...againstGrowing(facts, period)]),
    dayPass: capability([...againstDayPass(facts), ...alwaysAgainst(facts)], missing(facts)),
  };
}

/** Only cards are charged; paying by invoice needs a contract. */
const againstWay = (way: Way): ErrorCode[] => (way === "invoice" ? ["invalidPaymentMethod"] : []);

/** Whether anything larger is sold for this period. */
function againstGrowing({ subscription }: BuyingFacts, period: BillingPeriod): ErrorCode[] {
  if (subscription === null) return [];
  const isLarger = paidRates().some(
    (rate) => againstChange(subscription, { rateId: rate.id, period, people: rate.maxOnlineCapacity }) === null,
  );
  return isLarger ? [] : ["downgradeNotAvailable"];
}

/** Plans from which a subscription can be bought. */
const BUYS: ReadonlySet<Plan> = new Set(["free", "regular", "legacy"]);
const CUSTOM: ReadonlySet<Plan> = new Set(["custom", "customEducation"]);

/** Why a team cannot buy a subscription. During a day pass, the plan does not show whether it has one. */
export function againstBuying({
  plan,
  subscription,
}: Pick<BuyingFacts, "plan"> & { subscription: unknown }): ("teamOnCustomRate" | "teamNotOnFreeOrLegacyRate")[] {
  if (CUSTOM.has(plan)) return ["teamOnCustomRate"];
  return BUYS.has(plan) && subscription === null ? [] : ["teamNotOnFreeOrLegacyRate"];
}

/** Why a team cannot change its subscription to a larger one. */
export function againstUpgrading({
  plan,
  subscription,
}: Pick<BuyingFacts, "plan"> & {
  subscription: Pick<Subscription, "state" | "isEnding"> | null;
}): ("teamOnCustomRate" | "teamNotOnPaidRate" | "subscriptionNotActive" | "paymentFailed")[] {
  if (CUSTOM.has(plan)) return ["teamOnCustomRate"];
  if (subscription === null) return ["teamNotOnPaidRate"];
  if (subscription.state === "pastDue") return ["paymentFailed"];
  return subscription.isEnding ? ["subscriptionNotActive"] : [];
}

/** Why a team cannot buy a day pass. */
export function againstDayPass({ plan }: Pick<BuyingFacts, "plan">): ("teamOnCustomRate" | "teamOnLegacyRate")[] {
  if (CUSTOM.has(plan)) return ["teamOnCustomRate"];
  return plan === "legacy" ? ["teamOnLegacyRate"] : [];
}

function alwaysAgainst({ isSetUp, isVerified }: BuyingFacts): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (!isSetUp) codes.push("buyingNotSetUp");
  if (!isVerified) codes.push("teamAdminAccountIsNotVerified");
  return codes;
}

function missing({ hasCard, hasLocation }: BuyingFacts): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (!hasCard) codes.push("defaultCardNotFound");
  if (!hasLocation) codes.push("customerLocationNotRecognized");
  return codes;
}

function capability(errors: ErrorCode[], warnings: ErrorCode[]): Capability {
  if (errors.length > 0) return { state: "FORBIDDEN", errors, warnings };
  return { state: warnings.length > 0 ? "NEEDS_CHECKOUT" : "POSSIBLE", errors, warnings };
}
