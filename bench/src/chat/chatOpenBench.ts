// How long the server takes to open a very long chat: its newest page, one from the middle and the oldest, asked as a
// page asks: guard, queries and reply, without a network. Every tenth message has reactions, every seventh is a reply.
import { must } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { sql } from "drizzle-orm";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";
import { writeMessages } from "./fillChats.ts";

const MESSAGES = 100_000;
const ROUNDS = 200;
const WARM_UP = 20;
const MOST_MS = 150;

/** A team's chat of a hundred thousand messages. */
export async function chatOpenBench(): Promise<BenchResult> {
  const atrium = await startTestAtrium();
  const desk = createCallDesk(atrium.db);
  const me = await desk.account();
  const { id: teamId } = await desk.done(me, "createTeam", { name: "Large" });
  const accountId = must(me.accountId, "in a session");
  await atrium.db.execute(sql`insert into chats (id, kind, team_id, last_position, revision, last_message_at)
    values ('bench-0', 'team', ${teamId}, ${MESSAGES}::int, ${MESSAGES}::int, now())`);
  await writeMessages(atrium.db, { chat: 0, size: MESSAGES, accountId, isOwn: true });
  await atrium.db.execute(sql`insert into chat_reactions (message_id, account_id, content, created_at)
    select id, ${accountId}, emoji, now() from chat_messages, unnest(array['👍', '🎉', '😀']) emoji where position % 10 = 0`);
  await atrium.db.execute(
    sql`update chat_messages m set reply_to_id = b.id from chat_messages b where m.position % 7 = 0 and b.position = m.position - 5`,
  );
  await atrium.db.execute(sql`vacuum analyze chat_messages, chat_reactions`);
  const pages = [];
  for (const [page, before] of [
    ["the newest", undefined],
    ["from the middle", MESSAGES / 2],
    ["the oldest", 51],
  ] as const) {
    const took: number[] = [];
    let size = 0;
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const beganMs = performance.now();
      const { messages } = await desk.done(me, "getTeamChatPage", { teamId, ...(before !== undefined && { before }) });
      if (round >= WARM_UP) took.push(performance.now() - beganMs);
      size = messages.length;
    }
    pages.push({ page, size, p50: share(took, 0.5), p95: share(took, 0.95) });
  }
  await atrium.stop();
  return {
    title: "Opening a chat of a hundred thousand messages",
    says: `${ROUNDS} pages each, one after the other, without a network.`,
    columns: ["page", "messages", "p50, ms", "p95, ms"],
    rows: pages.map(({ page, size, p50, p95 }) => [page, String(size), p50.toFixed(1), p95.toFixed(1)]),
    verdicts: [{ says: `every page within ${MOST_MS} ms (p95)`, holds: pages.every(({ p95 }) => p95 < MOST_MS) }],
  };
}
