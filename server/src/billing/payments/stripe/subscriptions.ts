import { must, refuse } from "@atrium/contract";
import type { Payment } from "@atrium/contract";
import type Stripe from "stripe";
import type { Asked, ChangeCode, OfTeam, Payments, PurchaseCode, SoldRate } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import type { StripeFault } from "./askStripe.ts";
import { defaultCardOf } from "./cards.ts";
import { discountsOf } from "./discounts.ts";
import { dropInvoice, idOf, paymentOfInvoice, purchaseCode } from "./invoicePayments.ts";
import { priceOf, quantityOf } from "./prices.ts";
import { stands } from "./standing.ts";

type Subscriptions = Pick<Payments, "buySubscription" | "changeSubscription" | "setEnding" | "endSubscription">;

export const stripeSubscriptions = (stripe: Stripe): Subscriptions => ({
  async buySubscription(wanted, key) {
    const made = await askStripe(() => madeBefore(stripe, wanted.customerId, key));
    if (!made.ok) return made;
    if (made.value === "another") return refuse("teamNotOnFreeOrLegacyRate");
    if (made.value !== null) return paidOrGone(stripe, made.value);
    const asked = await askStripe(() => askFor(stripe, wanted, key));
    if (!asked.ok) return asked;
    if (typeof asked.value === "string") return refuse(asked.value);
    const terms = asked.value;
    const bought = await askStripe(() => stripe.subscriptions.create(terms, { idempotencyKey: key }), purchaseCode);
    return bought.ok ? paidOrGone(stripe, bought.value) : bought;
  },
  async changeSubscription({ customerId, subscriptionId }, rate, key) {
    const card = await askStripe(() => defaultCardOf(stripe, customerId));
    if (!card.ok) return card;
    if (card.value === null) return refuse("defaultCardNotFound");
    const changed = await askStripe(() => change(stripe, subscriptionId, { rate, key }), changeCode);
    if (!changed.ok) return changed;
    const invoiceId = idOf(changed.value.latest_invoice);
    const payment = await paymentFor(stripe, invoiceId);
    if (!payment.ok || payment.value?.state !== "failed" || invoiceId === null) return payment;
    // The change is dropped with its invoice.
    return dropInvoice(stripe, invoiceId);
  },
  setEnding: (subscriptionId, isEnding, idempotencyKey) =>
    unlessEnded(() =>
      stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding }, { idempotencyKey }),
    ),
  endSubscription: (subscriptionId) => end(stripe, subscriptionId),
});

/** A change takes no promotion code. */
function changeCode(error: StripeFault): ChangeCode | null {
  const code = purchaseCode(error);
  return code === "couponNotFound" ? null : code;
}

/** The subscription that an earlier attempt of this call has created, or a refusal because another one is active. */
async function madeBefore(stripe: Stripe, customer: string, key: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const made = data.find(({ metadata }) => metadata["key"] === key);
  if (made !== undefined) return made;
  if (data.some(stands)) return "another";
  // A newer purchase replaces one that waits for the bank's authentication: only one is ever paid.
  for (const { id, status } of data) if (status === "incomplete") await stripe.subscriptions.cancel(id);
  return null;
}

async function askFor(
  stripe: Stripe,
  { teamId, customerId: customer, promoCode, rate }: OfTeam & { rate: SoldRate },
  key: string,
): Promise<Stripe.SubscriptionCreateParams | PurchaseCode> {
  if ((await defaultCardOf(stripe, customer)) === null) return "defaultCardNotFound";
  const discounts = await discountsOf(stripe, promoCode);
  if (discounts === null) return "couponNotFound";
  return {
    customer,
    items: [{ price: await priceOf(stripe, rate), quantity: quantityOf(rate) }],
    payment_behavior: "allow_incomplete",
    automatic_tax: { enabled: true },
    discounts,
    metadata: { teamId, key },
  };
}

/** A subscription whose first payment was declined is removed. */
async function paidOrGone(stripe: Stripe, bought: Stripe.Subscription): Asked<Payment | null, "paymentFailed"> {
  if (bought.status === "canceled" || bought.status === "incomplete_expired") return refuse("paymentFailed");
  const payment = await paymentFor(stripe, idOf(bought.latest_invoice));
  if (!payment.ok || payment.value?.state !== "failed") return payment;
  const gone = await end(stripe, bought.id);
  return gone.ok ? refuse("paymentFailed") : gone;
}

/** One that has ended is not found, which counts as success. */
const end = (stripe: Stripe, id: string): Asked<null> => unlessEnded(() => stripe.subscriptions.cancel(id));

const unlessEnded = (ask: () => Promise<unknown>): Asked<null> =>
  askStripe(async () => {
    try {
      await ask();
    } catch (error) {
      if ((error as StripeFault).code !== "resource_missing") throw error;
    }
    return null;
  });

const paymentFor = (stripe: Stripe, invoiceId: string | null): Asked<Payment | null> =>
  askStripe(async () => (invoiceId === null ? null : paymentOfInvoice(stripe, invoiceId)));

async function change(stripe: Stripe, id: string, { rate, key }: { rate: SoldRate; key: string }) {
  const item = await itemOf(stripe, id);
  const price = await priceOf(stripe, rate);
  return stripe.subscriptions.update(
    id,
    {
      items: [{ id: item, price, quantity: quantityOf(rate) }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    },
    { idempotencyKey: key },
  );
}

export async function itemOf(stripe: Stripe, subscriptionId: string): Promise<string> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  return must(items.data[0], "a subscription is for something").id;
}
