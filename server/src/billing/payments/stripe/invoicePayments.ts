import { refuse } from "@atrium/contract";
import type { Payment } from "@atrium/contract";
import type Stripe from "stripe";
import type { Asked, Payments, PurchaseCode } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import type { StripeFault } from "./askStripe.ts";

type OnePayment = Pick<Payments, "findPayment" | "payAgain">;

export const stripePayments = (stripe: Stripe): OnePayment => ({
  async findPayment(customerId, paymentId) {
    const found = await askStripe(
      () => stripe.paymentIntents.retrieve(paymentId),
      (error) => (error.code === "resource_missing" ? "paymentIntentNotFound" : null),
    );
    if (!found.ok) return found;
    if (idOf(found.value.customer) !== customerId) return refuse("paymentIntentNotFound");
    return { ...found, value: paymentOf(found.value) };
  },
  payAgain: (invoiceId, idempotencyKey) =>
    askStripe(async () => {
      try {
        await stripe.invoices.pay(invoiceId, { off_session: true }, { idempotencyKey });
      } catch (error) {
        if (!isAnswer(error)) throw error;
      }
      return null;
    }),
});

/** The bank declined, or nothing is left to be paid. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && ["StripeCardError", "StripeInvalidRequestError"].includes((error as StripeFault).type);

/** The payment of an invoice; null if nothing has to be paid. */
export async function paymentOfInvoice(stripe: Stripe, invoiceId: string): Promise<Payment | null> {
  const { payments, hosted_invoice_url: url } = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
  const intent = payments?.data[0]?.payment.payment_intent;
  if (intent === undefined) return null;
  const payment = paymentOf(await stripe.paymentIntents.retrieve(idOf(intent) ?? ""));
  return payment.clientSecret === null ? payment : { ...payment, bankUrl: url ?? null };
}

/** Drops an invoice that the bank has declined, so that nobody pays it later. */
export async function dropInvoice(stripe: Stripe, id: string): Asked<never, "paymentFailed"> {
  const gone = await askStripe(async () => {
    const { status } = await stripe.invoices.retrieve(id);
    if (status === "open") await stripe.invoices.voidInvoice(id);
    return null;
  });
  return gone.ok ? refuse("paymentFailed") : gone;
}

const STATES: Readonly<Record<string, Payment["state"]>> = {
  succeeded: "confirmed",
  processing: "inProgress",
  requires_action: "inProgress",
  requires_confirmation: "inProgress",
  requires_capture: "inProgress",
};

const paymentOf = ({ id, status, amount, client_secret: secret }: Stripe.PaymentIntent): Payment => ({
  id,
  state: STATES[status] ?? "failed",
  amountCents: amount,
  clientSecret: status === "requires_action" || status === "requires_confirmation" ? secret : null,
  bankUrl: null,
});

/** The code for a purchase that Stripe refuses. */
export function purchaseCode(error: StripeFault): PurchaseCode | null {
  if (error.code === "customer_tax_location_invalid") return "customerLocationNotRecognized";
  if (error.code === "tax_id_invalid") return "invalidBillingParams";
  if (error.param?.startsWith("discounts") === true) return "couponNotFound";
  return error.type === "StripeCardError" ? "paymentFailed" : null;
}

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);
