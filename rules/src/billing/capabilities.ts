import type { BillingCapabilities, BillingPeriod, Capability, ErrorCode, Plan } from "@atrium/contract";

/** What decides on what a team can buy. */
export interface BuyingFacts {
  plan: Plan;
  isSetUp: boolean;
  /** Whether the admin who asks has confirmed an e-mail. */
  isVerified: boolean;
  /** Null without a subscription, and after it has ended. */
  subscription: { isActive: boolean; period: BillingPeriod } | null;
  hasCard: boolean;
  /** Whether it is known where the team pays its tax. */
  hasLocation: boolean;
}

type Way = "card" | "invoice";

/** What a team can buy: errors forbid it, warnings name what is still asked at the checkout. */
export function capabilitiesOf(facts: BuyingFacts): BillingCapabilities {
  const ofWay = (errors: readonly ErrorCode[], way: Way) => {
    const asked = capability([...errors, ...alwaysAgainst(facts)], missing(facts, way));
    return { month: asked, year: asked };
  };
  const ofWays = (errors: readonly ErrorCode[]) => ({ card: ofWay(errors, "card"), invoice: ofWay(errors, "invoice") });
  return {
    buy: ofWays(againstBuying(facts)),
    upgrade: ofWays(againstUpgrading(facts)),
    dayPass: capability([...againstDayPass(facts), ...alwaysAgainst(facts)], missing(facts, "card")),
  };
}

/** Plans from which a subscription can be bought. */
const BUYS: ReadonlySet<Plan> = new Set(["free", "regular", "legacy"]);
const CUSTOM: ReadonlySet<Plan> = new Set(["custom", "customEducation"]);

/** Why a team cannot buy a subscription. */
export function againstBuying({
  plan,
}: Pick<BuyingFacts, "plan">): ("teamOnCustomRate" | "teamNotOnFreeOrLegacyRate")[] {
  if (CUSTOM.has(plan)) return ["teamOnCustomRate"];
  return BUYS.has(plan) ? [] : ["teamNotOnFreeOrLegacyRate"];
}

/** Why a team cannot change its subscription to a larger one. */
export function againstUpgrading({
  plan,
  subscription,
}: Pick<BuyingFacts, "plan" | "subscription">): ("teamOnCustomRate" | "teamNotOnPaidRate" | "subscriptionNotActive")[] {
  if (CUSTOM.has(plan)) return ["teamOnCustomRate"];
  if (subscription === null) return ["teamNotOnPaidRate"];
  return subscription.isActive ? [] : ["subscriptionNotActive"];
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

function missing({ hasCard, hasLocation }: BuyingFacts, way: Way): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (way === "card" && !hasCard) codes.push("defaultCardNotFound");
  if (!hasLocation) codes.push("customerLocationNotRecognized");
  return codes;
}

function capability(errors: ErrorCode[], warnings: ErrorCode[]): Capability {
  if (errors.length > 0) return { state: "FORBIDDEN", errors, warnings };
  return { state: warnings.length > 0 ? "NEEDS_CHECKOUT" : "POSSIBLE", errors, warnings };
}
