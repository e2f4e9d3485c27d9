import { must } from "@atrium/contract";
import type { AccountId, ChatAttachment, ChatMessageId, UploadId } from "@atrium/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { fileUploads, urlOfFile } from "../../file/index.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { chatMessages, chats } from "./tables.ts";
import type { Chat } from "./chatStore.ts";

/** Files of messages; each belongs to one message. */
export const chatAttachments = pgTable(
  "chat_attachments",
  {
    uploadId: text("upload_id")
      .$type<UploadId>()
      .primaryKey()
      .references(() => fileUploads.id, { onDelete: "cascade" }),
    messageId: text("message_id")
      .$type<ChatMessageId>()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    /** The order in which they were added. */
    place: integer("place").notNull(),
  },
  (table) => [index("chat_attachments_message").on(table.messageId)],
);

/** Attaches somebody's uploads to their message; false unless all are theirs and still unattached. */
export async function attachUploads(
  tx: Transaction,
  { messageId, accountId, uploadIds }: { messageId: ChatMessageId; accountId: AccountId; uploadIds: UploadId[] },
): Promise<boolean> {
  const wanted = [...new Set(uploadIds)];
  const found = await tx
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(
      and(
        inArray(fileUploads.id, wanted),
        eq(fileUploads.accountId, accountId),
        eq(fileUploads.kind, "chat"),
        eq(fileUploads.state, "ready"),
      ),
    )
    .orderBy(fileUploads.id)
    .for("update");
  if (found.length < wanted.length) return false;
  // Checked behind the locks: a concurrent call in another chat may have attached one of them a moment ago.
  const isTaken = inArray(chatAttachments.uploadId, wanted);
  if ((await tx.$count(chatAttachments, isTaken)) > 0) return false;
  await tx.insert(chatAttachments).values(wanted.map((uploadId, place) => ({ uploadId, messageId, place })));
  return true;
}

export async function removeAttachments(tx: Transaction, messageId: ChatMessageId): Promise<void> {
  await tx.delete(chatAttachments).where(eq(chatAttachments.messageId, messageId));
}

/** The files of some messages, in the order they were added. */
export async function attachmentsOf(query: Query, ids: ChatMessageId[]): Promise<Map<ChatMessageId, ChatAttachment[]>> {
  const attachments = new Map<ChatMessageId, ChatAttachment[]>();
  if (ids.length === 0) return attachments;
  const { messageId, place } = chatAttachments;
  const { name, mimeType, bytes, width, height, dominantColor, pages } = fileUploads;
  const rows = await query
    .select({ messageId, url: sql<string>`${urlOfFile}`, name, mimeType, bytes, width, height, dominantColor, pages })
    .from(chatAttachments)
    .innerJoin(fileUploads, eq(fileUploads.id, chatAttachments.uploadId))
    .where(inArray(messageId, ids))
    .orderBy(asc(messageId), asc(place));
  for (const { messageId: id, width: w, height: h, ...file } of rows) {
    const size = w === null || h === null ? null : { w, h };
    const mime = must(file.mimeType, "a finished upload has its type");
    const attachment = { ...file, size, mimeType: mime, bytes: must(file.bytes, "a finished upload has its size") };
    attachments.set(id, [...(attachments.get(id) ?? []), attachment]);
  }
  return attachments;
}

/** The name of a message's first file; null if it has none. */
export const firstFileOf = (messageId: AnyPgColumn): SQL =>
  sql`(select f.name from chat_attachments a join file_uploads f on f.id = a.upload_id where a.message_id = ${messageId} order by a.place limit 1)`;

/** The chat of a file and when it was sent; null while it is in none. */
export async function whereAttached(query: Query, uploadId: UploadId): Promise<{ chat: Chat; sentAt: Date } | null> {
  const [found] = await query
    .select({ chat: chats, sentAt: chatMessages.createdAt })
    .from(chatAttachments)
    .innerJoin(chatMessages, eq(chatMessages.id, chatAttachments.messageId))
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(eq(chatAttachments.uploadId, uploadId));
  return found ?? null;
}

/** Whether the upload of a row belongs to a message. */
export const isAttached: SQL = sql`exists (select 1 from ${chatAttachments} where ${chatAttachments.uploadId} = ${fileUploads.id})`;
