// How long it takes to find messages among a million, asked as a page asks: guard, queries and reply, without a network.
// A person's own chats hold a fifth of them; the rest is other people's.
import { must } from "@atrium/contract";
import type { AccountId, InputOf, Operations, TeamId } from "@atrium/contract";
import { createCallDesk, type CallDesk } from "@atrium/testkit/callDesk";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { sql } from "drizzle-orm";
import type { BenchResult } from "../result.ts";

const MESSAGES = 1_000_000;
const OWN_TEAM = 100_000;
const OWN_DIRECT = 100;
const OTHER_TEAMS = 8;
const ROUNDS = 40;
const WARM_UP = 5;
const MOST_MS = 200;

type Database = Awaited<ReturnType<typeof startTestAtrium>>["db"];
type Caller = Awaited<ReturnType<CallDesk["account"]>>;
type Asked = InputOf<Operations["findMessages"]>;

/** A chat of a hundred thousand, a hundred small ones of one's own, and eight of others. */
export async function chatFindBench(): Promise<BenchResult> {
  const atrium = await startTestAtrium();
  const desk = createCallDesk(atrium.db);
  const me = await desk.account();
  const { id: teamId } = await desk.done(me, "createTeam", { name: "Large" });
  const authorId = must(me.accountId, "in a session");
  await fill(atrium.db, authorId, teamId);
  const results = [];
  for (const [says, asked] of questions(authorId, teamId)) {
    const { messages } = await desk.done(me, "findMessages", asked);
    results.push({ says, found: messages.length, ...(await measure(desk, me, asked)) });
  }
  await atrium.stop();
  return {
    title: "Messages found among a million",
    says: `${MESSAGES} messages, a fifth of them in the chats of who asks: one of ${OWN_TEAM}, ${OWN_DIRECT} of 1000. ${ROUNDS} calls each, one after the other, without a network.`,
    columns: ["asked for", "on the first page", "p50, ms", "p95, ms"],
    rows: results.map(({ says, found, p50, p95 }) => [says, String(found), p50.toFixed(1), p95.toFixed(1)]),
    verdicts: [
      { says: `every question within ${MOST_MS} ms (p95)`, holds: results.every(({ p95 }) => p95 < MOST_MS) },
      { says: "what is there is found", holds: results.every(({ says, found }) => found > 0 || says === NOWHERE) },
    ],
  };
}

const NOWHERE = "a word that only others wrote";
function questions(authorId: AccountId, teamId: TeamId): [string, Asked][] {
  const chat = { kind: "team", teamId } as const;
  return [
    ["a word in every message", { words: "сообщение" }],
    ["one in ten messages", { words: "meeting" }],
    ["one in a thousand", { words: "зелёный7" }],
    ["one in ten thousand", { words: "rare77" }],
    ["two words, common and rare", { words: "сообщение rare77" }],
    [NOWHERE, { words: "elsewhere" }],
    ["a common word of one chat", { words: "meeting", chat }],
    ["a common word by a person", { words: "meeting", authorId }],
  ];
}

async function measure(desk: CallDesk, me: Caller, asked: Asked) {
  const took: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const began = performance.now();
    await desk.done(me, "findMessages", asked);
    if (round >= WARM_UP) took.push(performance.now() - began);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => must(sorted[Math.floor((sorted.length - 1) * share)], "it has been measured");
  return { p50: at(0.5), p95: at(0.95) };
}

/** Chats by number: 0 is the team's, then one's own, then those of others; written in turns over two years. */
async function fill(db: Database, accountId: AccountId, teamId: TeamId): Promise<void> {
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
  for (const [chat, size] of sizes.entries()) await write(db, { chat, size, accountId, isOwn: chat <= OWN_DIRECT });
  await db.execute(sql`vacuum analyze chat_messages`);
  await db.execute(sql`analyze chats`);
}

interface Written {
  chat: number;
  size: number;
  accountId: AccountId;
  isOwn: boolean;
}
async function write(db: Database, { chat, size, accountId, isOwn }: Written): Promise<void> {
  await db.execute(sql`insert into chat_messages (id, chat_id, position, revision, client_id, author_id, content, created_at)
    select left(md5(${chat}::int || '.' || n), 21), 'bench-' || ${chat}::int, n, n, left(md5(${chat}::int || '.' || n), 21), case when n % 3 = 0 then ${accountId} end,
      'Сообщение номер ' || n || ' о планах на неделю и погоде за окном, word' || n % 5000
        || case when n % 10 = 3 then ' before the meetings of everybody' else '' end
        || ' зелёный' || n % 1000 || ' rare' || n % 10000 || case when ${isOwn}::boolean then '' else ' elsewhere' end,
      now() - interval '2 years' * (1 - n::float / ${size}::int)
    from generate_series(1, ${size}::int) n`);
}
