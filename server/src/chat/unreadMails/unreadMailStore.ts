import type { AccountId, Locale, TeamId } from "@atrium/contract";
import { mentionsIn } from "@atrium/rules";
import { and, asc, eq, gt, isNotNull, isNull, like, lt, lte, or, sql } from "drizzle-orm";
import { alias, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts, mailChoices } from "../../account/index.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teams } from "../../team/index.ts";
import { chatMessages, chatReads, chats } from "../store/tables.ts";

/** Up to which message somebody was mailed about a chat: no further mail before they have read that far. */
export const chatMails = pgTable(
  "chat_mails",
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

/** The time range in which messages are searched. */
export interface Written {
  after: Date;
  upTo: Date;
}
/** An unread message for somebody who wants mails about it. */
export interface Waiting {
  chatId: string;
  position: number;
  accountId: AccountId;
  email: string | null;
  locale: Locale;
  authorId: AccountId | null;
  author: string | null;
  team: { id: TeamId; name: string } | null;
}

/** How many messages one round looks at; the next one continues. */
const ROUND = 500;

const writer = alias(accounts, "writer");
/** Neither read nor mailed about, and what the last mail was about has been read. */
const isNews = and(
  sql`${chatMessages.position} > coalesce(${chatReads.position}, 0)`,
  or(isNull(chatMails.position), sql`coalesce(${chatReads.position}, 0) >= ${chatMails.position}`),
);
const isReachable = and(isNotNull(accounts.email), isNull(accounts.deletesAt));
const isBetween = ({ after, upTo }: Written) =>
  and(gt(chatMessages.createdAt, after), lte(chatMessages.createdAt, upTo), isNull(chatMessages.deletedAt));

const told = {
  chatId: chatMessages.chatId,
  position: chatMessages.position,
  accountId: accounts.id,
  email: accounts.email,
  locale: accounts.locale,
  authorId: chatMessages.authorId,
  author: writer.name,
};

/** Chats with recent messages: no other chat's messages are searched. */
const isActive = ({ after }: Written) => gt(chats.lastMessageAt, after);

/** Unread messages in direct chats, oldest first. */
export async function waitingDirect(query: Query, written: Written): Promise<Waiting[]> {
  const isOther = sql`${accounts.id} in (${chats.lowAccountId}, ${chats.highAccountId}) and ${accounts.id} <> ${chatMessages.authorId}`;
  const rows = await query
    .select(told)
    .from(chatMessages)
    .innerJoin(chats, and(eq(chats.id, chatMessages.chatId), eq(chats.kind, "direct"), isActive(written)))
    .innerJoin(accounts, and(isOther, isReachable))
    .leftJoin(writer, eq(writer.id, chatMessages.authorId))
    .leftJoin(chatReads, and(eq(chatReads.chatId, chats.id), eq(chatReads.accountId, accounts.id)))
    .leftJoin(chatMails, and(eq(chatMails.chatId, chats.id), eq(chatMails.accountId, accounts.id)))
    .leftJoin(mailChoices, eq(mailChoices.accountId, accounts.id))
    .where(and(isBetween(written), isNews, sql`coalesce(${mailChoices.direct}, true)`))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(ROUND);
  return rows.map((row) => ({ ...row, team: null }));
}

/** Unread mentions in teams' chats, for those who have asked for mails about them. */
export async function waitingMentions(query: Query, written: Written): Promise<Waiting[]> {
  // As exact as the parser of mentions below, so that no other text takes a place in the round.
  const isNamed = sql`${chatMessages.content} ~ ('<@' || ${accounts.id} || ${String.raw` [^<>\n]{1,60}>`})`;
  const rows = await query
    .select({ ...told, content: chatMessages.content, team: { id: teams.id, name: teams.name } })
    .from(chatMessages)
    .innerJoin(chats, and(eq(chats.id, chatMessages.chatId), eq(chats.kind, "team"), isActive(written)))
    .innerJoin(teams, eq(teams.id, chats.teamId))
    .innerJoin(mailChoices, eq(mailChoices.mention, true))
    .innerJoin(accounts, and(eq(accounts.id, mailChoices.accountId), isReachable, isNamed))
    .leftJoin(writer, eq(writer.id, chatMessages.authorId))
    .leftJoin(chatReads, and(eq(chatReads.chatId, chats.id), eq(chatReads.accountId, accounts.id)))
    .leftJoin(chatMails, and(eq(chatMails.chatId, chats.id), eq(chatMails.accountId, accounts.id)))
    .where(and(isBetween(written), like(chatMessages.content, "%<@%"), isNews))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(ROUND);
  return rows
    .filter(({ content, accountId }) => mentionsIn(content).people.some((named) => named.accountId === accountId))
    .map(({ content: _content, ...row }) => row);
}

/** Whether nobody else has mailed them: of two nodes, one. */
export async function noteTold(
  tx: Transaction,
  { chatId, accountId, position }: Pick<Waiting, "chatId" | "accountId" | "position">,
): Promise<boolean> {
  const noted = await tx
    .insert(chatMails)
    .values({ chatId, accountId, position })
    .onConflictDoUpdate({
      target: [chatMails.chatId, chatMails.accountId],
      set: { position },
      setWhere: lt(chatMails.position, position),
    })
    .returning({ position: chatMails.position });
  return noted.length > 0;
}
