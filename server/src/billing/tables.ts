import type { BillingPeriod, RateId, TeamId } from "@atrium/contract";
import type { BoughtPass, Subscription } from "@atrium/rules";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../platform/database/columns.ts";
import { teams } from "../team/index.ts";

/** What stands on a team's invoices, and how the payment provider knows the team. */
export const teamBilling = pgTable(
  "team_billing",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .primaryKey()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The team at the payment provider; null before something was to be bought. */
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
    /** Counts how often what was bought has been written: what was read before another writing is too old. */
    revision: integer("revision").notNull().default(0),
    /** When what was bought must be looked at again by itself; null: never. */
    lookAt: time("look_at"),
    /** The call that is buying for the team, and until when no other may. */
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
  /** Its invoice that was not paid, since when, and how often that was tried again. */
  unpaidInvoice: text("unpaid_invoice"),
  unpaidSince: time("unpaid_since"),
  tries: integer("tries").notNull().default(0),
});

/** Day passes, by their invoices at the payment provider. */
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

/** Messages of the payment provider that were taken: each counts once. */
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
