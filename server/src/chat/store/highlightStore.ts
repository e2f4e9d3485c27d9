import { constants, must } from "@atrium/contract";
import type { ChatMessage } from "@atrium/contract";
import { messageSeenFrom } from "@atrium/rules";
import { and, desc, eq, gte, isNotNull, lt, or } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { readMessages } from "./messageStore.ts";
import { chatMessages } from "./tables.ts";

interface Asked {
  cursor: string | undefined;
  /** Those written earlier are left out. */
  from: string | null;
}

/** The highlighted messages of a chat, the one that was highlighted last first. */
export async function readHighlights(
  query: Query,
  chatId: string,
  { cursor, from }: Asked,
): Promise<{ messages: ChatMessage[]; nextCursor: string | null }> {
  const { highlightsPage } = constants.chat;
  const { highlightedAt, position, createdAt } = chatMessages;
  const last = cursorAfter(cursor);
  const where = and(
    eq(chatMessages.chatId, chatId),
    isNotNull(highlightedAt),
    from === null ? undefined : gte(createdAt, new Date(from)),
    last === null
      ? undefined
      : or(lt(highlightedAt, last.at), and(eq(highlightedAt, last.at), lt(position, last.position))),
  );
  const order = [desc(highlightedAt), desc(position)];
  const found = await readMessages(query, must(where, "a chat"), { limit: highlightsPage + 1, order });
  const shown = found.slice(0, highlightsPage);
  const messages = shown.flatMap((each) => messageSeenFrom(each, from) ?? []);
  return { messages, nextCursor: found.length > highlightsPage ? cursorOf(must(shown.at(-1), "a full page")) : null };
}

const cursorOf = ({ highlightedAt, position }: ChatMessage): string =>
  `${Date.parse(must(highlightedAt, "it is highlighted"))}.${position}`;

/** Null if absent, or not a cursor of ours. */
function cursorAfter(cursor: string | undefined): { at: Date; position: number } | null {
  const [, ms, position] = /^(\d{1,14})\.(\d{1,9})$/.exec(cursor ?? "") ?? [];
  return ms === undefined || position === undefined ? null : { at: new Date(Number(ms)), position: Number(position) };
}
