export interface FakeCustomer {
  id: string;
  name: string;
  email: string | null;
  country: string | null;
  defaultCardId: string | null;
  taxIds: { id: string; type: string; value: string }[];
  metadata: Record<string, string>;
}
export interface FakeCard {
  id: string;
  /** Null while it is not attached. */
  customerId: string | null;
  last4: string;
  brand: string;
}
export interface FakePrice {
  id: string;
  lookupKey: string;
  unitCents: number;
  interval: "month" | "year";
}
export interface Terms {
  priceId: string;
  quantity: number;
}
export interface FakeSubscription extends Terms {
  id: string;
  customerId: string;
  itemId: string;
  status: "incomplete" | "active" | "past_due" | "canceled";
  createdMs: number;
  periodStartMs: number;
  periodEndMs: number;
  isEnding: boolean;
  cardId: string | null;
  promoCode: string | null;
  latestInvoiceId: string;
  metadata: Record<string, string>;
  /** A change that applies once its invoice is paid. */
  pending: { terms: Terms; invoiceId: string } | null;
}
export interface FakeInvoice {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  status: "draft" | "open" | "paid" | "void";
  createdMs: number;
  lines: number[];
  promoCode: string | null;
  isTaxed: boolean;
  cardId: string | null;
  intentId: string | null;
  metadata: Record<string, string>;
}
export interface FakeIntent {
  id: string;
  secret: string;
  customerId: string;
  invoiceId: string;
  amountCents: number;
  status: "succeeded" | "processing" | "requires_action" | "requires_payment_method" | "canceled";
}
/** A webhook event. */
export interface FakeMessage {
  id: string;
  type: string;
  body: string;
}

/** All objects of the fake, in memory. */
export interface StripeState {
  customers: Map<string, FakeCustomer>;
  cards: Map<string, FakeCard>;
  prices: Map<string, FakePrice>;
  subscriptions: Map<string, FakeSubscription>;
  invoices: Map<string, FakeInvoice>;
  intents: Map<string, FakeIntent>;
  /** Discounts in percent by code. */
  promoCodes: Map<string, number>;
  messages: FakeMessage[];
  nowMs: () => number;
  newId: (kind: string) => string;
  /** Adds a card, as a browser does with a setup intent's secret. The bank declines cards that end in 0002. */
  giveCard: (last4?: string, brand?: string) => string;
}

export function createStripeState(nowMs: () => number): StripeState {
  let count = 0;
  const newId = (kind: string) => {
    count += 1;
    return `${kind}_${String(count).padStart(8, "0")}`;
  };
  const cards: StripeState["cards"] = new Map();
  return {
    customers: new Map(),
    cards,
    prices: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    intents: new Map(),
    promoCodes: new Map([
      ["SPRING27", 20],
      ["FREE27", 100],
    ]),
    messages: [],
    nowMs,
    newId,
    giveCard(last4 = "4242", brand = "visa") {
      const id = newId("pm");
      cards.set(id, { id, customerId: null, last4, brand });
      return id;
    },
  };
}
