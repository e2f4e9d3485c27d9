import type { AccountId, AuditEntryId, Plan, TeamId, TeamRole } from "@atrium/contract";
import { isNull } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";

export const teams = pgTable("teams", {
  id: text("id").$type<TeamId>().primaryKey(),
  name: text("name").notNull(),
  /** #RRGGBB */
  color: text("color").notNull(),
  logoImageUrl: text("logo_image_url"),
  plan: text("plan").$type<Plan>().notNull(),
  /** People online in a space as bought; null: as many as the plan allows. */
  boughtCapacity: integer("bought_capacity"),
  keepsMessagesOfDeleted: boolean("keeps_messages_of_deleted").notNull().default(true),
  showsLinkTitles: boolean("shows_link_titles").notNull().default(true),
  createdAt: time("created_at").notNull(),
  /** Null while it stands. Its spaces that stood then were deleted at the same moment. */
  deletedAt: time("deleted_at"),
});

/** Says of a row that the team was not deleted. */
export const teamStands = isNull(teams.deletedAt);

export const teamMembers = pgTable(
  "team_members",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    role: text("role").$type<TeamRole>().notNull(),
    joinedAt: time("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.accountId] }),
    index("team_members_account").on(table.accountId, table.joinedAt),
  ],
);

/** What was done to a team's people, by whom and when. The accounts are ids only: they may be gone since. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: text("id").$type<AuditEntryId>().primaryKey(),
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    actorId: text("actor_id").$type<AccountId>().notNull(),
    action: text("action").notNull(),
    about: jsonb("about").notNull(),
    /** Browser and system of the actor, without versions. */
    device: text("device"),
  },
  (table) => [index("audit_entries_team").on(table.teamId, table.at)],
);
