import type { AccountId, Locale, SlackChannelId, SpaceId, TeamId } from "@atrium/contract";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";
import { spaces } from "../space/index.ts";
import { teams } from "../team/index.ts";

/**
 * Tokens from Slack, encrypted. They are stored apart from whoever uses them: however those are deleted, a token stays
 * until it has been revoked at Slack.
 */
export const slackTokens = pgTable("slack_tokens", {
  /** A keyed hash of the token. */
  id: text("id").primaryKey(),
  sealed: text("sealed").notNull(),
  madeAt: time("made_at").notNull(),
  /** What its owner's status says of ours; null: nothing. It is taken away before the token is revoked. */
  shownText: text("shown_text"),
  /** Since when nobody is known to use it; null while somebody does. */
  unusedAt: time("unused_at"),
  /** When Slack was last asked to forget it. */
  triedAt: time("tried_at"),
});

/** The Slack workspace of a team. */
export const slackWorkspaces = pgTable(
  "slack_workspaces",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .primaryKey()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** Slack's id of it. */
    workspaceId: text("workspace_id").notNull(),
    name: text("name").notNull(),
    tokenId: text("token_id")
      .notNull()
      .references(() => slackTokens.id),
    connectedBy: text("connected_by")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    /** The language of messages: that of the admin who connected it. */
    locale: text("locale").$type<Locale>().notNull(),
    connectedAt: time("connected_at").notNull(),
    /** When Slack first refused the token; null while it works. */
    brokenAt: time("broken_at"),
  },
  (table) => [index("slack_workspaces_token").on(table.tokenId)],
);

/** Where a message is posted when people meet in a space. */
export const slackPostings = pgTable(
  "slack_postings",
  {
    spaceId: text("space_id")
      .$type<SpaceId>()
      .primaryKey()
      .references(() => spaces.id, { onDelete: "cascade" }),
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => slackWorkspaces.teamId, { onDelete: "cascade" }),
    channelId: text("channel_id").$type<SlackChannelId>().notNull(),
    channelName: text("channel_name").notNull(),
    isOn: boolean("is_on").notNull(),
    /** When people were last seen meeting there. */
    metAt: time("met_at"),
    /** When the meeting began that is not posted yet; null if there is none. */
    owedAt: time("owed_at"),
    postedAt: time("posted_at"),
    isChannelLost: boolean("is_channel_lost").notNull().default(false),
  },
  (table) => [index("slack_postings_team").on(table.teamId)],
);

/** People whose Slack status says that they are here. */
export const slackPeople = pgTable(
  "slack_people",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => slackWorkspaces.teamId, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    tokenId: text("token_id")
      .notNull()
      .references(() => slackTokens.id),
    connectedAt: time("connected_at").notNull(),
    /** The space that their status names; null if none. */
    shownSpaceId: text("shown_space_id").$type<SpaceId>(),
    /** The text of their status; null if they have one of their own, which is left alone. */
    shownText: text("shown_text"),
    shownUntil: time("shown_until"),
    /** The program that set it, and will clear it. */
    shownBy: text("shown_by"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.accountId] }),
    index("slack_people_account").on(table.accountId),
    index("slack_people_token").on(table.tokenId),
  ],
);
