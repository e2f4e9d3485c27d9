// Which messages are too old: decided for whole chats in the database, by the terms of their teams. What two people
// write to each other is nobody's but theirs: no team's term concerns it.
import { constants } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { spaces } from "../../space/index.ts";
import { atMs, chatDaysInSql, teams, teamStands } from "../../team/index.ts";
import { lockPlaced } from "../store/lockPlaced.ts";
import { chatMessages, chats } from "../store/tables.ts";

/** How many teams are looked through at once: no search takes long, however many there are. */
const TEAMS_AT_ONCE = 100;
/** How many messages one transaction deletes. */
export const BATCH = 500;

/** The next teams behind one that keep messages for some days only. Those that are deleted wait: they may be restored. */
export async function teamsWithTerm(query: Query, nowMs: number, behind: TeamId | null): Promise<TeamId[]> {
  const isBehind = behind === null ? undefined : gt(teams.id, behind);
  const rows = await query
    .select({ id: teams.id })
    .from(teams)
    .where(and(teamStands, isBehind, sql`${chatDaysInSql(nowMs)} is not null`))
    .orderBy(asc(teams.id))
    .limit(TEAMS_AT_ONCE);
  return rows.map(({ id }) => id);
}

/** The chats of teams, of their spaces that stand and of those rooms; each way is led by an index. */
const chatsOf = (which: SQL, days: SQL): SQL => sql`
  select chats.id, ${days} as days from teams join chats on chats.team_id = teams.id where ${which}
  union all
  select chats.id, ${days} as days from teams
    join spaces on spaces.team_id = teams.id and spaces.deleted_at is null
    join chats on chats.space_id = spaces.id where ${which}
  union all
  select chats.id, ${days} as days from teams
    join spaces on spaces.team_id = teams.id and spaces.deleted_at is null
    join rooms on rooms.space_id = spaces.id
    join chats on chats.room_id = rooms.id where ${which}`;

/** The chats of some teams whose first message is too old: an index leads to it. */
export async function findExpiring(query: Query, teamIds: readonly TeamId[], nowMs: number): Promise<string[]> {
  const { rows } = await query.execute<{ id: string }>(sql`
    select kept.id from (${chatsOf(inArray(teams.id, [...teamIds]), chatDaysInSql(nowMs))}) kept
    cross join lateral (
      select m.created_at as at from chat_messages m where m.chat_id = kept.id order by m.position limit 1) first
    where first.at < ${atMs(nowMs)} - kept.days * interval '24 hours' order by kept.id`);
  return rows.map(({ id }) => id);
}

/** The team whose chat it is, and how many days it is kept now; null if it is nobody's but two people's. */
export async function termOf(query: Query, chatId: string, nowMs: number) {
  const [row] = await query
    .select({
      teamId: teams.id,
      days: chatDaysInSql(nowMs),
      waits: sql<boolean>`num_nonnulls(${teams.deletedAt}, ${spaces.deletedAt}) > 0`,
    })
    .from(chats)
    .leftJoin(rooms, eq(rooms.id, chats.roomId))
    .leftJoin(spaces, sql`${spaces.id} = coalesce(${chats.spaceId}, ${rooms.spaceId})`)
    .innerJoin(teams, sql`${teams.id} = coalesce(${chats.teamId}, ${spaces.teamId})`)
    .where(eq(chats.id, chatId));
  if (row === undefined) return null;
  // Where the team or the space may be restored, everything waits.
  return { teamId: row.teamId, days: row.waits ? null : row.days };
}

/**
 * Deletes the first messages of a chat that are too old, at most a batch; what belongs to them goes with them. Its term
 * is asked anew, as it may be longer by now. Null if there are none.
 */
export async function deleteOldest(tx: Transaction, chatId: string, nowMs: number) {
  const [locked] = await lockPlaced(tx, eq(chats.id, chatId));
  const days = (await termOf(tx, chatId, nowMs))?.days ?? null;
  if (locked === undefined || days === null) return null;
  const oldest = await tx
    .select({
      position: chatMessages.position,
      isOld: sql<boolean>`${chatMessages.createdAt} < ${atMs(nowMs)} - ${days}::int * interval '24 hours'`,
    })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(chatMessages.position)
    .limit(BATCH);
  // Clocks of nodes differ a little: nothing behind a younger message goes before it.
  const young = oldest.findIndex(({ isOld }) => !isOld);
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
      expiredAt: new Date(nowMs),
    })
    .where(eq(chats.id, chatId));
  return { place: locked.place, revision, upTo, count: gone.length };
}

/** How many messages of a team's chats were written before a moment, up to a limit. */
export async function countOldMessages(
  query: Query,
  { teamId, before }: { teamId: TeamId; before: Date },
): Promise<number> {
  const { rows } = await query.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from (${chatsOf(eq(teams.id, teamId), sql`0`)}) kept
      join chat_messages m on m.chat_id = kept.id and m.created_at < ${atMs(before.getTime())}
      limit ${constants.keeping.mostCounted}) few`);
  return rows[0]?.count ?? 0;
}
