import type { Form } from "./readForm.ts";
import type { FakeCard, FakeCustomer, StripeState } from "./stripeState.ts";

const INVALID = "invalid_request_error";

/** A refusal of Stripe's. */
export class StripeFault extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  constructor(status: number, message: string, { type = INVALID, code }: { type?: string; code?: string } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

interface Asked {
  method: string;
  path: string;
  given: Form;
}
type Route = (state: StripeState, ids: readonly string[], given: Form) => unknown;

/** Ids in a path stand as `*`. */
const ROUTES: Readonly<Record<string, Route>> = {
  "POST /v1/customers": (state, _ids, given) => {
    const customer = { id: state.newId("cus"), name: given.get("name") ?? "", defaultCardId: null };
    state.customers.set(customer.id, customer);
    return customerJson(customer);
  },
  "GET /v1/customers/*": (state, [id = ""]) => customerJson(customerAt(state, id)),
  "POST /v1/customers/*": (state, [id = ""], given) => {
    const customer = customerAt(state, id);
    const cardId = given.get("invoice_settings[default_payment_method]");
    if (cardId !== undefined) customer.defaultCardId = cardAt(state, cardId, id).id;
    return customerJson(customer);
  },
  "GET /v1/customers/*/payment_methods": (state, [id = ""]) =>
    list([...state.cards.values()].filter(({ customerId }) => customerId === id).map(cardJson)),
  "GET /v1/customers/*/payment_methods/*": (state, [id = "", cardId = ""]) => cardJson(cardAt(state, cardId, id)),
  "POST /v1/setup_intents": (state, _ids, given) => {
    customerAt(state, given.get("customer") ?? "");
    const id = state.newId("seti");
    return {
      id,
      object: "setup_intent",
      client_secret: `${id}_secret_${state.newId("x")}`,
      status: "requires_payment_method",
    };
  },
  "GET /v1/payment_methods/*": (state, [id = ""]) => cardJson(cardAt(state, id)),
  "POST /v1/payment_methods/*/attach": (state, [id = ""], given) => attach(state, id, given.get("customer") ?? ""),
  "POST /v1/payment_methods/*/detach": (state, [id = ""]) => {
    const card = cardAt(state, id);
    const customer = card.customerId === null ? undefined : state.customers.get(card.customerId);
    if (customer?.defaultCardId === id) customer.defaultCardId = null;
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

export function answerOf(state: StripeState, { method, path, given }: Asked): unknown {
  const parts = path.split("/");
  const isId = (part: string) => /^[a-z]+_\w+$/.test(part) && !NAMES.has(part);
  const route = ROUTES[`${method} ${parts.map((part) => (isId(part) ? "*" : part)).join("/")}`];
  if (route === undefined) throw new StripeFault(404, `Unrecognized request URL (${method} ${path})`);
  return route(state, parts.filter(isId), given);
}

const NAMES = new Set(Object.keys(ROUTES).flatMap((route) => route.split("/").filter((part) => part.includes("_"))));

function attach(state: StripeState, id: string, customerId: string) {
  const card = cardAt(state, id);
  customerAt(state, customerId);
  if (card.last4 === "0002")
    throw new StripeFault(402, "Your card was declined.", { type: "card_error", code: "card_declined" });
  if (card.customerId !== null && card.customerId !== customerId)
    throw new StripeFault(400, "It is already attached to another customer.");
  card.customerId = customerId;
  return cardJson(card);
}

function customerAt(state: StripeState, id: string): FakeCustomer {
  const customer = state.customers.get(id);
  if (customer === undefined) throw missing(`customer: ${id}`);
  return customer;
}

function cardAt(state: StripeState, id: string, customerId?: string): FakeCard {
  const card = state.cards.get(id);
  if (card === undefined || (customerId !== undefined && card.customerId !== customerId))
    throw missing(`PaymentMethod: ${id}`);
  return card;
}

const missing = (what: string) => new StripeFault(404, `No such ${what}`, { code: "resource_missing" });

const list = (data: readonly unknown[]) => ({ object: "list", data, has_more: false });

const customerJson = ({ id, name, defaultCardId }: FakeCustomer) => ({
  id,
  object: "customer",
  name,
  invoice_settings: { default_payment_method: defaultCardId },
});

const cardJson = ({ id, customerId, last4, brand }: FakeCard) => ({
  id,
  object: "payment_method",
  type: "card",
  customer: customerId,
  card: { last4, brand, exp_month: 8, exp_year: 2031 },
});
