export interface FakeCustomer {
  id: string;
  name: string;
  defaultCardId: string | null;
}
export interface FakeCard {
  id: string;
  /** Null before it is attached, and after it was detached. */
  customerId: string | null;
  last4: string;
  brand: string;
}

/** What the fake knows, in memory. */
export interface StripeState {
  customers: Map<string, FakeCustomer>;
  cards: Map<string, FakeCard>;
  promoCodes: Set<string>;
  newId: (kind: string) => string;
  /** What a browser does with a setup's secret: gives a card. Of a card ending in 0002 the bank says no. */
  giveCard: (last4?: string, brand?: string) => string;
}

export function createStripeState(): StripeState {
  let count = 0;
  const newId = (kind: string) => {
    count += 1;
    return `${kind}_${String(count).padStart(8, "0")}`;
  };
  const cards: StripeState["cards"] = new Map();
  return {
    customers: new Map(),
    cards,
    promoCodes: new Set(["SPRING27"]),
    newId,
    giveCard(last4 = "4242", brand = "visa") {
      const id = newId("pm");
      cards.set(id, { id, customerId: null, last4, brand });
      return id;
    },
  };
}
