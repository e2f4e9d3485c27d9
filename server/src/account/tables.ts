import type { AccountId, AvatarAppearance, Locale, Palette, SpaceId, SurveyAnswers } from "@atrium/contract";
import { isNull } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** People; without an e-mail, guests. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").$type<AccountId>().primaryKey(),
    /** As the person typed it. */
    email: text("email"),
    /** Lower case with the domain in ASCII: what makes two addresses the same. */
    emailKey: text("email_key").unique(),
    name: text("name").notNull(),
    about: text("about").notNull().default(""),
    pronoun: text("pronoun"),
    palette: text("palette").$type<Palette>().notNull(),
    avatarAppearance: text("avatar_appearance").$type<AvatarAppearance>().notNull(),
    avatarUrl: text("avatar_url"),
    locale: text("locale").$type<Locale>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("accounts_guests").on(table.createdAt).where(isNull(table.emailKey))],
);

/** The questions after a sign-up: they wait until they are answered or skipped. */
export const surveys = pgTable("surveys", {
  accountId: text("account_id")
    .$type<AccountId>()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  createdAt: time("created_at").notNull(),
  /** Answered, or skipped, and then nothing else is known. */
  endedAt: time("ended_at"),
  useCase: text("use_case").$type<NonNullable<SurveyAnswers["useCase"]>>(),
  role: text("role").$type<NonNullable<SurveyAnswers["role"]>>(),
  companySize: text("company_size").$type<NonNullable<SurveyAnswers["companySize"]>>(),
  source: text("source").$type<NonNullable<SurveyAnswers["source"]>>(),
  /** Browser and system of whoever answered, without versions. */
  platform: text("platform"),
});

/** Signed-in browsers. The cookie's value is kept as a hash only. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The space at whose own domain it began: all it reaches. */
    onlySpace: text("only_space_id").$type<SpaceId>(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
    /** What the browser calls itself: name and system, without versions; null where it does not say. */
    device: text("device"),
    /** The end whatever happens; idleness ends it earlier. */
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

/** Started sign-ins. Code and link are kept as keyed hashes. */
export const signInRequests = pgTable(
  "sign_in_requests",
  {
    authKey: text("auth_key").primaryKey(),
    emailKey: text("email_key").notNull(),
    email: text("email").notNull(),
    browserHash: text("browser_hash").notNull(),
    /** Of the network address it was asked from. */
    networkHash: text("network_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    linkHash: text("link_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    locale: text("locale").$type<Locale>().notNull(),
    /** The space at whose own domain it was asked for: code and link are good there alone. */
    onlySpace: text("only_space_id").$type<SpaceId>(),
    redirect: text("redirect"),
    wantsSurvey: boolean("wants_survey").notNull().default(false),
    /** A hash of the code of the invitation somebody signs in for. */
    invitationId: text("invitation_id"),
    /** Whose address is to become this one; null where somebody signs in. */
    accountId: text("account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** Used, burnt by wrong tries, or replaced by a newer one. */
    endedAt: time("ended_at"),
  },
  (table) => [index("sign_in_requests_email").on(table.emailKey, table.createdAt)],
);

/** Browsers in which a mailbox has signed in before: strangers who ask for its codes do not count against them. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    emailKey: text("email_key").notNull(),
    browserHash: text("browser_hash").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailKey, table.browserHash] })],
);

/** One-use links that open a session elsewhere. They end with the session that made them. */
export const temporaryAuthLinks = pgTable("temporary_auth_links", {
  tokenHash: text("token_hash").primaryKey(),
  accountId: text("account_id")
    .$type<AccountId>()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
  sessionId: text("session_id")
    .notNull()
    .references(() => sessions.id, { onDelete: "cascade" }),
  redirect: text("redirect"),
  expiresAt: time("expires_at").notNull(),
  usedAt: time("used_at"),
});
