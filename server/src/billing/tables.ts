import type { BillingPeriod, RateId, TeamId } from "@atrium/contract";
import type { BoughtPass, Subscription } from "@atrium/rules";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../platform/database/columns.ts";
import { teams } from "../team/index.ts";

/** The details on a team's invoices, and its customer at the payment provider. */
export const teamBilling = pgTable(
  "team_billing",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .primaryKey()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The id of the team's customer at the payment provider; null before the first purchase. */
    customerId: text("customer_id"),
    email: text("email"),
    businessName: text("business_name"),
    addressLine1: text("address_line1"),
    addressLine2: text("address_line2"),
    city: text("city"),
    zip: text("zip"),
    country: text("country"),
    taxNumber: text("tax_number"),
    promoCode: text("promo_code"),
    changedAt: time("changed_at").notNull(),
    /** Counts how often purchases were stored: a reading from before the last time is stale. */
    revision: integer("revision").notNull().default(0),
    /** When purchases must be checked again; null if never. */
    lookAt: time("look_at"),
    /** The call that is buying for the team, and until when it keeps others from buying. */
    buyer: text("buyer"),
    buyerUntil: time("buyer_until"),
  },
  (table) => [index("team_billing_customer").on(table.customerId), index("team_billing_look").on(table.lookAt)],
);

const teamId = () =>
  text("team_id")
    .$type<TeamId>()
    .notNull()
    .references(() => teams.id, { onDelete: "cascade" });

/** The subscription a team has, as last read from the payment provider. */
export const teamSubscriptions = pgTable("team_subscriptions", {
  teamId: teamId().primaryKey(),
  id: text("id").notNull(),
  rateId: text("rate_id").$type<RateId>().notNull(),
  period: text("period").$type<BillingPeriod>().notNull(),
  people: integer("people").notNull(),
  state: text("state").$type<Subscription["state"]>().notNull(),
  isEnding: boolean("is_ending").notNull(),
  periodEnd: time("period_end").notNull(),
  createdAt: time("created_at").notNull(),
  /** Its unpaid invoice, since when, and how often it was retried. */
  unpaidInvoice: text("unpaid_invoice"),
  unpaidSince: time("unpaid_since"),
  tries: integer("tries").notNull().default(0),
});

/** Day passes, by the ids of their invoices at the payment provider. */
export const dayPasses = pgTable(
  "day_passes",
  {
    id: text("id").primaryKey(),
    teamId: teamId(),
    state: text("state").$type<BoughtPass["state"]>().notNull(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    timeZone: text("time_zone").notNull(),
    people: integer("people").notNull(),
    priceCents: integer("price_cents").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("day_passes_team").on(table.teamId, table.startsAt)],
);

/** Messages of the payment provider that were taken, so that each counts once. */
export const paymentMessages = pgTable("payment_messages", {
  id: text("id").primaryKey(),
  at: time("at").notNull(),
});

/** How much of its plan's hours a team has used since its day began, with the first use. */
export const teamHours = pgTable("team_hours", {
  teamId: teamId().primaryKey(),
  since: time("since").notNull(),
  usedMs: integer("used_ms").notNull(),
  /** Up to when use has been counted. */
  countedAt: time("counted_at").notNull(),
});
