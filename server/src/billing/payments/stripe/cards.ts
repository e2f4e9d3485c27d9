import { must, ok, refuse } from "@atrium/contract";
import type { Card } from "@atrium/contract";
import type Stripe from "stripe";
import { askStripe } from "./askStripe.ts";
import type { StripeFault } from "./askStripe.ts";
import type { OfCustomer, Payments } from "../payments.ts";
import { idOf } from "./invoicePayments.ts";
import { stands } from "./standing.ts";

const MOST_CARDS = 100;

type Cards = Pick<Payments, "listCards" | "wantCard" | "addCard" | "setDefaultCard" | "deleteCard">;

export const stripeCards = (stripe: Stripe): Cards => ({
  listCards: (customerId) => askStripe(() => cardsOf(stripe, customerId)),
  wantCard: (customer, idempotencyKey) =>
    askStripe(async () => {
      const asked: Stripe.SetupIntentCreateParams = { customer, usage: "off_session" };
      asked.allowed_payment_method_types = ["card"];
      const wanted = await stripe.setupIntents.create(asked, { idempotencyKey });
      return must(wanted.client_secret, "one that was just created has a secret");
    }),
  addCard: (card, key) =>
    askStripe(
      () => addCard(stripe, card, key),
      (error) => (error.type === "StripeCardError" ? "cardDeclinedByStripe" : unusable(error)),
    ),
  setDefaultCard: (card, key) => ownCard(stripe, card, () => makeDefault(stripe, card, key)),
  deleteCard: (card, key) => deleteCard(stripe, card, key),
});

/**
 * The card that is charged; null if there is none. A subscription bought on Stripe's page has a card of its own, which
 * goes before the customer's.
 */
export async function defaultCardOf(stripe: Stripe, customerId: string): Promise<string | null> {
  const [own] = await withOwnCard(stripe, customerId);
  if (own !== undefined) return idOf(own.default_payment_method);
  const customer = await stripe.customers.retrieve(customerId);
  return customer.deleted === true ? null : idOf(customer.invoice_settings.default_payment_method);
}

async function withOwnCard(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  return data.filter((each) => stands(each) && idOf(each.default_payment_method) !== null);
}

async function cardsOf(stripe: Stripe, customerId: string): Promise<Card[]> {
  const defaultId = await defaultCardOf(stripe, customerId);
  const { data } = await stripe.customers.listPaymentMethods(customerId, { type: "card", limit: MOST_CARDS });
  const cards = data.map((method) => cardOf(method, defaultId));
  return cards.toSorted((one, other) => Number(other.default) - Number(one.default));
}

function cardOf({ id, card }: Stripe.PaymentMethod, defaultId: string | null): Card {
  if (card === undefined) throw new Error("asked for cards only");
  const { last4, brand, exp_month: expiresMonth, exp_year: expiresYear } = card;
  return { id, default: id === defaultId, last4, brand, expiresMonth, expiresYear };
}

async function addCard(stripe: Stripe, { customerId, cardId }: OfCustomer, key: string): Promise<Card> {
  const attached = await stripe.paymentMethods.attach(cardId, { customer: customerId }, { idempotencyKey: key });
  const cards = await cardsOf(stripe, customerId);
  const isFirst = !cards.some((card) => card.default);
  if (isFirst) await makeDefault(stripe, { customerId, cardId }, `${key} default`);
  return cardOf(attached, isFirst ? cardId : (cards.find((card) => card.default)?.id ?? null));
}

/** Subscriptions with a card of their own get this one too. */
async function makeDefault(stripe: Stripe, { customerId, cardId }: OfCustomer, idempotencyKey: string): Promise<void> {
  const invoice_settings = { default_payment_method: cardId };
  await stripe.customers.update(customerId, { invoice_settings }, { idempotencyKey });
  for (const { id } of await withOwnCard(stripe, customerId)) {
    const ofThis = { idempotencyKey: `${idempotencyKey} ${id}` };
    await stripe.subscriptions.update(id, { default_payment_method: cardId }, ofThis);
  }
}

/** Acts on the customer's own cards only, even if somebody knows the id of another team's card. */
const ownCard = (stripe: Stripe, { customerId, cardId }: OfCustomer, act: () => Promise<unknown>) =>
  askStripe(async () => {
    await stripe.customers.retrievePaymentMethod(customerId, cardId);
    await act();
    return null;
  }, unknownCard);

const unknownCard = (error: StripeFault) => (error.code === "resource_missing" ? "cardNotFound" : null);

/** A card of nobody counts as deleted; the key tells whether this call has removed it. */
async function deleteCard(stripe: Stripe, { customerId, cardId }: OfCustomer, idempotencyKey: string) {
  const found = await askStripe(() => stripe.paymentMethods.retrieve(cardId), unknownCard);
  if (!found.ok) return found;
  const { customer } = found.value;
  if (customer !== null && (typeof customer === "string" ? customer : customer.id) !== customerId)
    return refuse("cardNotFound");
  const detached = await askStripe(() => stripe.paymentMethods.detach(cardId, {}, { idempotencyKey }), unusable);
  if (detached.ok) return ok({ wasThere: true });
  return detached.code === "unknownError" ? refuse("unknownError") : ok({ wasThere: false });
}

/** A card of another customer, not a card, or unknown. */
const unusable = (error: StripeFault) => (error.type === "StripeInvalidRequestError" ? "invalidPaymentMethod" : null);
