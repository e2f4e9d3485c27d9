import { charge, finalize, makeInvoice } from "./charging.ts";
import { intentJson, invoiceJson } from "./json.ts";
import { amountOf, totalsOf } from "./money.ts";
import { promoOf } from "./promo.ts";
import type { Form } from "./readForm.ts";
import { checkTaxNumber, found, list, StripeFault, under } from "./stripeFault.ts";
import type { Routes } from "./stripeFault.ts";
import type { FakeInvoice, StripeState } from "./stripeState.ts";
import { linesOfChange, termsOf } from "./subscriptionRoutes.ts";

export const invoiceRoutes: Routes = {
  "GET /v1/invoices": (state, _ids, given) => {
    const own = [...state.invoices.values()].filter(({ customerId }) => customerId === given.get("customer")).reverse();
    const from = own.findIndex(({ id }) => id === given.get("starting_after")) + 1;
    const limit = Number(given.get("limit") ?? 10);
    const page = own.slice(from, from + limit).map((each) => invoiceJson(state, each));
    return list(page, own.length > from + limit);
  },
  "POST /v1/invoices": (state, _ids, given) =>
    invoiceJson(
      state,
      makeInvoice(state, {
        customerId: found(state.customers, given.get("customer")).id,
        lines: [],
        cardId: given.get("default_payment_method") ?? null,
        promoCode: promoOf(state, given),
        isTaxed: given.get("automatic_tax[enabled]") === "true",
        metadata: under(given, "metadata"),
      }),
    ),
  "POST /v1/invoiceitems": (state, _ids, given) => {
    found(state.invoices, given.get("invoice")).lines.push(Number(given.get("amount")));
    return { id: state.newId("ii"), object: "invoiceitem" };
  },
  "GET /v1/invoices/*": (state, [id]) => invoiceJson(state, found(state.invoices, id)),
  "POST /v1/invoices/*/finalize": (state, [id]) => {
    const invoice = found(state.invoices, id);
    if (invoice.status !== "draft") throw new StripeFault(400, "It is finalized");
    finalize(state, invoice);
    return invoiceJson(state, invoice);
  },
  "POST /v1/invoices/*/pay": (state, [id], given) => pay(state, found(state.invoices, id), given),
  "POST /v1/invoices/*/void": (state, [id]) => {
    const invoice = found(state.invoices, id);
    if (invoice.status !== "open") throw new StripeFault(400, "Only open invoices are voided");
    invoice.status = "void";
    const subscription = state.subscriptions.get(invoice.subscriptionId ?? "");
    if (subscription !== undefined && subscription.pending?.invoiceId === id) subscription.pending = null;
    return invoiceJson(state, invoice);
  },
  "POST /v1/invoices/create_preview": (state, _ids, given) => preview(state, given),
  "GET /v1/payment_intents/*": (state, [id]) => intentJson(found(state.intents, id)),
};

function pay(state: StripeState, invoice: FakeInvoice, given: Form) {
  if (invoice.status !== "open") throw new StripeFault(400, "It is not open");
  const status = charge(state, invoice, given.get("off_session") === "true");
  const of = { type: "card_error" };
  if (status === "requires_action")
    throw new StripeFault(402, "The bank asks", { ...of, code: "invoice_payment_intent_requires_action" });
  if (status === "requires_payment_method")
    throw new StripeFault(402, "Your card was declined.", { ...of, code: "card_declined" });
  return invoiceJson(state, invoice);
}

function preview(state: StripeState, given: Form) {
  const subscription = state.subscriptions.get(given.get("subscription") ?? "");
  const customer = state.customers.get(given.get("customer") ?? "");
  const country = given.get("customer_details[address][country]") ?? customer?.country ?? null;
  checkTaxNumber(given.get("customer_details[tax_ids][0][value]"));
  const lines = linesOf(state, given);
  const isTaxed = subscription !== undefined || given.get("automatic_tax[enabled]") === "true";
  const { subtotal, discount, tax, total } = totalsOf(
    state,
    { lines, promoCode: promoOf(state, given), isTaxed },
    country,
  );
  return {
    id: "upcoming",
    object: "invoice",
    subtotal,
    total,
    total_discount_amounts: [{ amount: discount }],
    total_taxes: [{ amount: tax }],
    lines: list(lines.map((amount) => ({ amount }))),
  };
}

function linesOf(state: StripeState, given: Form): number[] {
  const amount = given.get("invoice_items[0][amount]");
  if (amount !== undefined) return [Number(amount)];
  const terms = termsOf(given, "subscription_details[items]");
  const subscription = state.subscriptions.get(given.get("subscription") ?? "");
  return subscription === undefined ? [amountOf(state, terms)] : linesOfChange(state, subscription, terms);
}
