import { constants, PAID_RATES, PLAN_TERMS } from "@atrium/contract";
import type { BillingPeriod, DayPassRate, PaidRate, RateId } from "@atrium/contract";

const MONTHS = 12;

/** The plans that can be subscribed to, from the smallest to the largest. */
export const paidRates = (): PaidRate[] => PAID_RATES.map(paidRate);

export function paidRate(id: RateId): PaidRate {
  const { price, peopleOnline, spaces } = PLAN_TERMS[id];
  if (price.kind !== "flat" && price.kind !== "perUser") throw new Error(`${id} is not sold by subscription`);
  const isPerPerson = price.kind === "perUser";
  return {
    id,
    position: PAID_RATES.indexOf(id),
    maxSpacesQuantity: spaces,
    minOnlineCapacity: isPerPerson ? constants.billing.fewestPeople : peopleOnline,
    maxOnlineCapacity: peopleOnline,
    isPerPerson,
    monthPriceCents: price.monthCents,
    yearPriceCents: price.monthCentsIfAnnual * MONTHS,
  };
}

/** What a subscription costs for one period, in cents without tax. */
export const ratePriceCents = (rate: PaidRate, period: BillingPeriod, people: number): number =>
  (period === "month" ? rate.monthPriceCents : rate.yearPriceCents) * (rate.isPerPerson ? people : 1);

/** Whether this many people can be bought; a plan for the whole team has one number only. */
export const fitsRate = (rate: PaidRate, people: number): boolean =>
  people >= rate.minOnlineCapacity && people <= rate.maxOnlineCapacity;

export function dayPassRate(): DayPassRate {
  const { price, peopleOnline, spaces } = PLAN_TERMS.regular;
  if (price.kind !== "dayPass") throw new Error("the plan of day passes has their prices");
  return {
    smallMaxOnlineCapacity: constants.dayPass.smallPeople,
    smallPriceCents: price.smallCents,
    priceCents: price.regularCents,
    minOnlineCapacity: constants.billing.fewestPeople,
    maxOnlineCapacity: peopleOnline,
    maxSpacesQuantity: spaces,
  };
}

const DAY_MS = 24 * 3_600_000;

/** The price of a day pass in cents without tax, for each started 24 hours. */
export function dayPassPriceCents(rate: DayPassRate, { people, lengthMs }: { people: number; lengthMs: number }) {
  const days = Math.max(1, Math.ceil(lengthMs / DAY_MS));
  return days * (people <= rate.smallMaxOnlineCapacity ? rate.smallPriceCents : rate.priceCents);
}
