import { index, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Replies of calls that changed something, kept to be given again to later attempts of the same call. */
export const storedReplies = pgTable(
  "stored_replies",
  {
    principal: text("principal").notNull(),
    operation: text("operation").notNull(),
    requestId: text("request_id").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Sealed, as one text. */
    reply: json("reply").$type<string>().notNull(),
    /** What the call did to the caller's session: opened this one, or closed it ("closed"). */
    sessionChange: text("session_change"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.principal, table.operation, table.requestId] }),
    index("stored_replies_created").on(table.createdAt),
  ],
);

/** Counters of limits that must hold over restarts and nodes: one row for a rule, a subject and a window. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    rule: text("rule").notNull(),
    subject: text("subject").notNull(),
    /** Number of the window: time divided by the rule's length. */
    window: integer("window_number").notNull(),
    count: integer("count").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.subject, table.window] }),
    index("rate_counters_expires").on(table.expiresAt),
  ],
);
