import { z } from "zod";
import { ChatMessage, ChatName, Typing } from "../chat/records.ts";
import { SpaceId } from "../common/ids.ts";
import { FinishedState, RecordingId } from "../recording/records.ts";

/**
 * The kinds of news, which an account gets inside a space or not. A new kind is a line here; older browsers skip it.
 */
export const newsKinds = {
  /** A reading operation's answer has changed: for all inputs, or for those with the subject's fields. */
  changed: z.object({ operation: z.string(), subject: z.record(z.string(), z.string()) }),
  /** A chat message in its current form; a skipped revision means that one was missed. */
  chatMessage: z.object({ chat: ChatName, revision: z.number().int(), message: ChatMessage }),
  /** Everything up to a position of a chat is deleted; a skipped revision means that a change was missed. */
  chatCleared: z.object({ chat: ChatName, revision: z.number().int(), position: z.number().int() }),
  /** How far the account itself has read, on another of its pages. */
  chatRead: z.object({ chat: ChatName, position: z.number().int() }),
  /** Somebody else is typing there. */
  chatTyping: z.object({ chat: ChatName, typing: Typing }),
  /** What became of a recording that the account started; the first page that takes this (`takeRecordingNews`) tells it. */
  recordingFinished: z.object({
    recordingId: RecordingId,
    spaceId: SpaceId,
    slug: z.string(),
    roomName: z.string(),
    state: FinishedState,
  }),
} as const;

type NewsKinds = typeof newsKinds;
export type NewsItem = { [Kind in keyof NewsKinds]: { kind: Kind } & z.infer<NewsKinds[Kind]> }[keyof NewsKinds];

const schemas = Object.entries(newsKinds).map(([kind, item]) => item.extend({ kind: z.literal(kind) }));
// Built from a record, so the compiler cannot know that each kind is here once.
export const NewsItem = z.union(schemas).meta({ id: "NewsItem" }) as unknown as z.ZodType<NewsItem>;
