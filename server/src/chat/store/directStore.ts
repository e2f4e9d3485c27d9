import { constants, DEFAULT_PALETTE, must } from "@atrium/contract";
import type { AccountId, ChatAuthor, DirectPerson, TeamId } from "@atrium/contract";
import { and, desc, eq, gt, ilike, inArray, isNotNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { accounts } from "../../account/index.ts";
import type { Account } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import { accountIdsOfTeams } from "../../space/index.ts";
import { chatReads, chats } from "./tables.ts";

const { mostUnread, peopleFound } = constants.chat;

const author = {
  accountId: accounts.id,
  name: accounts.name,
  palette: accounts.palette,
  avatarAppearance: accounts.avatarAppearance,
  avatarUrl: accounts.avatarUrl,
};

/** Somebody as the people they write to see them. */
export const authorOf = ({ id: accountId, name, palette, avatarAppearance, avatarUrl }: Account): ChatAuthor => ({
  accountId,
  name,
  palette,
  avatarAppearance,
  avatarUrl,
});

/** A deleted person: the id leads to what they wrote, and to nothing else. */
export const deletedPerson = (accountId: AccountId): DirectPerson => ({
  accountId,
  name: "",
  palette: DEFAULT_PALETTE,
  avatarAppearance: "letter",
  avatarUrl: null,
  isDeleted: true,
});

/** Where the next page begins: after the last chat of the previous one. */
interface Behind {
  at: Date;
  chatId: string;
}
interface ListedChat {
  chatId: string;
  person: DirectPerson;
  unread: number;
  lastMessageAt: Date | null;
}
export const cursorOf = ({ lastMessageAt, chatId }: ListedChat): string =>
  `${must(lastMessageAt, "a listed chat has messages").getTime()}.${chatId}`;

/** Null if absent, or not a cursor of ours. */
export function cursorAfter(cursor: string | undefined): Behind | null {
  const [, ms, chatId] = /^(\d{1,14})\.([\w-]+)$/.exec(cursor ?? "") ?? [];
  return ms === undefined || chatId === undefined ? null : { at: new Date(Number(ms)), chatId };
}

/** Somebody's direct chats that have messages, the latest first. */
export async function readDirectChats(
  query: Query,
  accountId: AccountId,
  { after, limit }: { after: Behind | null; limit: number },
): Promise<ListedChat[]> {
  const other = sql<AccountId>`case when ${chats.lowAccountId} = ${accountId} then ${chats.highAccountId} else ${chats.lowAccountId} end`;
  const behind =
    after === null
      ? undefined
      : or(lt(chats.lastMessageAt, after.at), and(eq(chats.lastMessageAt, after.at), lt(chats.id, after.chatId)));
  const rows = await query
    .select({
      chatId: chats.id,
      otherId: other,
      person: author,
      unread: unreadOf(accountId),
      lastMessageAt: chats.lastMessageAt,
    })
    .from(chats)
    .leftJoin(accounts, eq(accounts.id, other))
    .leftJoin(chatReads, isReadBy(accountId))
    .where(and(isOf(accountId), isNotNull(chats.lastMessageAt), gt(chats.lastPosition, 0), behind))
    .orderBy(desc(chats.lastMessageAt), desc(chats.id))
    .limit(limit);
  return rows.map(({ otherId, person, ...chat }) => ({ ...chat, person: person ?? deletedPerson(otherId) }));
}

/** A direct chat is deleted with the last of its two people, an empty one with the first. */
export async function forgetDirectChats(db: Query): Promise<void> {
  const isGone = (id: AnyPgColumn) =>
    and(isNotNull(id), notExists(db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id))));
  const [low, high] = [isGone(chats.lowAccountId), isGone(chats.highAccountId)];
  await db.delete(chats).where(or(and(low, high), and(eq(chats.lastPosition, 0), or(low, high))));
}

export async function countUnreadDirect(query: Query, accountId: AccountId): Promise<number> {
  const rows = await query
    .select({ unread: unreadOf(accountId) })
    .from(chats)
    .leftJoin(chatReads, isReadBy(accountId))
    .where(isOf(accountId));
  return rows.reduce((sum, { unread }) => sum + unread, 0);
}

export async function countUnreadOfTeams(
  query: Query,
  accountId: AccountId,
  teamIds: readonly TeamId[],
): Promise<{ teamId: TeamId; unread: number; mentions: number }[]> {
  const rows = await query
    .select({ teamId: chats.teamId, unread: unreadOf(accountId), mentions: mentionsUnreadOf(accountId) })
    .from(chats)
    .leftJoin(chatReads, isReadBy(accountId))
    .where(inArray(chats.teamId, [...teamIds]));
  const found = new Map(rows.map((row) => [row.teamId, row]));
  return teamIds.map((teamId) => {
    const { unread = 0, mentions = 0 } = found.get(teamId) ?? {};
    return { teamId, unread, mentions };
  });
}

/** People in these teams or spaces, by any part of their names. */
export async function findPeople(
  query: Query,
  asked: { accountId: AccountId; teamIds: readonly TeamId[]; near: readonly AccountId[]; find: string },
): Promise<ChatAuthor[]> {
  const inTeams = accountIdsOfTeams(query, asked.teamIds).map((ids) => inArray(accounts.id, ids));
  const literal = asked.find.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  return query
    .select(author)
    .from(accounts)
    .where(
      and(
        ne(accounts.id, asked.accountId),
        ne(accounts.name, ""),
        or(inArray(accounts.id, [...asked.near]), ...inTeams),
        ilike(accounts.name, `%${literal}%`),
      ),
    )
    .orderBy(accounts.name, accounts.id)
    .limit(peopleFound);
}

const isOf = (accountId: AccountId): SQL | undefined =>
  or(eq(chats.lowAccountId, accountId), eq(chats.highAccountId, accountId));
const isReadBy = (accountId: AccountId): SQL | undefined =>
  and(eq(chatReads.chatId, chats.id), eq(chatReads.accountId, accountId));

/** Unread messages by others, counted up to a limit. */
const unreadOf = (accountId: AccountId, alike = sql`true`): SQL<number> => sql<number>`(
  select count(*)::int from (
    select 1 from chat_messages unread
    where unread.chat_id = ${chats.id}
      and unread.position > coalesce(${chatReads.position}, 0)
      and unread.deleted_at is null
      and unread.author_id is distinct from ${accountId}
      and ${alike}
    limit ${sql.raw(String(mostUnread))}
  ) few
)`;

/** Unread messages that mention this person or everybody. */
const mentionsUnreadOf = (accountId: AccountId): SQL<number> =>
  unreadOf(
    accountId,
    sql`(strpos(unread.content, '<@everyone>') > 0 or exists (
      select 1 from chat_mentions named where named.message_id = unread.id and named.person_id = ${accountId}))`,
  );
