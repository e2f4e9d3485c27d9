import type { AccountId, SsoTestOutcome, TeamId } from "@atrium/contract";
import { boolean, index, json, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";
import { teams } from "../team/index.ts";
import type { SamlPerson } from "./saml/samlPerson.ts";

/** A team's settings for signing in at its own identity provider. */
export const teamSso = pgTable("team_sso", {
  teamId: text("team_id")
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.id, { onDelete: "cascade" }),
  isEnabled: boolean("is_enabled").notNull(),
  signInUrl: text("sign_in_url").notNull(),
  entityId: text("entity_id").notNull(),
  /** PEM, one or two. */
  certificates: json("certificates").$type<string[]>().notNull(),
  buttonText: text("button_text").notNull(),
});

/** Started sign-ins. Each is answered once; the browser that started it fetches the answer with a code. Hashes only. */
export const samlRequests = pgTable(
  "saml_requests",
  {
    requestHash: text("request_hash").primaryKey(),
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    browserHash: text("browser_hash").notNull(),
    redirect: text("redirect"),
    invitationHash: text("invitation_hash"),
    expiresAt: time("expires_at").notNull(),
    answeredAt: time("answered_at"),
    codeHash: text("code_hash").unique(),
    /** Whom the provider vouches for. */
    person: json("person").$type<SamlPerson>(),
    /** The admin who only tries it: nobody is signed in by its answer. Null for a sign-in. */
    testedBy: text("tested_by")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** When a trial was started, and what became of it. */
    startedAt: time("started_at"),
    outcome: json("outcome").$type<SsoTestOutcome>(),
  },
  (table) => [index("saml_requests_expire").on(table.expiresAt), index("saml_requests_tester").on(table.testedBy)],
);

/** Assertions that have been used: each is valid once. */
export const samlAssertions = pgTable("saml_assertions", {
  assertionHash: text("assertion_hash").primaryKey(),
  expiresAt: time("expires_at").notNull(),
});
