import { z } from "zod";
import { ChatMessage, ChatName, Typing } from "../chat/records.ts";

/**
 * The kinds of news: what an account is told wherever it is, inside a space or not. A new kind is a line here; older
 * browsers skip it.
 */
export const newsKinds = {
  /** What a reading operation answers is another now: of all its inputs, or of those with the subject's fields. */
  changed: z.object({ operation: z.string(), subject: z.record(z.string(), z.string()) }),
  /** A message of a chat as it is now; a revision that is skipped was missed. */
  chatMessage: z.object({ chat: ChatName, revision: z.number().int(), message: ChatMessage }),
  /** The account itself has read so far, on some page of its own. */
  chatRead: z.object({ chat: ChatName, position: z.number().int() }),
  /** Somebody else is writing there. */
  chatTyping: z.object({ chat: ChatName, typing: Typing }),
} as const;

type NewsKinds = typeof newsKinds;
export type NewsItem = { [Kind in keyof NewsKinds]: { kind: Kind } & z.infer<NewsKinds[Kind]> }[keyof NewsKinds];

const schemas = Object.entries(newsKinds).map(([kind, item]) => item.extend({ kind: z.literal(kind) }));
// Built from a record, so the compiler cannot know that each kind is here once.
export const NewsItem = z.union(schemas).meta({ id: "NewsItem" }) as unknown as z.ZodType<NewsItem>;
