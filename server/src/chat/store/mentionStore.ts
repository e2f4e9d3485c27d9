import type { AccountId, ChatMessageId } from "@atrium/contract";
import { mentionsIn } from "@atrium/rules";
import { eq, sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../../account/index.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { chatMessages } from "./tables.ts";

/** Whom a message mentions. `account_id` becomes null with the account's deletion, so its mentions can be found. */
export const chatMentions = pgTable(
  "chat_mentions",
  {
    messageId: text("message_id")
      .$type<ChatMessageId>()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    /** As written in the message: no reference, so that it outlives the account. */
    personId: text("person_id").$type<AccountId>().notNull(),
    accountId: text("account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.personId] }),
    index("chat_mentions_person").on(table.personId),
    index("chat_mentions_account").on(table.accountId),
    index("chat_mentions_lost")
      .on(table.messageId)
      .where(sql`account_id is null`),
  ],
);

/** Stores whom a new message mentions; `settleMentions` has checked its mentions before. */
export async function addMentions(tx: Transaction, messageId: ChatMessageId, content: string): Promise<void> {
  const named = new Set(mentionsIn(content).people.map(({ accountId }) => accountId));
  if (named.size === 0) return;
  const rows = [...named].map((personId) => ({ messageId, personId, accountId: personId }));
  await tx.insert(chatMentions).values(rows);
}

/** Stores whom an edited message mentions. */
export async function changeMentions(tx: Transaction, messageId: ChatMessageId, content: string): Promise<void> {
  await tx.delete(chatMentions).where(eq(chatMentions.messageId, messageId));
  await addMentions(tx, messageId, content);
}

/** Mentions of a guest become mentions of the account. */
export async function adoptMentions(tx: Transaction, { from, to }: { from: AccountId; to: AccountId }): Promise<void> {
  const named = tx.select({ id: chatMentions.messageId }).from(chatMentions).where(eq(chatMentions.personId, from));
  const changed = await tx
    .update(chatMessages)
    .set({ content: sql`replace(${chatMessages.content}, ${`<@${from} `}, ${`<@${to} `})` })
    .where(sql`${chatMessages.id} in ${named}`)
    .returning({ messageId: chatMessages.id });
  if (changed.length === 0) return;
  await tx.delete(chatMentions).where(eq(chatMentions.personId, from));
  await tx
    .insert(chatMentions)
    .values(changed.map(({ messageId }) => ({ messageId, personId: to, accountId: to })))
    .onConflictDoNothing();
}
