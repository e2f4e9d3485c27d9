import type { TeamId } from "@atrium/contract";
import { boolean, index, json, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../platform/database/columns.ts";
import { teams } from "../team/index.ts";
import type { SamlPerson } from "./saml/samlPerson.ts";

/** How a team's people sign in at their own identity provider. */
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

/** Sign-ins begun. One is answered once; the browser that began it then takes what was answered by a code. Hashes only. */
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
  },
  (table) => [index("saml_requests_expire").on(table.expiresAt)],
);

/** Assertions that have been used: each counts once. */
export const samlAssertions = pgTable("saml_assertions", {
  assertionHash: text("assertion_hash").primaryKey(),
  expiresAt: time("expires_at").notNull(),
});
