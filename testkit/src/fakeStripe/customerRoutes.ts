import { cardJson, customerJson } from "./json.ts";
import type { Form } from "./readForm.ts";
import { checkTaxNumber, found, list, missing, StripeFault, under } from "./stripeFault.ts";
import type { Routes } from "./stripeFault.ts";
import type { FakeCard, FakeCustomer, StripeState } from "./stripeState.ts";

export const customerRoutes: Routes = {
  "POST /v1/customers": (state, _ids, given) => {
    const customer: FakeCustomer = {
      id: state.newId("cus"),
      name: "",
      email: null,
      country: null,
      defaultCardId: null,
      taxIds: [],
      metadata: under(given, "metadata"),
    };
    state.customers.set(customer.id, customer);
    change(customer, given);
    return customerJson(customer);
  },
  "GET /v1/customers/*": (state, [id]) => customerJson(found(state.customers, id)),
  "POST /v1/customers/*": (state, [id = ""], given) => {
    const customer = found(state.customers, id);
    const cardId = given.get("invoice_settings[default_payment_method]");
    if (cardId !== undefined) customer.defaultCardId = cardAt(state, cardId, id).id;
    change(customer, given);
    return customerJson(customer);
  },
  "GET /v1/customers/*/payment_methods": (state, [id]) =>
    list([...state.cards.values()].filter(({ customerId }) => customerId === id).map(cardJson)),
  "GET /v1/customers/*/payment_methods/*": (state, [id, cardId]) => cardJson(cardAt(state, cardId, id)),
  "GET /v1/customers/*/tax_ids": (state, [id]) => list(found(state.customers, id).taxIds),
  "POST /v1/customers/*/tax_ids": (state, [id], given) => {
    const value = given.get("value") ?? "";
    checkTaxNumber(value);
    const taxId = { id: state.newId("txi"), type: given.get("type") ?? "", value };
    found(state.customers, id).taxIds.push(taxId);
    return { object: "tax_id", ...taxId };
  },
  "DELETE /v1/customers/*/tax_ids/*": (state, [id, taxId]) => {
    const customer = found(state.customers, id);
    customer.taxIds = customer.taxIds.filter((each) => each.id !== taxId);
    return { id: taxId, object: "tax_id", deleted: true };
  },
  "POST /v1/setup_intents": (state, _ids, given) => {
    found(state.customers, given.get("customer"));
    const id = state.newId("seti");
    const client_secret = `${id}_secret_${state.newId("x")}`;
    return { id, object: "setup_intent", client_secret, status: "requires_payment_method" };
  },
  "GET /v1/payment_methods/*": (state, [id]) => cardJson(cardAt(state, id)),
  "POST /v1/payment_methods/*/attach": (state, [id], given) => attach(state, id, given.get("customer") ?? ""),
  "POST /v1/payment_methods/*/detach": (state, [id]) => {
    const card = cardAt(state, id);
    if (card.customerId === null) throw new StripeFault(400, "It is not attached to a customer.");
    const customer = state.customers.get(card.customerId);
    if (customer !== undefined && customer.defaultCardId === id) customer.defaultCardId = null;
    card.customerId = null;
    return cardJson(card);
  },
  "GET /v1/promotion_codes": (state, _ids, given) => {
    const code = given.get("code") ?? "";
    return list(
      state.promoCodes.has(code) ? [{ id: `promo_${code}`, object: "promotion_code", code, active: true }] : [],
    );
  },
};

function change(customer: FakeCustomer, given: Form): void {
  customer.name = given.get("name") ?? customer.name;
  customer.email = given.get("email") ?? customer.email;
  customer.country = given.get("address[country]") ?? (given.get("address") === "" ? null : customer.country);
}

function attach(state: StripeState, id: string | undefined, customerId: string) {
  const card = cardAt(state, id);
  found(state.customers, customerId);
  if (card.last4 === "0002")
    throw new StripeFault(402, "Your card was declined.", { type: "card_error", code: "card_declined" });
  if (card.customerId !== null && card.customerId !== customerId)
    throw new StripeFault(400, "It is already attached to another customer.");
  card.customerId = customerId;
  return cardJson(card);
}

export function cardAt(state: StripeState, id: string | undefined, customerId?: string): FakeCard {
  const card = found(state.cards, id);
  if (customerId !== undefined && card.customerId !== customerId) throw missing(`PaymentMethod: ${card.id}`);
  return card;
}
