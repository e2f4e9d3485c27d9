// Which messages are too old: decided for whole chats in the database, by the terms of their teams.
import { constants } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { and, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { spaces } from "../../space/index.ts";
import { atMs, chatDaysInSql } from "../../team/index.ts";
import { lockPlaced } from "../store/lockPlaced.ts";
import { chatMessages, chats } from "../store/tables.ts";

/** A chat with messages that are too old. */
export interface ExpiringChat {
  chatId: string;
  days: number;
}

/** How many chats are found at once; the next round finds others. */
const AT_ONCE = 200;
/** How many messages one transaction deletes. */
const BATCH = 500;
const SHORTEST = Math.min(...constants.keeping.chatDays);

/** When the chat's first message was written: an index leads to it. */
const first = sql`lateral (
  select m.created_at as at from chat_messages m where m.chat_id = chats.id order by m.position limit 1) first`;
const isOlderThan = (days: SQL, nowMs: number): SQL => sql`first.at < ${atMs(nowMs)} - ${days} * interval '24 hours'`;

/** How many days each chat of a team, a space or a room is kept, of rows of chats and teams. */
const placed = sql`chats
  left join rooms on rooms.id = chats.room_id
  left join spaces on spaces.id = coalesce(chats.space_id, rooms.space_id)
  join teams on teams.id = coalesce(chats.team_id, spaces.team_id)`;

const tiesOf = (accountId: SQL): SQL => sql`(
  select tm.team_id from team_members tm where tm.account_id = ${accountId}
  union select s.team_id from space_members sm join spaces s on s.id = sm.space_id and s.deleted_at is null
  where sm.account_id = ${accountId})`;

/** The longest term of the teams that the two people of a direct chat share; null: for good, or they share none. */
const sharedDays = (nowMs: number): SQL => sql`lateral (
  select case when bool_or(each.days is null) then null else max(each.days) end as days from (
    select ${chatDaysInSql(nowMs)} as days from teams
    where teams.deleted_at is null
      and teams.id in ${tiesOf(sql`chats.low_account_id`)} and teams.id in ${tiesOf(sql`chats.high_account_id`)}
  ) each) shared`;

/** Chats whose first messages are too old. Teams that are deleted wait: they may be restored. */
export async function findExpiring(query: Query, nowMs: number): Promise<ExpiringChat[]> {
  const days = chatDaysInSql(nowMs);
  const ofTeams = await query.execute<{ chatId: string; days: number }>(sql`
    select chats.id as "chatId", ${days} as days from ${placed} cross join ${first}
    where teams.deleted_at is null and ${days} is not null and ${isOlderThan(days, nowMs)}
    order by chats.id limit ${AT_ONCE}`);
  const ofTwo = await query.execute<{ chatId: string; days: number }>(sql`
    select chats.id as "chatId", shared.days as days from chats cross join ${first} cross join ${sharedDays(nowMs)}
    where chats.kind = 'direct' and ${isOlderThan(sql`${SHORTEST}::int`, nowMs)} and ${isOlderThan(sql`shared.days`, nowMs)}
    order by chats.id limit ${AT_ONCE}`);
  return [...ofTeams.rows, ...ofTwo.rows];
}

/** The longest term of the teams that two people share, by the same measure; null: for good. */
export async function sharedDaysOf(query: Query, chatId: string, nowMs: number): Promise<number | null> {
  const { rows } = await query.execute<{ days: number | null }>(
    sql`select shared.days as days from chats cross join ${sharedDays(nowMs)} where chats.id = ${chatId}`,
  );
  return rows[0]?.days ?? null;
}

/** The team whose chat it is; null if it is nobody's but the two people's. */
export async function teamOfChat(query: Query, chatId: string): Promise<TeamId | null> {
  const { rows } = await query.execute<{ teamId: TeamId }>(
    sql`select teams.id as "teamId" from ${placed} where chats.id = ${chatId}`,
  );
  return rows[0]?.teamId ?? null;
}

/**
 * Deletes the first messages of a chat that were written before a moment, at most a batch; what belongs to them goes with
 * them. Null if there are none.
 */
export async function deleteOldest(tx: Transaction, chatId: string, at: { before: Date; nowMs: number }) {
  const [locked] = await lockPlaced(tx, eq(chats.id, chatId));
  if (locked === undefined) return null;
  const oldest = await tx
    .select({ position: chatMessages.position, createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(chatMessages.position)
    .limit(BATCH);
  // Clocks of nodes differ a little: nothing behind a younger message goes before it.
  const young = oldest.findIndex(({ createdAt }) => createdAt >= at.before);
  const gone = young === -1 ? oldest : oldest.slice(0, young);
  const upTo = gone.at(-1)?.position;
  if (upTo === undefined) return null;
  await tx.delete(chatMessages).where(and(eq(chatMessages.chatId, chatId), lte(chatMessages.position, upTo)));
  const isEmpty = sql`not exists (select 1 from chat_messages m where m.chat_id = ${chats.id})`;
  const revision = locked.revision + 1;
  await tx
    .update(chats)
    .set({
      revision,
      lastBulkDeletedPosition: sql`greatest(${chats.lastBulkDeletedPosition}, ${upTo}::int)`,
      lastMessageAt: sql`case when ${isEmpty} then null else ${chats.lastMessageAt} end`,
      expiredAt: new Date(at.nowMs),
    })
    .where(eq(chats.id, chatId));
  return { place: locked.place, revision, upTo, count: gone.length };
}

/** How many messages of a team's chats were written before a moment, up to a limit. */
export async function countOldMessages(
  query: Query,
  { teamId, before }: { teamId: TeamId; before: Date },
): Promise<number> {
  const inTeam = query.select({ id: spaces.id }).from(spaces).where(eq(spaces.teamId, teamId));
  const inSpaces = query.select({ id: rooms.id }).from(rooms).where(inArray(rooms.spaceId, inTeam));
  const ofTeam = query
    .select({ id: chats.id })
    .from(chats)
    .where(or(eq(chats.teamId, teamId), inArray(chats.spaceId, inTeam), inArray(chats.roomId, inSpaces)));
  const few = query
    .select({ one: sql`1`.as("one") })
    .from(chatMessages)
    .where(and(inArray(chatMessages.chatId, ofTeam), lt(chatMessages.createdAt, before)))
    .limit(constants.keeping.mostCounted)
    .as("few");
  return query.$count(few);
}
