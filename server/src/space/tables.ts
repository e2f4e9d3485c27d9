import type { AccountId, InvitationId, SpaceId, SpaceRole, SpaceTemplate, TeamId } from "@atrium/contract";
import { isNotNull, isNull } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { teams } from "../team/index.ts";
import { time } from "../platform/database/columns.ts";

export const spaces = pgTable(
  "spaces",
  {
    id: text("id").$type<SpaceId>().primaryKey(),
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** Normalized, so that slugs that look alike to a reader collide. */
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    template: text("template").$type<SpaceTemplate>().notNull(),
    isPrivate: boolean("is_private").notNull().default(false),
    /** For a private space: whether team members may enter. */
    isOpenToTeam: boolean("is_open_to_team").notNull().default(false),
    passwordHash: text("password_hash"),
    logoUrl: text("logo_url"),
    startsAt: time("starts_at"),
    entranceTitle: text("entrance_title").notNull().default(""),
    entranceDescription: text("entrance_description").notNull().default(""),
    entranceBrightness: integer("entrance_brightness").notNull(),
    entranceBackgroundUrl: text("entrance_background_url"),
    /** Whether the entrance shows who is inside to people who have no place in the space. */
    showsPeople: boolean("shows_people").notNull().default(true),
    logoLinkUrl: text("logo_link_url"),
    themeColor: text("theme_color"),
    /** Makes anybody who gives it an admin. */
    adminPasswordHash: text("admin_password_hash"),
    isWelcomeRequired: boolean("is_welcome_required").notNull().default(false),
    hasSounds: boolean("has_sounds").notNull().default(true),
    hideToolbarByDefault: boolean("hide_toolbar_by_default").notNull().default(false),
    isTemplate: boolean("is_template").notNull().default(false),
    isLoginWhiteLabeled: boolean("is_login_white_labeled").notNull().default(true),
    createdAt: time("created_at").notNull(),
    /** Null unless deleted. The slug stays reserved until the space is deleted for good. */
    deletedAt: time("deleted_at"),
    /** Counts changes of what a live space keeps from the database: see `reviseSpace`. */
    revision: integer("revision").notNull().default(0),
  },
  (table) => [index("spaces_team").on(table.teamId, table.createdAt)],
);

/** A custom domain, which leads to the space once its DNS records prove ownership. */
export const spaceDomains = pgTable(
  "space_domains",
  {
    spaceId: text("space_id")
      .$type<SpaceId>()
      .primaryKey()
      .references(() => spaces.id, { onDelete: "cascade" }),
    domain: text("domain").notNull(),
    /** Content of the record that proves ownership. */
    token: text("token").notNull(),
    /** The host it should be an alias of. */
    target: text("target").notNull(),
    setAt: time("set_at").notNull(),
    lookedUpAt: time("looked_up_at"),
    /** The records found by the last check. */
    texts: jsonb("texts").$type<readonly string[]>().notNull(),
    aliases: jsonb("aliases").$type<readonly string[]>().notNull(),
    leadsHere: boolean("leads_here").notNull(),
    provenAt: time("proven_at"),
  },
  // Several spaces may claim a domain; the first to prove it gets it.
  (table) => [uniqueIndex("space_domains_proven").on(table.domain).where(isNotNull(table.provenAt))],
);
export type DomainRow = typeof spaceDomains.$inferSelect;

/** Condition: the space is not deleted. */
export const stands = isNull(spaces.deletedAt);

/** The roles a membership of a space can give; team admins and public guests have theirs without a row. */
export type MemberRole = Extract<SpaceRole, "SPACE_ADMIN" | "SPACE_MODERATOR" | "SPACE_MEMBER" | "SPACE_GUEST">;

export const spaceMembers = pgTable(
  "space_members",
  {
    spaceId: text("space_id")
      .$type<SpaceId>()
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    role: text("role").$type<MemberRole>().notNull(),
    addedAt: time("added_at").notNull(),
    /** The invitation that brought them, if one did. Not a foreign key: it may be forgotten since. */
    invitationId: text("invitation_id").$type<InvitationId>(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.accountId] }),
    index("space_members_account").on(table.accountId),
  ],
);

/** When somebody last entered a space, and how often. */
export const spaceVisits = pgTable(
  "space_visits",
  {
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    spaceId: text("space_id")
      .$type<SpaceId>()
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    lastVisitedAt: time("last_visited_at").notNull(),
    /** How many visits they made; coming back after a lost connection begins none. */
    visitsCount: integer("visits_count").notNull().default(1),
    /** Hash of the browser they used. */
    browserHash: text("browser_hash"),
    /** False after they removed it from their list; the next visit adds it again. */
    isListed: boolean("is_listed").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.spaceId] }), index("space_visits_space").on(table.spaceId)],
);
