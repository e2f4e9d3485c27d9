import { cardAt } from "./customerRoutes.ts";
import { beginPeriod, charge, emit, end, finalize, makeInvoice } from "./charging.ts";
import { priceJson, subscriptionJson } from "./json.ts";
import { amountOf } from "./money.ts";
import { promoOf } from "./promo.ts";
import type { Form } from "./readForm.ts";
import { found, list, StripeFault, under } from "./stripeFault.ts";
import type { Routes } from "./stripeFault.ts";
import type { FakePrice, FakeSubscription, StripeState, Terms } from "./stripeState.ts";

const isExpanded = (given: Form) =>
  [...given].some(([key, value]) => key.startsWith("expand") && value.includes("invoice"));
const answer = (state: StripeState, subscription: FakeSubscription, given: Form) =>
  subscriptionJson(state, subscription, isExpanded(given));

export const subscriptionRoutes: Routes = {
  "GET /v1/prices": (state, _ids, given) =>
    list(
      [...state.prices.values()].filter(({ lookupKey }) => lookupKey === given.get("lookup_keys[0]")).map(priceJson),
    ),
  "POST /v1/prices": (state, _ids, given) => {
    const price: FakePrice = {
      id: state.newId("price"),
      lookupKey: given.get("lookup_key") ?? "",
      unitCents: Number(given.get("unit_amount")),
      interval: given.get("recurring[interval]") === "year" ? "year" : "month",
    };
    state.prices.set(price.id, price);
    return priceJson(price);
  },
  "GET /v1/subscriptions": (state, _ids, given) => {
    const own = [...state.subscriptions.values()].filter(({ customerId }) => customerId === given.get("customer"));
    return list(own.reverse().map((each) => answer(state, each, given)));
  },
  "GET /v1/subscriptions/*": (state, [id], given) => answer(state, found(state.subscriptions, id), given),
  "POST /v1/subscriptions": (state, _ids, given) => answer(state, subscribe(state, given), given),
  "POST /v1/subscriptions/*": (state, [id], given) => {
    const subscription = found(state.subscriptions, id);
    const ending = given.get("cancel_at_period_end");
    if (ending !== undefined) subscription.isEnding = ending === "true";
    const cardId = given.get("default_payment_method");
    if (cardId !== undefined) subscription.cardId = cardAt(state, cardId, subscription.customerId).id;
    if (given.get("items[0][price]") !== undefined) changeTerms(state, subscription, termsOf(given, "items"));
    emit(state, "customer.subscription.updated", subscriptionJson(state, subscription, false));
    return answer(state, subscription, given);
  },
  "DELETE /v1/subscriptions/*": (state, [id], given) => {
    const subscription = found(state.subscriptions, id);
    if (subscription.status === "canceled") throw new StripeFault(404, "It has ended", { code: "resource_missing" });
    end(state, subscription);
    return answer(state, subscription, given);
  },
};

export const termsOf = (given: Form, items: string): Terms => ({
  priceId: given.get(`${items}[0][price]`) ?? "",
  quantity: Number(given.get(`${items}[0][quantity]`) ?? 1),
});

/** Creates a subscription and charges its first invoice. */
function subscribe(state: StripeState, given: Form): FakeSubscription {
  const customerId = given.get("customer") ?? "";
  const id = state.newId("sub");
  const terms = termsOf(given, "items");
  const cardId = given.get("default_payment_method") ?? null;
  const promoCode = promoOf(state, given);
  const lines = [amountOf(state, terms)];
  const invoice = makeInvoice(state, { customerId, lines, subscriptionId: id, promoCode });
  const subscription: FakeSubscription = {
    id,
    customerId,
    itemId: state.newId("si"),
    ...terms,
    status: "incomplete",
    createdMs: state.nowMs(),
    periodStartMs: 0,
    periodEndMs: 0,
    isEnding: false,
    cardId,
    promoCode,
    latestInvoiceId: invoice.id,
    metadata: under(given, "metadata"),
    pending: null,
  };
  beginPeriod(state, subscription, state.nowMs());
  finalize(state, invoice);
  state.subscriptions.set(id, subscription);
  emit(state, "customer.subscription.created", subscriptionJson(state, subscription, false));
  if (invoice.intentId === null) subscription.status = "active";
  else charge(state, invoice);
  return subscription;
}

/** The prorated invoice lines of a change: the rest of the current period is credited. */
export function linesOfChange(state: StripeState, subscription: FakeSubscription, terms: Terms): number[] {
  const { periodStartMs, periodEndMs } = subscription;
  const left = Math.max(0, (periodEndMs - state.nowMs()) / (periodEndMs - periodStartMs));
  const isOtherPeriod =
    found(state.prices, terms.priceId).interval !== found(state.prices, subscription.priceId).interval;
  return [
    -Math.round(amountOf(state, subscription) * left),
    Math.round(amountOf(state, terms) * (isOtherPeriod ? 1 : left)),
  ];
}

/** The change applies once its invoice is paid. */
function changeTerms(state: StripeState, subscription: FakeSubscription, terms: Terms): void {
  const { customerId, id } = subscription;
  const lines = linesOfChange(state, subscription, terms);
  const invoice = makeInvoice(state, { customerId, lines, subscriptionId: id });
  subscription.latestInvoiceId = invoice.id;
  subscription.pending = { terms, invoiceId: invoice.id };
  finalize(state, invoice);
  if (invoice.intentId !== null) charge(state, invoice);
}
