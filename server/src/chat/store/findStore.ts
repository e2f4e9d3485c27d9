import { constants, must } from "@atrium/contract";
import type { AccountId, ChatMessageId, ChatName, FoundMessage, MessagesAsked } from "@atrium/contract";
import { HIT_MARKS, folded, foundExcerpt, hitsOf, plainWords } from "@atrium/rules";
import { and, asc, desc, eq, exists, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { spaces } from "../../space/index.ts";
import { teams } from "../../team/index.ts";
import type { Readable } from "../find/chatsToFind.ts";
import { attachmentsOf, chatAttachments } from "./attachmentStore.ts";
import { chatIsOf } from "./chatPlace.ts";
import { authorOf } from "./directStore.ts";
import { newestSince } from "./newestSince.ts";
import { chatMessages, chats } from "./tables.ts";

const { foundExcerpt: excerptUnits, foundPage } = constants.chat;

interface Searched {
  asked: MessagesAsked;
  readable: Readable;
}
interface Found {
  messages: FoundMessage[];
  nextCursor: string | null;
}

/** Matching messages that somebody may read, newest first. */
export async function readFound(query: Query, accountId: AccountId, searched: Searched): Promise<Found> {
  const among = await chatsToSearch(query, accountId, searched.readable);
  if (among.size === 0) return { messages: [], nextCursor: null };
  const rows = await newestOf(query, among, searched);
  const shown = rows.slice(0, foundPage);
  const plain = shown.map(({ content }) => plainWords(content, "everyone"));
  const hits = await hitsIn(query, plain, searched.asked.words ?? "");
  const attachments = await attachmentsOf(
    query,
    shown.map(({ id }) => id),
  );
  const messages = shown.map(({ id, chatId, position, createdAt, author }, index) => ({
    id,
    ...must(among.get(chatId), "searched in"),
    position,
    author: author === null ? null : authorOf(author),
    createdAt: createdAt.toISOString(),
    ...foundExcerpt(must(plain[index], "one each"), hits[index] ?? [], excerptUnits),
    attachments: attachments.get(id) ?? [],
  }));
  return { messages, nextCursor: rows.length > foundPage ? cursorOf(must(shown.at(-1), "a full page")) : null };
}

/**
 * A page and one more, newest first. Common words are found among the newest messages, without counting and sorting all
 * their hits; rare or old ones are found by the word index, within these chats.
 */
async function newestOf(query: Query, among: Map<string, Named>, { asked, readable }: Searched) {
  const chatIds = [...among.keys()];
  const last = cursorAfter(asked.cursor);
  const isSeen = and(isSinceLetIn(among, readable), isNull(chatMessages.deletedAt), isBehind(last));
  const since = await newestSince(query, chatIds, last?.at ?? null);
  const isNew = since === null ? undefined : gte(chatMessages.createdAt, since);
  const newest =
    isNew === undefined ? [] : await read(query, and(isAmong(chatIds), isNew, isSeen, isAskedFor(query, asked)));
  return newest.length > foundPage
    ? newest
    : read(query, and(isAmongOutright(query, chatIds), isSeen, isAskedFor(query, asked, { isByWords: true })));
}

const read = (query: Query, where: SQL | undefined) =>
  query
    .select({
      id: chatMessages.id,
      chatId: chatMessages.chatId,
      position: chatMessages.position,
      content: chatMessages.content,
      createdAt: chatMessages.createdAt,
      author: accounts,
    })
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.authorId))
    .where(where)
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(foundPage + 1);

type Named = Pick<FoundMessage, "chat" | "chatTitle">;

/** The existing chats among those that somebody may read, with the names they see. */
async function chatsToSearch(
  query: Query,
  accountId: AccountId,
  { direct, places }: Readable,
): Promise<Map<string, Named>> {
  const wanted = places.map((place) => chatIsOf(place));
  if (direct === "all") wanted.push(eq(chats.lowAccountId, accountId), eq(chats.highAccountId, accountId));
  else wanted.push(...direct.map((place) => chatIsOf(place)));
  if (wanted.length === 0) return new Map();
  const other = sql<AccountId>`case when ${chats.lowAccountId} = ${accountId} then ${chats.highAccountId} else ${chats.lowAccountId} end`;
  const rows = await query
    .select({
      chat: chats,
      chatTitle: sql<string>`coalesce(${accounts.name}, ${teams.name}, ${spaces.name}, ${rooms.name}, '')`,
      otherId: other,
    })
    .from(chats)
    .leftJoin(accounts, eq(accounts.id, other))
    .leftJoin(teams, eq(teams.id, chats.teamId))
    .leftJoin(spaces, eq(spaces.id, chats.spaceId))
    .leftJoin(rooms, eq(rooms.id, chats.roomId))
    .where(or(...wanted));
  return new Map(rows.map(({ chat, chatTitle, otherId }) => [chat.id, { chat: nameOf(chat, otherId), chatTitle }]));
}

function nameOf({ roomId, spaceId, teamId }: typeof chats.$inferSelect, otherId: AccountId): ChatName {
  if (roomId !== null) return { kind: "room", roomId };
  if (spaceId !== null) return { kind: "space", spaceId };
  if (teamId !== null) return { kind: "team", teamId };
  return { kind: "direct", accountId: otherId };
}

const isAmong = (chatIds: string[]): SQL => inArray(chatMessages.chatId, chatIds);

/**
 * The same condition, written so that the planner cannot estimate how many chats there are: otherwise it would use the
 * word index for all chats and go through the hits in others.
 */
const isAmongOutright = (query: Query, chatIds: string[]): SQL =>
  sql`${chatMessages.chatId} = any(array(${query.select({ id: chats.id }).from(chats).where(inArray(chats.id, chatIds))}))`;

/** In the room, only messages since its reader was let in. */
function isSinceLetIn(among: Map<string, Named>, { from }: Readable): SQL | undefined {
  const bounded = from === null ? [] : [...among].filter(([, { chat }]) => chat.kind === "room").map(([id]) => id);
  if (bounded.length === 0) return undefined;
  return or(sql`not ${inArray(chatMessages.chatId, bounded)}`, sql`${chatMessages.createdAt} >= ${from}`);
}

/**
 * `isByWords`: use the word index and not the author's, as an author may have written more messages than contain the
 * words.
 */
function isAskedFor(
  query: Query,
  { words = "", authorId, hasFile }: MessagesAsked,
  { isByWords = false } = {},
): SQL | undefined {
  const files = query
    .select({ one: sql`1` })
    .from(chatAttachments)
    .where(eq(chatAttachments.messageId, chatMessages.id));
  const author = isByWords && words !== "" ? sql`coalesce(${chatMessages.authorId}, '')` : chatMessages.authorId;
  return and(
    words === "" ? undefined : sql`${chatMessages.stems} @@ ${queryOf(words)}`,
    authorId === undefined ? undefined : sql`${author} = ${authorId}`,
    hasFile === undefined ? undefined : exists(files),
  );
}

const isBehind = (last: Last | null): SQL | undefined =>
  last === null
    ? undefined
    : or(lt(chatMessages.createdAt, last.at), and(eq(chatMessages.createdAt, last.at), lt(chatMessages.id, last.id)));

const queryOf = (words: string): SQL => sql`websearch_to_tsquery('russian'::regconfig, ${folded(words)})`;

/** Where the words occur in some texts. */
async function hitsIn(query: Query, texts: readonly string[], words: string) {
  if (words === "" || texts.length === 0) return [];
  const [start, stop] = HIT_MARKS;
  const options = `StartSel=${start}, StopSel=${stop}, HighlightAll=true`;
  const marked = sql<string>`ts_headline('russian'::regconfig, each.text, ${queryOf(words)}, ${options})`;
  const rows = await query
    .select({ marked })
    .from(
      sql`json_array_elements_text(${JSON.stringify(texts.map((each) => folded(each)))}::json) with ordinality as each(text, place)`,
    )
    .orderBy(asc(sql`each.place`));
  return rows.map((row) => hitsOf(row.marked));
}

interface Last {
  at: Date;
  id: ChatMessageId;
}
const cursorOf = ({ createdAt, id }: { createdAt: Date; id: ChatMessageId }): string => `${createdAt.getTime()}.${id}`;

/** Null if absent, or not a cursor of ours. */
function cursorAfter(cursor: string | undefined): Last | null {
  const [, ms, id] = /^(\d{1,14})\.([\w-]+)$/.exec(cursor ?? "") ?? [];
  return ms === undefined || id === undefined ? null : { at: new Date(Number(ms)), id: id as ChatMessageId };
}
