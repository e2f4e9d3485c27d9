// What the operations of all four kinds of chat have in common. Each adds its name, the chat it is about and who may
// call it.
import { z } from "zod";
import { ChatMessage, ChatMessageId, ChatPage, ChatReactionContent, ChatText, LinkTitles } from "./records.ts";

const position = z.number().int().max(2_147_483_647);
const stored = { addsBeside: true } as const;
const said = { ...stored, rate: "chat" } as const;
const answersMessage = { success: z.object({ message: ChatMessage }) } as const;

/** Input fields besides the one that names the chat. */
export const fields = {
  page: { before: position.min(1).optional() },
  message: { messageId: ChatMessageId },
  words: { messageId: ChatMessageId, content: ChatText, linkTitles: LinkTitles.optional() },
  reaction: { messageId: ChatMessageId, content: ChatReactionContent },
  read: { position: position.min(0) },
} as const;

/** A page of messages. */
export const reading = { success: ChatPage, refusals: ["chatNotAllowed"], keeps: "nothing" } as const;

export const posting = {
  ...said,
  success: z.object({ messageId: ChatMessageId, message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "uploadIntentNotFound"],
} as const;

export const rewording = {
  ...said,
  ...answersMessage,
  says: "Changes the text of one's own message, within a day. With the same text it only changes whether links have titles.",
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
} as const;

export const deleting = {
  ...said,
  ...answersMessage,
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
} as const;

export const reacting = {
  ...said,
  ...answersMessage,
  says: "Reacts to a message with an emoji.",
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionExists", "reactionsQuantityExceeded"],
} as const;

export const unreacting = {
  ...said,
  ...answersMessage,
  says: "Removes one's own reaction.",
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionNotExists"],
} as const;

export const markingRead = {
  ...stored,
  says: "Sets up to where one has read. It never goes back, and not beyond the last message.",
  success: z.object({ position: z.number().int() }),
  refusals: ["chatNotAllowed"],
} as const;

export const typing = {
  success: z.object({}),
  refusals: ["chatNotAllowed"],
  keeps: "live",
  rate: "typing",
} as const;
