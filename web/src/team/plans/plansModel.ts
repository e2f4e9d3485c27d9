import {
  must,
  PAID_RATES,
  PLAN_TERMS,
  type BillingCapabilities,
  type BillingPeriod,
  type DayPassRate,
  type ErrorCode,
  type Locale,
  type PaidRate,
  type Plan,
  type PlanFeature,
  type PlanTerms,
  type RateId,
  type TeamSubscription,
} from "@atrium/contract";
import { againstChange } from "@atrium/rules";
import { moneyText } from "../moneyText.ts";
import type { PlansSay } from "./texts.ts";

/** The plans that are compared, from the smallest to the largest. */
export const COMPARED = ["free", ...PAID_RATES] as const satisfies readonly Plan[];
export type Compared = (typeof COMPARED)[number];

export interface PlansNeeds {
  plan: Plan;
  rates: readonly PaidRate[];
  dayPass: DayPassRate;
  period: BillingPeriod;
  /** Why nothing can be bought; null if something can. */
  obstacle: ErrorCode | null;
  /** Whether a first subscription can be bought. */
  canBuy: boolean;
  /** The running subscription, which can be changed to something larger; null without one. */
  had: TeamSubscription | null;
  locale: Locale;
  say: PlansSay;
}

export interface PlanColumn {
  plan: Compared;
  isOwn: boolean;
  /** A month, without tax. */
  price: string;
  unit: string;
  lead: string;
  note: string;
  /** The plan that is chosen here; null if it cannot be. */
  chooses: RateId | null;
}
/** A value of a plan: in words, or whether it has something. */
export type Cell = string | boolean;
export interface PlanRow {
  name: string;
  cells: readonly { plan: Compared; value: Cell }[];
}
export interface PlansModel {
  columns: readonly PlanColumn[];
  groups: readonly { name: string; rows: readonly PlanRow[] }[];
  dayPassLead: string;
  /** What a contract offers beyond the plans. */
  contract: string;
  /** The highest saving of yearly payment, like −13 %. */
  saving: string;
}

/** Why a team can buy nothing; null if it can, or can change to something larger. */
export function obstacleOf({ buy, upgrade }: Pick<BillingCapabilities, "buy" | "upgrade">): ErrorCode | null {
  const ways = [buy.card, upgrade.card].flatMap(({ month, year }) => [month, year]);
  if (ways.some(({ state }) => state !== "FORBIDDEN")) return null;
  // Who has a subscription is told why it cannot change, not that there is one.
  const [against] = upgrade.card.month.errors;
  return against === undefined || against === "teamNotOnPaidRate" ? (buy.card.month.errors[0] ?? null) : against;
}

const MONTHS = 12;

export function plansModel(needs: PlansNeeds): PlansModel {
  const { dayPass, say } = needs;
  return {
    columns: COMPARED.map((plan) => columnOf(plan, needs)),
    groups: groupsOf(needs),
    dayPassLead: say("dayPassLead", { price: money(dayPass.smallPriceCents, needs), most: dayPass.maxOnlineCapacity }),
    contract: contractOf(needs),
    saving: say("saving", { percent: Math.max(...needs.rates.map(savedPercent)) }),
  };
}

const savedPercent = ({ monthPriceCents, yearPriceCents }: PaidRate): number =>
  Math.round(100 - (100 * yearPriceCents) / (MONTHS * monthPriceCents));

function columnOf(plan: Compared, needs: PlansNeeds): PlanColumn {
  const { say, period } = needs;
  const rate = needs.rates.find(({ id }) => id === plan);
  const about = { plan, isOwn: plan === needs.plan, lead: say(`${plan}Lead`) };
  if (rate === undefined) {
    const unit = upTo(PLAN_TERMS[plan].peopleOnline, say);
    return { ...about, price: money(0, needs), unit, note: say("noCard"), chooses: null };
  }
  const monthly = money(rate.monthPriceCents, needs);
  const annual = money(rate.yearPriceCents / MONTHS, needs);
  return {
    ...about,
    price: period === "year" ? annual : monthly,
    unit: rate.isPerPerson ? say("perPerson") : upTo(rate.maxOnlineCapacity, say),
    note: period === "year" ? say("byMonth", { price: monthly }) : say("byYear", { price: annual }),
    chooses: canChoose(rate, needs) ? rate.id : null,
  };
}

/** A first subscription to any plan, or a change of the running one to something larger, its own plan included. */
function canChoose(rate: PaidRate, { canBuy, had, obstacle, period }: PlansNeeds): boolean {
  if (had === null) return canBuy;
  const wanted = { rateId: rate.id, period, people: rate.maxOnlineCapacity };
  return obstacle === null && againstChange(had, wanted) === null;
}

function contractOf(needs: PlansNeeds): string {
  const { price } = PLAN_TERMS.customEducation;
  const cents = price.kind === "contract" ? price.fromYearCents : null;
  const people = PLAN_TERMS.enterprise.peopleOnline.toLocaleString(needs.locale);
  return needs.say("contract", {
    people,
    price: money(must(cents, "a contract for education begins somewhere"), needs),
  });
}

const upTo = (count: number, say: PlansSay): string => say("upTo", { count });

const money = (cents: number, { locale }: Pick<PlansNeeds, "locale">): string => moneyText(cents, locale, true);

function groupsOf(needs: PlansNeeds): PlansModel["groups"] {
  const { say, locale } = needs;
  const row = (name: string, value: (terms: PlanTerms, plan: Compared) => Cell): PlanRow => ({
    name,
    cells: COMPARED.map((plan) => ({ plan, value: value(PLAN_TERMS[plan], plan) })),
  });
  const number = (count: number) => count.toLocaleString(locale);
  const has =
    (...features: PlanFeature[]) =>
    (terms: PlanTerms) =>
      features.every((feature) => terms.features.includes(feature));
  const online = (plan: Compared) => {
    const rate = needs.rates.find(({ id }) => id === plan);
    const most = number(PLAN_TERMS[plan].peopleOnline);
    return rate?.isPerPerson === true ? say("range", { from: number(rate.minOnlineCapacity), to: most }) : most;
  };
  return [
    {
      name: say("people"),
      rows: [
        row(say("online"), (_terms, plan) => online(plan)),
        row(say("spaces"), ({ spaces }) => number(spaces)),
        row(say("rooms"), ({ roomsPerSpace }) => number(roomsPerSpace)),
        row(say("hours"), ({ hoursPerDay }) => (hoursPerDay === null ? say("noLimit") : number(hoursPerDay))),
      ],
    },
    {
      name: say("inRooms"),
      rows: [
        row(say("things"), ({ elementsPerRoom }) => number(elementsPerRoom)),
        row(say("recordings"), ({ recordingsKept }) => (recordingsKept === 0 ? false : number(recordingsKept))),
        row(say("messages"), ({ chatKeptDays }) =>
          chatKeptDays === null ? say("noLimit") : say("keptDays", { count: chatKeptDays }),
        ),
        row(say("pinning"), has("pinning", "locking", "megaphone")),
      ],
    },
    {
      name: say("yours"),
      rows: [
        row(say("private"), has("privateSpaces", "passwords")),
        row(say("logo"), has("logo")),
        row(say("sso"), has("sso")),
        row(say("whiteLabel"), has("whiteLabel")),
      ],
    },
  ];
}
