// Charges invoices, and updates their subscriptions when a payment succeeds or fails.
import { totalsOf, lengthMs } from "./money.ts";
import { found, StripeFault } from "./stripeFault.ts";
import type { FakeIntent, FakeInvoice, FakeSubscription, StripeState } from "./stripeState.ts";
import { intentJson, invoiceJson, subscriptionJson } from "./json.ts";

/** Last digits of cards that are declined, that require authentication, and whose payments stay processing. */
const [REFUSED, ASKED, SLOW] = ["0341", "3184", "6789"];

export function emit(state: StripeState, type: string, object: unknown): void {
  const id = state.newId("evt");
  const created = Math.floor(state.nowMs() / 1000);
  state.messages.push({ id, type, body: JSON.stringify({ id, object: "event", type, created, data: { object } }) });
}

type NewInvoice = Pick<FakeInvoice, "customerId" | "lines"> & Partial<FakeInvoice>;
export function makeInvoice(state: StripeState, wanted: NewInvoice): FakeInvoice {
  const invoice: FakeInvoice = {
    id: state.newId("in"),
    subscriptionId: null,
    status: "draft",
    createdMs: state.nowMs(),
    promoCode: null,
    isTaxed: true,
    cardId: null,
    intentId: null,
    metadata: {},
    ...wanted,
  };
  state.invoices.set(invoice.id, invoice);
  return invoice;
}

/** Finalizes an invoice; without an amount due it is paid at once. */
export function finalize(state: StripeState, invoice: FakeInvoice): void {
  const { total } = totalsOf(state, invoice, found(state.customers, invoice.customerId).country);
  invoice.status = "open";
  if (total <= 0) return paid(state, invoice);
  const id = state.newId("pi");
  const { customerId, id: invoiceId } = invoice;
  const intent: FakeIntent = {
    id,
    secret: `${id}_secret_${state.newId("x")}`,
    customerId,
    invoiceId,
    amountCents: total,
    status: "requires_payment_method",
  };
  state.intents.set(id, intent);
  invoice.intentId = id;
}

/** Charges the card of an open invoice: its own, else its subscription's, else the customer's. */
export function charge(state: StripeState, invoice: FakeInvoice, isOffSession = false): FakeIntent["status"] {
  const intent = found(state.intents, invoice.intentId ?? undefined);
  const customer = found(state.customers, invoice.customerId);
  const ofSubscription = state.subscriptions.get(invoice.subscriptionId ?? "")?.cardId;
  const card = state.cards.get(invoice.cardId ?? ofSubscription ?? customer.defaultCardId ?? "");
  if (card === undefined) throw new StripeFault(400, "No default payment method", { code: "resource_missing" });
  if (card.last4 === SLOW) intent.status = "processing";
  else if (card.last4 === REFUSED || (card.last4 === ASKED && isOffSession)) intent.status = "requires_payment_method";
  else intent.status = card.last4 === ASKED ? "requires_action" : "succeeded";
  if (intent.status === "succeeded") paid(state, invoice);
  if (intent.status === "requires_payment_method") emit(state, "invoice.payment_failed", invoiceJson(state, invoice));
  return intent.status;
}

/** Ends a pending payment. */
export function settle(state: StripeState, intent: FakeIntent, isPaid: boolean): void {
  const invoice = found(state.invoices, intent.invoiceId);
  intent.status = isPaid ? "succeeded" : "requires_payment_method";
  if (isPaid) paid(state, invoice);
  else emit(state, "invoice.payment_failed", invoiceJson(state, invoice));
}

function paid(state: StripeState, invoice: FakeInvoice): void {
  invoice.status = "paid";
  const subscription = state.subscriptions.get(invoice.subscriptionId ?? "");
  if (subscription !== undefined) payFor(state, subscription, invoice);
  emit(state, "invoice.paid", invoiceJson(state, invoice));
  const intent = state.intents.get(invoice.intentId ?? "");
  if (intent !== undefined) emit(state, "payment_intent.succeeded", intentJson(intent));
  if (subscription !== undefined)
    emit(state, "customer.subscription.updated", subscriptionJson(state, subscription, false));
}

function payFor(state: StripeState, subscription: FakeSubscription, invoice: FakeInvoice): void {
  if (subscription.pending?.invoiceId === invoice.id) {
    const { terms } = subscription.pending;
    const isOtherPeriod =
      found(state.prices, terms.priceId).interval !== found(state.prices, subscription.priceId).interval;
    Object.assign(subscription, terms, { pending: null });
    if (isOtherPeriod) beginPeriod(state, subscription, state.nowMs());
  }
  if (subscription.status === "incomplete" || subscription.status === "past_due") subscription.status = "active";
}

export function beginPeriod(state: StripeState, subscription: FakeSubscription, fromMs: number): void {
  subscription.periodStartMs = fromMs;
  subscription.periodEndMs = fromMs + lengthMs(found(state.prices, subscription.priceId));
}

/** Cancels or renews subscriptions whose period is over, as Stripe does by itself. */
export function renew(state: StripeState): void {
  for (const subscription of state.subscriptions.values()) {
    const isOver = subscription.periodEndMs <= state.nowMs() && subscription.status === "active";
    if (isOver && subscription.isEnding) end(state, subscription);
    else if (isOver) renewOne(state, subscription);
  }
}

function renewOne(state: StripeState, subscription: FakeSubscription): void {
  const { customerId, id, quantity, priceId } = subscription;
  beginPeriod(state, subscription, subscription.periodEndMs);
  const lines = [found(state.prices, priceId).unitCents * quantity];
  const invoice = makeInvoice(state, { customerId, lines, subscriptionId: id });
  subscription.latestInvoiceId = invoice.id;
  finalize(state, invoice);
  if (charge(state, invoice, true) === "succeeded") return;
  subscription.status = "past_due";
  emit(state, "customer.subscription.updated", subscriptionJson(state, subscription, false));
}

export function end(state: StripeState, subscription: FakeSubscription): void {
  subscription.status = "canceled";
  const invoice = state.invoices.get(subscription.latestInvoiceId);
  if (invoice?.status === "open") invoice.status = "void";
  const intent = state.intents.get(invoice?.intentId ?? "");
  if (intent !== undefined && intent.status !== "succeeded") intent.status = "canceled";
  emit(state, "customer.subscription.deleted", subscriptionJson(state, subscription, false));
}
