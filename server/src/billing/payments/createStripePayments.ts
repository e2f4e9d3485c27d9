import { must, ok, refuse } from "@atrium/contract";
import type { BillingParams, Card } from "@atrium/contract";
import Stripe from "stripe";
import { askStripe } from "./askStripe.ts";
import type { OfCustomer, Payments } from "./payments.ts";

interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  apiUrl: string;
}

/** Nobody waits longer for an answer; the same call is then made again with the same key. */
const WAIT_MS = 4500;
const MOST_CARDS = 100;

/** Payments through Stripe. Card data never comes here: browsers give it to Stripe. */
export function createStripePayments({ secretKey, publishableKey, apiUrl }: StripeOptions): Payments {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
    timeout: WAIT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    publishableKey,
    makeCustomer: ({ teamId, teamName, params }, idempotencyKey) =>
      askStripe(async () => {
        const asked = { ...customerOf(params, teamName), metadata: { teamId } };
        return (await stripe.customers.create(asked, { idempotencyKey })).id;
      }),
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
    hasPromoCode: (code) =>
      askStripe(async () => (await stripe.promotionCodes.list({ code, active: true, limit: 1 })).data.length > 0),
  };
}

const customerOf = (params: BillingParams, teamName: string): Stripe.CustomerCreateParams => ({
  name: params.businessName ?? teamName,
  ...(params.email !== null && { email: params.email }),
  ...(params.country !== null && {
    address: {
      country: params.country,
      ...(params.zip !== null && { postal_code: params.zip }),
      ...(params.city !== null && { city: params.city }),
      ...(params.addressLine1 !== null && { line1: params.addressLine1 }),
      ...(params.addressLine2 !== null && { line2: params.addressLine2 }),
    },
  }),
});

async function cardsOf(stripe: Stripe, customerId: string): Promise<Card[]> {
  const customer = await stripe.customers.retrieve(customerId);
  const byDefault = customer.deleted === true ? null : customer.invoice_settings.default_payment_method;
  const defaultId = typeof byDefault === "string" ? byDefault : (byDefault?.id ?? null);
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

const makeDefault = (stripe: Stripe, { customerId, cardId }: OfCustomer, idempotencyKey: string) =>
  stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }, { idempotencyKey });

/** Somebody who knows the id of another team's card does nothing to it. */
const ownCard = (stripe: Stripe, { customerId, cardId }: OfCustomer, act: () => Promise<unknown>) =>
  askStripe(async () => {
    await stripe.customers.retrievePaymentMethod(customerId, cardId);
    await act();
    return null;
  }, unknownCard);

const unknownCard = (error: InstanceType<typeof Stripe.errors.StripeError>) =>
  error.code === "resource_missing" ? "cardNotFound" : null;

/** A card that is of nobody counts as deleted: another attempt of the same call may just have done it. */
async function deleteCard(stripe: Stripe, { customerId, cardId }: OfCustomer, idempotencyKey: string) {
  const found = await askStripe(() => stripe.paymentMethods.retrieve(cardId), unknownCard);
  if (!found.ok) return found;
  const { customer } = found.value;
  if (customer === null) return ok(null);
  if ((typeof customer === "string" ? customer : customer.id) !== customerId) return refuse("cardNotFound");
  return askStripe(async () => {
    await stripe.paymentMethods.detach(cardId, {}, { idempotencyKey });
    return null;
  }, unknownCard);
}

/** Of another customer, no card, or nothing at all. */
const unusable = (error: InstanceType<typeof Stripe.errors.StripeError>) =>
  error.type === "StripeInvalidRequestError" ? "invalidPaymentMethod" : null;
