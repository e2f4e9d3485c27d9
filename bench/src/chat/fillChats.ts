// Chats of the largest size: one of a hundred thousand messages, a hundred of a thousand each, and eight of others.
import type { AccountId, TeamId } from "@atrium/contract";
import type { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { sql } from "drizzle-orm";

export const MESSAGES = 1_000_000;
export const OWN_TEAM = 100_000;
export const OWN_DIRECT = 100;
const OTHER_TEAMS = 8;

type Database = Awaited<ReturnType<typeof startTestAtrium>>["db"];

/**
 * Chats by number: 0 is the team's, then the person's own, then those of others; their messages alternate over two
 * years.
 */
export async function fillChats(db: Database, accountId: AccountId, teamId: TeamId): Promise<void> {
  const rest = (MESSAGES - OWN_TEAM - OWN_DIRECT * 1000) / OTHER_TEAMS;
  await db.execute(sql`insert into accounts select (jsonb_populate_record(a, jsonb_build_object(
    'id', rpad('bench-account-' || n, 21, '_'), 'email', 'bench' || n || '@example.com', 'email_key', 'bench' || n || '@example.com', 'name', 'Person ' || n))).*
    from accounts a, generate_series(1, ${OWN_DIRECT}::int) n where a.id = ${accountId}`);
  await db.execute(sql`insert into teams select (jsonb_populate_record(t, jsonb_build_object('id', 'bench-team-' || n))).*
    from teams t, generate_series(1, ${OTHER_TEAMS}::int) n where t.id = ${teamId}`);
  await db.execute(sql`insert into chats (id, kind, team_id) values ('bench-0', 'team', ${teamId})`);
  await db.execute(sql`insert into chats (id, kind, low_account_id, high_account_id)
    select 'bench-' || n, 'direct', least(${accountId}, a.id), greatest(${accountId}, a.id)
    from generate_series(1, ${OWN_DIRECT}::int) n join accounts a on a.id = rpad('bench-account-' || n, 21, '_')`);
  await db.execute(sql`insert into chats (id, kind, team_id)
    select 'bench-' || ${OWN_DIRECT}::int + n, 'team', 'bench-team-' || n from generate_series(1, ${OTHER_TEAMS}::int) n`);
  const sizes = [OWN_TEAM, ...Array.from({ length: OWN_DIRECT }, () => 1000)];
  for (let at = 0; at < OTHER_TEAMS; at += 1) sizes.push(rest);
  for (const [chat, size] of sizes.entries())
    await writeMessages(db, { chat, size, accountId, isOwn: chat <= OWN_DIRECT });
  await db.execute(sql`vacuum analyze chat_messages`);
  await db.execute(
    sql`update chats set last_message_at = now(), last_position = (select max(position) from chat_messages where chat_id = chats.id) where id like 'bench-%'`,
  );
  await db.execute(sql`analyze chats`);
}

interface Written {
  chat: number;
  size: number;
  accountId: AccountId;
  isOwn: boolean;
}
export async function writeMessages(db: Database, { chat, size, accountId, isOwn }: Written): Promise<void> {
  await db.execute(sql`insert into chat_messages (id, chat_id, position, revision, client_id, author_id, content, created_at)
    select left(md5(${chat}::int || '.' || n), 21), 'bench-' || ${chat}::int, n, n, left(md5(${chat}::int || '.' || n), 21), case when n % 3 = 0 then ${accountId} end,
      'Сообщение номер ' || n || ' о планах на неделю и погоде за окном, word' || n % 5000
        || case when n % 10 = 3 then ' before the meetings of everybody' else '' end
        || ' зелёный' || n % 1000 || ' rare' || n % 10000 || case when ${isOwn}::boolean then '' else ' elsewhere' end,
      now() - interval '2 years' * (1 - n::float / ${size}::int)
    from generate_series(1, ${size}::int) n`);
}
