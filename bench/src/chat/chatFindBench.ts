// How long it takes to find messages among a million, asked as a page asks: guard, queries and reply, without a
// network. The person's own chats contain a fifth of them; the rest is other people's.
import { must } from "@atrium/contract";
import type { AccountId, InputOf, Operations, TeamId } from "@atrium/contract";
import { createCallDesk, type CallDesk } from "@atrium/testkit/callDesk";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { BenchResult } from "../result.ts";
import { fillChats, MESSAGES, OWN_DIRECT, OWN_TEAM } from "./fillChats.ts";

const ROUNDS = 40;
const WARM_UP = 5;
const MOST_MS = 200;

type Caller = Awaited<ReturnType<CallDesk["account"]>>;
type Asked = InputOf<Operations["findMessages"]>;

/** A chat of a hundred thousand messages, a hundred small ones of the same person, and eight of others. */
export async function chatFindBench(): Promise<BenchResult> {
  const atrium = await startTestAtrium();
  const desk = createCallDesk(atrium.db);
  const me = await desk.account();
  const { id: teamId } = await desk.done(me, "createTeam", { name: "Large" });
  const authorId = must(me.accountId, "in a session");
  await fillChats(atrium.db, authorId, teamId);
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
