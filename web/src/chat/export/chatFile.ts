import type { ChatMessage } from "@atrium/contract";
import { plainMentions } from "@atrium/rules";
import { csvFile } from "../../platform/csvFile.ts";

/** Texts of the file, in the page's language. */
export type ChatFileWords = Readonly<
  Record<"time" | "author" | "words" | "files" | "reactions" | "note", string> &
    Record<"deletedUser" | "deleted" | "edited" | "everyone", string>
>;

/** A chat as a file for spreadsheets, with times in UTC in a format that every spreadsheet reads. */
export function chatFile(messages: readonly ChatMessage[], words: ChatFileWords): Blob {
  const headings = [words.time, words.author, words.words, words.files, words.reactions, words.note];
  const rows = messages.map(({ createdAt, author, content, attachments = [], reactions, isDeleted, editedAt }) => [
    createdAt.slice(0, 19).replace("T", " "),
    author?.name ?? words.deletedUser,
    plainMentions(content, words.everyone),
    attachments.map(({ name }) => name).join("; "),
    reactions.map((each) => `${each.content} ${each.count}`).join("; "),
    isDeleted ? words.deleted : editedAt === null ? "" : words.edited,
  ]);
  return csvFile(headings, rows);
}
