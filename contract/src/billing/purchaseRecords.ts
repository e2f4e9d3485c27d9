import { z } from "zod";
import { billing } from "../common/constants/plans.ts";
import { BillingPeriod, RateId } from "./records.ts";

/** How many people online are to be bought. */
const People = z.int().min(1).max(billing.mostPeople);

/** A subscription to buy or to change to. Whether the plan exists is checked when it is bought. */
export const WantedRate = z.strictObject({
  rateId: z.string().min(1).max(30),
  period: BillingPeriod,
  people: People,
});
export type WantedRate = z.infer<typeof WantedRate>;

/** Date and time of day are in the pass's time zone. */
const Day = z.iso.date();
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 09:00");

/** A day pass to buy. */
export const WantedDayPass = z.strictObject({
  startDate: Day,
  startTime: Time,
  endDate: Day,
  endTime: Time,
  timeZone: z.string().min(1).max(60),
  people: People,
});
export type WantedDayPass = z.infer<typeof WantedDayPass>;

/** When a day pass begins. */
export const DayPassStart = WantedDayPass.pick({ startDate: true, startTime: true, timeZone: true });
export type DayPassStart = z.infer<typeof DayPassStart>;

export const DAY_PASS_STATES = ["pending", "waiting", "running", "over", "failed"] as const;
export const DayPass = z.object({
  id: z.string(),
  /** `pending`: not paid yet; `waiting`: paid, begins later. */
  state: z.enum(DAY_PASS_STATES),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  people: z.int(),
  /** Without tax. */
  priceCents: z.int(),
});
export type DayPass = z.infer<typeof DayPass>;

export const PAYMENT_STATES = ["inProgress", "confirmed", "failed"] as const;
/** A payment as the payment provider knows it; it may be in progress for a day. */
export const Payment = z.object({
  id: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** With tax. */
  amountCents: z.int(),
  /** What the browser needs if the bank asks for authentication; otherwise null. */
  clientSecret: z.string().nullable(),
  /** The payment provider's page where the bank asks, only in the answer to a purchase; otherwise null. */
  bankUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;
export const PaymentId = z.string().regex(/^\w{1,100}$/);

/** The price as the payment provider calculates it. For an upgrade only what is due now. */
export const Cart = z.object({
  /** Before discounts and tax, after the credit for the present period. */
  subtotalCents: z.int(),
  discountCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  /** The credit for the unused part of the present period; 0 if there is none. */
  leftOverCents: z.int(),
});
export type Cart = z.infer<typeof Cart>;

/** `ending`: cancelled, it can be reactivated until it ends. `pastDue`: its renewal is not paid yet. */
export const SUBSCRIPTION_STATES = ["active", "ending", "pastDue"] as const;
export const TeamSubscription = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  rateId: RateId,
  period: BillingPeriod,
  people: z.int(),
  /** When it renews; when it ends, if it is ending. */
  periodEndsAt: z.iso.datetime(),
  /** When its renewal is retried; null unless it is past due and a retry is left. */
  nextTryAt: z.iso.datetime().nullable(),
});
export type TeamSubscription = z.infer<typeof TeamSubscription>;

export const BillingEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The invoice's number; null before it has one. */
  number: z.string().nullable(),
  about: z.enum(["rate", "dayPass"]),
  state: z.enum(["completed", "pending"]),
  /** With tax. */
  totalCents: z.int(),
  /** The invoice as a PDF, at the payment provider; null before there is one. */
  pdfUrl: z.string().nullable(),
});
export type BillingEntry = z.infer<typeof BillingEntry>;
