import type { BillingEntry } from "@atrium/contract";
import type Stripe from "stripe";
import type { Payments } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import { PASS_KIND } from "./passes.ts";

export const stripeHistory = (stripe: Stripe): Pick<Payments, "history"> => ({
  history: (customer, { after, most: limit }) =>
    askStripe(async () => {
      const page = await stripe.invoices.list({
        customer,
        limit,
        ...(after !== undefined && { starting_after: after }),
      });
      const shown = page.data.filter(({ status }) => status === "paid" || status === "open");
      return { entries: shown.map(entryOf), hasMore: page.has_more };
    }),
});

const entryOf = ({ id, created, number, status, total, metadata, ...invoice }: Stripe.Invoice): BillingEntry => ({
  id,
  at: new Date(created * 1000).toISOString(),
  number,
  about: metadata?.["kind"] === PASS_KIND ? "dayPass" : "rate",
  state: status === "paid" ? "completed" : "pending",
  totalCents: total,
  pdfUrl: invoice.invoice_pdf ?? null,
});
