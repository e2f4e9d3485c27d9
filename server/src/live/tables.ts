import type { AccountId, SpaceId } from "@atrium/contract";
import { bigint, boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Which node owns a space. Times are the database's own. Never deleted while the space exists: the epoch only grows, so
 * a write that names an older one is known to come from a node that lost the space.
 */
export const spaceLeases = pgTable("space_leases", {
  spaceId: text("space_id").$type<SpaceId>().primaryKey(),
  /** The program that owns it; random at each start. */
  owner: text("owner").notNull(),
  /** Where other nodes reach the owner. */
  address: text("address").notNull(),
  /** Where browsers reach the owner; "" for the common address. */
  publicAddress: text("public_address").notNull(),
  epoch: bigint("epoch", { mode: "number" }).notNull(),
  until: time("until").notNull(),
});

/** One-use permits to open a live connection, kept as hashes. */
export const liveTickets = pgTable(
  "live_tickets",
  {
    hash: text("hash").primaryKey(),
    spaceId: text("space_id").$type<SpaceId>().notNull(),
    accountId: text("account_id").$type<AccountId>().notNull(),
    sessionId: text("session_id").notNull(),
    isVerified: boolean("is_verified").notNull(),
    browserId: text("browser_id").notNull(),
    address: text("address").notNull(),
    /** As of the session it was given to. */
    onlySpace: text("only_space_id").$type<SpaceId>(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("live_tickets_expiry").on(table.expiresAt)],
);
