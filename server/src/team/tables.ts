import type { AccountId, AuditEntryId, Plan, TeamId, TeamRole } from "@atrium/contract";
import { isNotNull, isNull } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";

export const teams = pgTable(
  "teams",
  {
    id: text("id").$type<TeamId>().primaryKey(),
    name: text("name").notNull(),
    /** #RRGGBB */
    color: text("color").notNull(),
    logoImageUrl: text("logo_image_url"),
    plan: text("plan").$type<Plan>().notNull(),
    /** People online in a space, if bought separately; null: the plan's limit. */
    boughtCapacity: integer("bought_capacity"),
    /** By its contract, if it has one; null: as many as the plan has. */
    agreedSpaces: integer("agreed_spaces"),
    agreedRecordings: integer("agreed_recordings"),
    /** When its contract ends; null without one. */
    contractEndsAt: time("contract_ends_at"),
    contractNote: text("contract_note"),
    /** Null before its one trial. */
    trialEndsAt: time("trial_ends_at"),
    keepsMessagesOfDeleted: boolean("keeps_messages_of_deleted").notNull().default(true),
    showsLinkTitles: boolean("shows_link_titles").notNull().default(true),
    /** How many days messages and recordings are kept by its choice; null: as long as its plan has it. */
    chatKeptDays: integer("chat_kept_days"),
    /** What holds until a shorter term binds; without such a time both say nothing. */
    chatKeptBefore: integer("chat_kept_before"),
    chatKeptFrom: time("chat_kept_from"),
    recordingKeptDays: integer("recording_kept_days"),
    recordingKeptBefore: integer("recording_kept_before"),
    recordingKeptFrom: time("recording_kept_from"),
    /** When it came to the free plan; null on others, or if a program that is older than this column brought it there. */
    freeSince: time("free_since"),
    /** The sender of its mails, if its plan has white-label; null: the program's. No two teams have one prefix. */
    emailSenderName: text("email_sender_name"),
    emailPrefix: text("email_prefix"),
    createdAt: time("created_at").notNull(),
    /** Null unless deleted. Its spaces were deleted at the same moment. */
    deletedAt: time("deleted_at"),
  },
  // A deleted team keeps its own until it is gone: it may come back.
  (table) => [
    uniqueIndex("teams_email_prefix").on(table.emailPrefix).where(isNotNull(table.emailPrefix)),
    index("teams_contract_ends").on(table.contractEndsAt).where(isNotNull(table.contractEndsAt)),
    index("teams_trial_ends").on(table.trialEndsAt).where(isNotNull(table.trialEndsAt)),
  ],
);

/** Condition: the team is not deleted. */
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

/** Who has begun the trial of a team: they begin no other one, with however many teams. */
export const trialStarters = pgTable("trial_starters", {
  accountId: text("account_id")
    .$type<AccountId>()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  at: time("at").notNull(),
});

/** When somebody was last removed from a team: links made before that do not bring them back. */
export const teamRemovals = pgTable(
  "team_removals",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.accountId] }),
    index("team_removals_account").on(table.accountId),
  ],
);

/** The audit log of a team's people: what was done, by whom (null: by whoever runs the program) and when. Accounts are ids only: they may have been deleted since. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: text("id").$type<AuditEntryId>().primaryKey(),
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    actorId: text("actor_id").$type<AccountId>(),
    action: text("action").notNull(),
    about: jsonb("about").notNull(),
    /** Browser and system of the actor, without versions. */
    device: text("device"),
    /** Country of the network address it was done from; the address itself is not stored. */
    country: text("country"),
  },
  (table) => [index("audit_entries_team").on(table.teamId, table.at)],
);
