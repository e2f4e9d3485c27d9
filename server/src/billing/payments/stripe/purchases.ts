import { PLAN_TERMS } from "@atrium/contract";
import type { BoughtPass, Subscription } from "@atrium/rules";
import type Stripe from "stripe";
import type { Payments } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import { PASS_KIND } from "./passes.ts";
import { rateOfPrice } from "./prices.ts";

const PAGE = 100;
const MOST_INVOICES = 1000;

export const stripePurchases = (stripe: Stripe): Pick<Payments, "purchasesOf"> => ({
  purchasesOf: (customer) =>
    askStripe(async () => {
      const asked = { customer, status: "all", limit: PAGE, expand: ["data.latest_invoice"] } as const;
      const { data } = await stripe.subscriptions.list({ ...asked, expand: [...asked.expand] });
      const invoices = await stripe.invoices
        .list({ customer, limit: PAGE })
        .autoPagingToArray({ limit: MOST_INVOICES });
      return {
        subscriptions: data.map(subscriptionOf).filter((each) => each !== null),
        passes: invoices.map(passOf).filter((each) => each !== null),
      };
    }),
});

const STATES: Readonly<Record<string, Subscription["state"]>> = {
  incomplete: "waiting",
  active: "active",
  trialing: "active",
  past_due: "pastDue",
  unpaid: "pastDue",
};

/** Null if it is none of ours. */
function subscriptionOf(found: Stripe.Subscription): Subscription | null {
  const item = found.items.data[0];
  const rate = item === undefined ? null : rateOfPrice(item.price);
  if (item === undefined || rate === null) return null;
  const invoice = typeof found.latest_invoice === "string" ? null : found.latest_invoice;
  const state = STATES[found.status] ?? "ended";
  return {
    id: found.id,
    ...rate,
    people: rate.rateId === "lite" ? PLAN_TERMS.lite.peopleOnline : (item.quantity ?? 1),
    state,
    isEnding: found.cancel_at_period_end || found.cancel_at !== null,
    periodEndMs: item.current_period_end * 1000,
    createdMs: found.created * 1000,
    unpaid: state === "pastDue" && invoice !== null ? { invoiceId: invoice.id, sinceMs: invoice.created * 1000 } : null,
  };
}

const PASS_STATES: Readonly<Record<string, BoughtPass["state"]>> = { paid: "paid", open: "pending", draft: "pending" };

function passOf({ id, status, created, metadata }: Stripe.Invoice): BoughtPass | null {
  if (metadata?.["kind"] !== PASS_KIND) return null;
  const { startsMs, endsMs, people, priceCents, timeZone = "UTC" } = metadata;
  return {
    id,
    state: PASS_STATES[status ?? ""] ?? "failed",
    startsMs: Number(startsMs),
    endsMs: Number(endsMs),
    timeZone,
    people: Number(people),
    priceCents: Number(priceCents),
    createdMs: created * 1000,
  };
}
