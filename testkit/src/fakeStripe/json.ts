import { totalsOf } from "./money.ts";
import { found, seconds } from "./stripeFault.ts";
import type {
  FakeCard,
  FakeCustomer,
  FakeIntent,
  FakeInvoice,
  FakePrice,
  FakeSubscription,
  StripeState,
} from "./stripeState.ts";

export const customerJson = ({ id, name, email, defaultCardId, metadata }: FakeCustomer) => ({
  id,
  object: "customer",
  name,
  email,
  metadata,
  invoice_settings: { default_payment_method: defaultCardId },
});

export const cardJson = ({ id, customerId, last4, brand }: FakeCard) => ({
  id,
  object: "payment_method",
  type: "card",
  customer: customerId,
  card: { last4, brand, exp_month: 8, exp_year: 2031 },
});

export const priceJson = ({ id, lookupKey, unitCents, interval }: FakePrice) => ({
  id,
  object: "price",
  lookup_key: lookupKey,
  unit_amount: unitCents,
  recurring: { interval },
});

export const intentJson = ({ id, secret, customerId, amountCents, status }: FakeIntent) => ({
  id,
  object: "payment_intent",
  customer: customerId,
  amount: amountCents,
  status,
  client_secret: secret,
});

export function invoiceJson(state: StripeState, invoice: FakeInvoice) {
  const { id, customerId, status, createdMs, lines, metadata, intentId } = invoice;
  const country = found(state.customers, customerId).country;
  const { subtotal, discount, tax, total } = totalsOf(state, invoice, country);
  const payment = { payment: { type: "payment_intent", payment_intent: intentId } };
  return {
    id,
    object: "invoice",
    customer: customerId,
    number: status === "draft" ? null : `ATR-${id.slice(-4)}`,
    hosted_invoice_url: status === "draft" ? null : `https://invoice.stripe.test/${id}`,
    status,
    created: seconds(createdMs),
    subtotal,
    total,
    total_discount_amounts: [{ amount: discount }],
    total_taxes: [{ amount: tax }],
    lines: { object: "list", data: lines.map((amount) => ({ amount })), has_more: false },
    metadata,
    invoice_pdf: status === "draft" ? null : `https://files.stripe.test/${id}.pdf`,
    payments: { object: "list", data: intentId === null ? [] : [payment], has_more: false },
  };
}

export function subscriptionJson(state: StripeState, subscription: FakeSubscription, isExpanded: boolean) {
  const { id, customerId, itemId, cardId, status, createdMs, quantity, isEnding, latestInvoiceId } = subscription;
  const item = {
    id: itemId,
    object: "subscription_item",
    quantity,
    price: priceJson(found(state.prices, subscription.priceId)),
    current_period_end: seconds(subscription.periodEndMs),
  };
  return {
    id,
    object: "subscription",
    customer: customerId,
    status,
    created: seconds(createdMs),
    cancel_at_period_end: isEnding,
    cancel_at: null,
    default_payment_method: cardId,
    items: { object: "list", data: [item], has_more: false },
    latest_invoice: isExpanded ? invoiceJson(state, found(state.invoices, latestInvoiceId)) : latestInvoiceId,
    metadata: subscription.metadata,
  };
}
