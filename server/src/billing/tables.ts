import type { TeamId } from "@atrium/contract";
import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../platform/database/columns.ts";
import { teams } from "../team/index.ts";

/** What stands on a team's invoices, and how the payment provider knows the team. */
export const teamBilling = pgTable("team_billing", {
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
});
