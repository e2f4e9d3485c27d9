import type {
  AccountId,
  ChatClientId,
  ChatKind,
  ChatLink,
  ChatMessageId,
  RoomId,
  SpaceId,
  TeamId,
} from "@atrium/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { accounts } from "../../account/index.ts";
import { rooms } from "../../room/index.ts";
import { spaces } from "../../space/index.ts";
import { teams } from "../../team/index.ts";
import { time } from "../../platform/database/columns.ts";

/** Words in their stems, made by the database: nobody reads it as it is. */
const stems = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Where people write to each other: a room's, a space's, a team's, or that of two people. It comes into being when needed. */
export const chats = pgTable(
  "chats",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<ChatKind>().notNull().default("room"),
    roomId: text("room_id")
      .$type<RoomId>()
      .unique()
      .references(() => rooms.id, { onDelete: "cascade" }),
    spaceId: text("space_id")
      .$type<SpaceId>()
      .unique()
      .references(() => spaces.id, { onDelete: "cascade" }),
    teamId: text("team_id")
      .$type<TeamId>()
      .unique()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The two of a direct chat, in the order of their ids. */
    lowAccountId: text("low_account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "cascade" }),
    highAccountId: text("high_account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "cascade" }),
    lastPosition: integer("last_position").notNull().default(0),
    lastBulkDeletedPosition: integer("last_bulk_deleted_position").notNull().default(0),
    /** Rises with each change of anything in it. */
    revision: integer("revision").notNull().default(0),
    /** When somebody wrote last; null before. */
    lastMessageAt: time("last_message_at"),
  },
  (table) => [
    uniqueIndex("chats_pair").on(table.lowAccountId, table.highAccountId),
    index("chats_high_account").on(table.highAccountId),
    check(
      "chats_place",
      sql`num_nonnulls(${table.roomId}, ${table.spaceId}, ${table.teamId}, ${table.lowAccountId}) = 1 and (${table.lowAccountId} is null) = (${table.highAccountId} is null)`,
    ),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    id: text("id").$type<ChatMessageId>().primaryKey(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    /** Rises by one from message to message. */
    position: integer("position").notNull(),
    revision: integer("revision").notNull(),
    clientId: text("client_id").$type<ChatClientId>().notNull(),
    authorId: text("author_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    content: text("content").notNull(),
    /** What is found by: the configuration for Russian takes words of Latin letters as English. */
    stems: stems("stems").generatedAlwaysAs(sql`to_tsvector('russian'::regconfig, translate(content, 'ёЁ', 'еЕ'))`),
    replyToId: text("reply_to_id")
      .$type<ChatMessageId>()
      .references((): AnyPgColumn => chatMessages.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
    editedAt: time("edited_at"),
    deletedAt: time("deleted_at"),
    deletedById: text("deleted_by_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    highlightedAt: time("highlighted_at"),
    /** Whether its links are to have titles, and those that were found; null where nobody has looked. */
    linkTitles: boolean("link_titles").notNull().default(true),
    links: jsonb("links").$type<ChatLink[]>(),
  },
  (table) => [
    uniqueIndex("chat_messages_position").on(table.chatId, table.position),
    uniqueIndex("chat_messages_client").on(table.chatId, table.authorId, table.clientId),
    index("chat_messages_author").on(table.authorId),
    index("chat_messages_reply").on(table.replyToId),
    index("chat_messages_stems").using("gin", table.stems),
    index("chat_messages_newest").on(table.createdAt, table.id),
    index("chat_messages_highlighted")
      .on(table.chatId, table.highlightedAt)
      .where(sql`highlighted_at is not null`),
  ],
);

export const chatReactions = pgTable(
  "chat_reactions",
  {
    messageId: text("message_id")
      .$type<ChatMessageId>()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.content, table.accountId] })],
);

/** Up to where somebody has read. */
export const chatReads = pgTable(
  "chat_reads",
  {
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.accountId] })],
);
