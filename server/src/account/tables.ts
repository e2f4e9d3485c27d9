import type { AccountId, AvatarAppearance, Locale, Palette, SpaceId, SurveyAnswers } from "@atrium/contract";
import { isNotNull, isNull } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../platform/database/columns.ts";

/** People; without an e-mail, guests. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").$type<AccountId>().primaryKey(),
    /** As the person typed it. */
    email: text("email"),
    /** Lower case with the domain in ASCII: two addresses are the same if this is. */
    emailKey: text("email_key").unique(),
    /** When the account took its present address; null if it was made with it. */
    emailSince: time("email_since"),
    name: text("name").notNull(),
    about: text("about").notNull().default(""),
    pronoun: text("pronoun"),
    palette: text("palette").$type<Palette>().notNull(),
    avatarAppearance: text("avatar_appearance").$type<AvatarAppearance>().notNull(),
    avatarUrl: text("avatar_url"),
    locale: text("locale").$type<Locale>().notNull(),
    createdAt: time("created_at").notNull(),
    /** The sealed permission to read their Google Calendar; null if none is connected. */
    calendarSealed: text("calendar_sealed"),
    /** Set on a deleted account: until then it can be restored by signing in. */
    deletesAt: time("deletes_at"),
  },
  (table) => [
    index("accounts_guests").on(table.createdAt).where(isNull(table.emailKey)),
    index("accounts_deleted").on(table.deletesAt).where(isNotNull(table.deletesAt)),
  ],
);

/** The survey after a sign-up: pending until it is answered or skipped. */
export const surveys = pgTable("surveys", {
  accountId: text("account_id")
    .$type<AccountId>()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  createdAt: time("created_at").notNull(),
  /** Answered, or skipped; if skipped, nothing else is stored. */
  endedAt: time("ended_at"),
  useCase: text("use_case").$type<NonNullable<SurveyAnswers["useCase"]>>(),
  role: text("role").$type<NonNullable<SurveyAnswers["role"]>>(),
  companySize: text("company_size").$type<NonNullable<SurveyAnswers["companySize"]>>(),
  source: text("source").$type<NonNullable<SurveyAnswers["source"]>>(),
  /** Browser and system of the respondent, without versions. */
  platform: text("platform"),
});

/** Signed-in browsers. Only a hash of the cookie's value is stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The space at whose own domain the session began: it reaches nothing else. */
    onlySpace: text("only_space_id").$type<SpaceId>(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
    /** When a mail or a passkey last proved whose it is; null for sessions handed over from another browser. */
    provenAt: time("proven_at"),
    /** Opened in a browser that is new to the account, and not confirmed by its owner yet. */
    isStrange: boolean("is_strange").notNull().default(false),
    /** The browser in which a mail or a passkey opened it; null for guests and for sessions that were handed over. */
    browserHash: text("browser_hash"),
    /** Name and system of the browser, without versions; null if it does not say. */
    device: text("device"),
    /** Country of the network address it was opened from; the address itself is not stored. */
    country: text("country"),
    /** Ends at the latest now; inactivity ends it earlier. */
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);
