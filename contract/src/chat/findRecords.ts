import { z } from "zod";
import { chat as limits } from "../common/constants.ts";
import { AccountId } from "../common/ids.ts";
import { ChatAttachment, ChatAuthor, ChatMessageId, ChatName } from "./records.ts";

/** A search: all given conditions must hold. */
export const MessagesAsked = z.object({
  /** As in a search engine: words in any form, "exact words", -not. */
  words: z.string().trim().max(limits.mostFindSymbols).optional(),
  /** Only this chat; nothing is found if the caller may not read it. */
  chat: ChatName.optional(),
  authorId: AccountId.optional(),
  hasFile: z.literal(true).optional(),
  cursor: z.string().max(100).optional(),
});
export type MessagesAsked = z.infer<typeof MessagesAsked>;
export const asksSomething = ({ words = "", authorId, hasFile }: MessagesAsked): boolean =>
  words !== "" || authorId !== undefined || hasFile !== undefined;

/** A range of a text in UTF-16 units; `to` is exclusive. */
export const TextRange = z.object({ from: z.number().int(), to: z.number().int() });
export type TextRange = z.infer<typeof TextRange>;

export const FoundMessage = z.object({
  id: ChatMessageId,
  chat: ChatName,
  /** The chat's title: the other person, the team, the space or the room. */
  chatTitle: z.string(),
  /** Its position in the chat, for opening it there. */
  position: z.number().int(),
  /** null: their account is deleted. */
  author: ChatAuthor.nullable(),
  createdAt: z.iso.datetime(),
  /** Its text around the first hit. */
  excerpt: z.string(),
  /** Ranges of the hits within the excerpt. */
  hits: z.array(TextRange),
  attachments: z.array(ChatAttachment),
});
export type FoundMessage = z.infer<typeof FoundMessage>;
