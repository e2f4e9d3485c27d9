import { z } from "zod";
import { chat as limits } from "../common/constants.ts";
import { AccountId } from "../common/ids.ts";
import { ChatAttachment, ChatAuthor, ChatMessageId, ChatName } from "./records.ts";

/** What somebody looks for: all that is given must hold. */
export const MessagesAsked = z.object({
  /** As in a search engine: words in any form, "exact words", -not. */
  words: z.string().trim().max(limits.mostFindSymbols).optional(),
  /** In this chat alone; one that the caller may not read now holds nothing for them. */
  chat: ChatName.optional(),
  authorId: AccountId.optional(),
  hasFile: z.literal(true).optional(),
  cursor: z.string().max(100).optional(),
});
export type MessagesAsked = z.infer<typeof MessagesAsked>;
export const asksSomething = ({ words = "", authorId, hasFile }: MessagesAsked): boolean =>
  words !== "" || authorId !== undefined || hasFile !== undefined;

/** A part of a text, in units of UTF-16: from the first to before the last. */
export const TextRange = z.object({ from: z.number().int(), to: z.number().int() });
export type TextRange = z.infer<typeof TextRange>;

export const FoundMessage = z.object({
  id: ChatMessageId,
  chat: ChatName,
  /** What the chat is called: the other person, the team, the space or the room. */
  chatTitle: z.string(),
  /** Leads to it in its chat. */
  position: z.number().int(),
  /** null: their account is deleted. */
  author: ChatAuthor.nullable(),
  createdAt: z.iso.datetime(),
  /** What it says around the first hit, as text. */
  excerpt: z.string(),
  /** Where in the excerpt the words are. */
  hits: z.array(TextRange),
  attachments: z.array(ChatAttachment),
});
export type FoundMessage = z.infer<typeof FoundMessage>;
