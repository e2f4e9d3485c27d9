import { refuse } from "@atrium/contract";
import type Stripe from "stripe";
import type { OfTeam, Payments, PurchaseCode, SoldPass } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import type { StripeFault } from "./askStripe.ts";
import { defaultCardOf } from "./cards.ts";
import { discountsOf } from "./discounts.ts";
import { dropInvoice, paymentOfInvoice, purchaseCode } from "./invoicePayments.ts";
import { CURRENCY } from "./prices.ts";

export const PASS_KIND = "dayPass";
export const PASS_NAME = "Atrium day pass";

/** What an invoice says about its day pass. */
export const passMetadata = (teamId: string, { startsMs, endsMs, timeZone, people, priceCents }: SoldPass) => ({
  kind: PASS_KIND,
  teamId,
  startsMs: String(startsMs),
  endsMs: String(endsMs),
  timeZone,
  people: String(people),
  priceCents: String(priceCents),
});

export const stripePasses = (stripe: Stripe): Pick<Payments, "buyPass"> => ({
  async buyPass(wanted, key) {
    const made = await askStripe(() => invoiceFor(stripe, wanted, key), purchaseCode);
    if (!made.ok) return made;
    if (typeof made.value === "string") return refuse(made.value);
    const { id, status } = made.value;
    if (status === "open") {
      const paid = await askStripe(() => pay(stripe, id, key), purchaseCode);
      if (!paid.ok) return paid.code === "paymentFailed" ? dropInvoice(stripe, id) : paid;
    }
    const payment = await askStripe(() => paymentOfInvoice(stripe, id));
    return payment.ok && payment.value?.state === "failed" ? dropInvoice(stripe, id) : payment;
  },
});

async function invoiceFor(
  stripe: Stripe,
  { teamId, customerId: customer, promoCode, pass }: OfTeam & { pass: SoldPass },
  key: string,
): Promise<{ id: string; status: string | null } | PurchaseCode> {
  const card = await defaultCardOf(stripe, customer);
  if (card === null) return "defaultCardNotFound";
  const discounts = await discountsOf(stripe, promoCode);
  if (discounts === null) return "couponNotFound";
  const { id: invoice } = await stripe.invoices.create(
    {
      customer,
      currency: CURRENCY,
      default_payment_method: card,
      auto_advance: false,
      collection_method: "charge_automatically",
      pending_invoice_items_behavior: "exclude",
      automatic_tax: { enabled: true },
      discounts,
      metadata: passMetadata(teamId, pass),
    },
    { idempotencyKey: `${key} invoice` },
  );
  const price = { amount: pass.priceCents, currency: CURRENCY, tax_behavior: "exclusive" } as const;
  await stripe.invoiceItems.create(
    { customer, invoice, ...price, description: PASS_NAME },
    { idempotencyKey: `${key} item` },
  );
  const { id, status } = await stripe.invoices.finalizeInvoice(
    invoice,
    { auto_advance: false },
    { idempotencyKey: `${key} final` },
  );
  return { id, status };
}

/** The bank asking for authentication is no refusal: the payment waits for it. */
async function pay(stripe: Stripe, invoice: string, key: string): Promise<null> {
  try {
    await stripe.invoices.pay(invoice, {}, { idempotencyKey: `${key} pay` });
  } catch (error) {
    if ((error as StripeFault).code !== "invoice_payment_intent_requires_action") throw error;
  }
  return null;
}
