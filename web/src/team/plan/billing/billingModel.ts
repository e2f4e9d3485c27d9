import type { BillingEntry, Locale, TeamSubscription } from "@atrium/contract";
import { dateText } from "../../../ui/dates.ts";
import { moneyText } from "../../moneyText.ts";
import type { PlanBillingSay } from "./texts.ts";

interface BillingNeeds {
  locale: Locale;
  say: PlanBillingSay;
}

/** What becomes of a subscription, in a sentence. */
export function subscriptionNote(subscription: TeamSubscription, { locale, say }: BillingNeeds): string {
  const dayOf = (at: string) => dateText(Date.parse(at), "date", locale);
  const { state, period, periodEndsAt, nextTryAt } = subscription;
  if (state === "ending") return say("ends", { day: dayOf(periodEndsAt) });
  if (state === "pastDue") return nextTryAt === null ? say("lastTry") : say("triedAgain", { day: dayOf(nextTryAt) });
  return say(period === "month" ? "renewsMonth" : "renewsYear", { day: dayOf(periodEndsAt) });
}

export interface PaidLine {
  id: string;
  title: string;
  note: string;
  sum: string;
  isPaid: boolean;
  /** Null before there is an invoice to see. */
  pdf: { url: string; label: string } | null;
}

export const paidLines = (entries: readonly BillingEntry[], { locale, say }: BillingNeeds): PaidLine[] =>
  entries.map(({ id, at, number, about, state, totalCents, pdfUrl }) => ({
    id,
    title: say(about),
    note: [dateText(Date.parse(at), "date", locale), ...(number === null ? [] : [number])].join(", "),
    sum: moneyText(totalCents, locale),
    isPaid: state === "completed",
    pdf: pdfUrl === null ? null : { url: pdfUrl, label: say("pdfOf", { number: number ?? "" }) },
  }));
