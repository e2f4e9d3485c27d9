import { must, newId } from "@atrium/contract";
import type { ChatClientId, RecordingId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readsChanged } from "../live/index.ts";
import { createLocalBus } from "../platform/bus.ts";
import { aloneOn } from "../platform/database/alone.ts";
import type { Alone } from "../platform/database/alone.ts";
import { insertRecording, recordings } from "../recording/index.ts";
import { keepTerms } from "./keepTerms.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const DAY_MS = 24 * 3_600_000;

async function aTeam() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const roomId = must((await desk.done(admin, "listRooms", { spaceId })).rooms[0], "a room").id;
  await db.execute(sql`update teams set plan = 'free', free_since = to_timestamp(0) where id = ${teamId}`);
  const write = (content: string) =>
    desk.done(admin, "postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content });
  const words = async () =>
    (await desk.done(admin, "getTeamChatPage", { teamId })).messages.map((each) => each.content);
  return { admin, teamId, spaceId, roomId, write, words };
}
/** A node whose clock is this many days ahead of the database's. */
function aNode(daysAhead: number, alone: Alone = aloneOn(database.url)) {
  const [clock, bus, told] = [createFakeClock(Date.now() + daysAhead * DAY_MS), createLocalBus(), [] as unknown[]];
  const faults: unknown[] = [];
  bus.subscribe(readsChanged, (change) => void told.push(change));
  const stop = keepTerms({
    db,
    bus,
    clock,
    log: { warn: (...said: unknown[]) => void faults.push(said) },
    files: { remove: async () => undefined },
    mailer: { send: async () => () => undefined },
    siteUrl: () => "",
    alone,
  });
  return { told, faults, stop, round: () => clock.advance(10 * 60_000) };
}
/** What its first round does; its end is waited for. */
async function firstRound(daysAhead: number, isOver: () => Promise<boolean>) {
  const { told, faults, stop, round } = aNode(daysAhead);
  round();
  await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
  expect(faults).toEqual([]);
  stop();
  return told;
}

test("a node whose clock is far ahead deletes nothing that is not old by the database's", async () => {
  const { teamId, write, words } = await aTeam();
  for (const content of ["Old", "Young"]) await write(content);
  const writtenDaysAgo = (content: string, days: number) =>
    db.execute(sql`
      update chat_messages set created_at = now() - ${days} * interval '1 day'
      where content = ${content} and chat_id = (select id from chats where team_id = ${teamId})`);
  await writtenDaysAgo("Old", 91);
  await writtenDaysAgo("Young", 1);
  await firstRound(400, async () => !(await words()).includes("Old"));
  expect(await words()).toEqual(["Young"]);
});

test("pages that list a space's recordings hear that one has gone", async () => {
  const { teamId, spaceId, roomId } = await aTeam();
  const startedAt = new Date(Date.now() - 400 * DAY_MS);
  const id = newId<RecordingId>();
  const times = { startedAt, seenAt: startedAt, finishedAt: startedAt };
  await insertRecording(db, { id, teamId, spaceId, roomId, roomName: "Hall", state: "failed", key: id, ...times });
  const isGone = async () => (await db.$count(recordings, eq(recordings.id, id))) === 0;
  const told = await firstRound(0, isGone);
  await expect
    .poll(() => told)
    .toEqual([{ spaceId, teamId, accountId: null, touched: [{ operation: "listStageRecordings" }] }]);
});

test("one node makes a round at a time, and another one the next if it dies", async () => {
  const { teamId, write, words } = await aTeam();
  await write("Old");
  await db.execute(sql`
    update chat_messages set created_at = now() - interval '91 days'
    where chat_id = (select id from chats where team_id = ${teamId})`);
  const done: boolean[] = [];
  let isBegun = false;
  // It begins its round, and is stuck in it.
  const stuck = aNode(0, (what) => aloneOn(database.url)(what, () => ((isBegun = true), new Promise(() => undefined))));
  const other = aNode(0, async (what, work) => {
    const isDone = await aloneOn(database.url)(what, work);
    done.push(isDone);
    return isDone;
  });
  stuck.round();
  await expect.poll(() => isBegun).toBe(true);
  other.round();
  await expect.poll(() => done).toEqual([false]);
  expect(await words()).toEqual(["Old"]);
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'atrium alone' and datname = current_database()`);
  await expect.poll(async () => (other.round(), await words())).toEqual([]);
  expect(other.faults).toEqual([]);
  for (const { stop } of [stuck, other]) stop();
});
