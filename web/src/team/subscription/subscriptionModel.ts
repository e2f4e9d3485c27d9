import type { BillingPeriod, Cart, Locale, PaidRate, RateId, TeamSubscription } from "@atrium/contract";
import { againstChange, ratePriceCents } from "@atrium/rules";
import { moneyText } from "../moneyText.ts";
import type { SubscriptionSay } from "./texts.ts";

const MONTHS = 12;
const FIRST_RATE: RateId = "startup";

/** A subscription as it is being chosen. */
export interface Chosen {
  rateId: RateId;
  period: BillingPeriod;
  people: number;
}
/** What an address asks for; anything may be absent or unknown. */
interface AskedFor {
  rateId?: string | undefined;
  users?: number | undefined;
  period?: BillingPeriod | undefined;
}

/** What is chosen at first: by the address, otherwise what the team has. */
export function firstChosen(asked: AskedFor, had: TeamSubscription | null, rates: readonly PaidRate[]): Chosen {
  const named = rates.find(({ id }) => id === asked.rateId)?.id;
  const rateId = named ?? had?.rateId ?? FIRST_RATE;
  const chosen = { rateId, period: asked.period ?? had?.period ?? "year", people: asked.users ?? had?.people ?? 0 };
  return fitted(chosen, had, rates);
}

/** The same choice with a number of people that its plan sells, and no fewer than the team has. */
export function fitted(chosen: Chosen, had: TeamSubscription | null, rates: readonly PaidRate[]): Chosen {
  const { min, max } = rangeOf(chosen.rateId, had, rates);
  return { ...chosen, people: Math.min(max, Math.max(min, chosen.people)) };
}

export function rangeOf(rateId: RateId, had: TeamSubscription | null, rates: readonly PaidRate[]) {
  const rate = rateOf(rateId, rates);
  const { minOnlineCapacity: least, maxOnlineCapacity: max } = rate;
  return { min: Math.min(max, Math.max(least, had?.people ?? least)), max };
}

function rateOf(id: RateId, rates: readonly PaidRate[]): PaidRate {
  const rate = rates.find((each) => each.id === id);
  if (rate === undefined) throw new Error(`${id} is not sold`);
  return rate;
}

/** Plans that can be chosen: the team's own and larger ones. */
export const offered = (had: TeamSubscription | null, rates: readonly PaidRate[]): readonly PaidRate[] =>
  had === null ? rates : rates.filter(({ position }) => position >= rateOf(had.rateId, rates).position);

/** Why the team's subscription cannot become this one; null if it can, or if the team has none. */
export const againstChosen = (chosen: Chosen, had: TeamSubscription | null) =>
  had === null ? null : againstChange(had, chosen);

interface SumNeeds {
  locale: Locale;
  say: SubscriptionSay;
}
interface PriceLine {
  name: string;
  sum: string;
}
export interface SumModel {
  lines: readonly PriceLine[];
  /** What is to be paid, by the payment provider; the price without tax before it has answered. */
  total: PriceLine & { isFinal: boolean };
  /** What a year costs less than twelve months; null by the month. */
  less: string | null;
}

/** What is chosen in sums: the lines of a cart, or the price alone while there is none. */
export function sumModel(
  { chosen, rate, cart, isChange }: { chosen: Chosen; rate: PaidRate; cart: Cart | null; isChange: boolean },
  { locale, say }: SumNeeds,
): SumModel {
  const money = (cents: number) => moneyText(cents, locale);
  const { period, people } = chosen;
  const priceCents = ratePriceCents(rate, period, people);
  const saved = MONTHS * ratePriceCents(rate, "month", people) - ratePriceCents(rate, "year", people);
  const less = period === "year" ? say("less", { sum: moneyText(saved, locale, true) }) : null;
  const price = { name: say(period === "month" ? "priceMonth" : "priceYear"), sum: money(priceCents) };
  if (cart === null) return { lines: [price], total: { name: say("sum"), sum: price.sum, isFinal: false }, less };
  const before = cart.subtotalCents + cart.leftOverCents;
  const lines = [
    isChange ? { name: say("change"), sum: money(before) } : price,
    ...(cart.leftOverCents === 0 ? [] : [{ name: say("leftOver"), sum: `−${money(cart.leftOverCents)}` }]),
    ...(cart.discountCents === 0 ? [] : [{ name: say("discount"), sum: `−${money(cart.discountCents)}` }]),
    { name: say("tax"), sum: money(cart.taxCents) },
  ];
  return { lines, total: { name: say("today"), sum: money(Math.max(0, cart.totalCents)), isFinal: true }, less };
}

/** What a month costs, and what a year saves in percent, for each way to pay. */
export function periodsOf({ rate, people }: { rate: PaidRate; people: number }, { locale, say }: SumNeeds) {
  const month = ratePriceCents(rate, "month", people);
  const year = ratePriceCents(rate, "year", people) / MONTHS;
  const of = (cents: number) => say("aMonth", { sum: moneyText(cents, locale) });
  const percent = Math.round(100 - (100 * year) / month);
  return [
    { period: "month", name: say("month"), sum: of(month), saving: null },
    { period: "year", name: say("year"), sum: of(year), saving: say("saving", { percent }) },
  ] as const;
}
