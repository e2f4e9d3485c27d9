import { must } from "@atrium/contract";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import { teams } from "../../team/index.ts";
import { chatMessages, chats } from "../store/tables.ts";
import { deleteOldest } from "./expiringStore.ts";
import { forgetOldMessages } from "./forgetOldMessages.ts";
import { fail, keepingStage } from "./testing/keepingStage.ts";
import type { Crew } from "./testing/keepingStage.ts";

const { database, db, desk, arrange, aCrew, inTeam, later, keepOthers, round } = await keepingStage();
afterAll(() => database.close());

beforeEach(keepOthers);

const write = (crew: Crew, content: string) => inTeam(crew, crew.admin, content);

/** 1200 messages in the team's chat. */
async function writeMuch(crew: Crew): Promise<string> {
  await write(crew, "First");
  const [chat] = await db.select().from(chats).where(eq(chats.teamId, crew.teamId));
  const { id: chatId } = must(chat, "written in");
  await db.execute(sql`
    insert into chat_messages (id, chat_id, position, revision, client_id, author_id, content, created_at)
    select 'm' || n || ${chatId}, ${chatId}, n, n, 'c' || n, ${crew.admin.accountId}, 'Word', to_timestamp(${desk.clock.nowMs() / 1000}::float8)
    from generate_series(2, 1200) n`);
  await db.update(chats).set({ lastPosition: 1200, revision: 1200 }).where(eq(chats.id, chatId));
  return chatId;
}

test("a round that was interrupted is finished by the next, in batches", async () => {
  const crew = await aCrew();
  const chatId = await writeMuch(crew);
  later(91);
  await write(crew, "Last");
  const left = () => db.$count(chatMessages, eq(chatMessages.chatId, chatId));
  const lost = db.transaction(async (tx) => {
    await deleteOldest(tx, chatId, desk.clock.nowMs());
    throw new Error("the program ended");
  });
  await expect(lost).rejects.toThrow("the program ended");
  expect(await left()).toBe(1201);
  expect(await db.transaction((tx) => deleteOldest(tx, chatId, desk.clock.nowMs()))).toMatchObject({
    count: 500,
    upTo: 500,
  });
  expect((await round()).map(({ change }) => change)).toEqual([
    { kind: "cleared", position: 1000 },
    { kind: "cleared", position: 1200 },
  ]);
  const { messages } = await desk.done(crew.admin, "getTeamChatPage", { teamId: crew.teamId });
  expect(messages.map(({ content }) => content)).toEqual(["Last"]);
});

test("who keeps more meanwhile loses nothing else: each batch asks anew how long its chat is kept", async () => {
  const crew = await aCrew();
  const chatId = await writeMuch(crew);
  later(91);
  const batch = () => db.transaction((tx) => deleteOldest(tx, chatId, desk.clock.nowMs()));
  const left = () => db.$count(chatMessages, eq(chatMessages.chatId, chatId));
  expect(await batch()).toMatchObject({ count: 500 });
  await arrange.team(crew.teamId, { plan: "lite" });
  expect(await batch()).toBeNull();
  await arrange.team(crew.teamId, { plan: "free" });
  await desk.done(crew.admin, "deleteTeam", { teamId: crew.teamId });
  expect(await batch()).toBeNull();
  expect(await left()).toBe(700);
});

test("one round reaches every team, however many there are", async () => {
  const crew = await aCrew();
  await write(crew, "Old");
  await db.execute(sql`
    insert into teams (id, name, color, plan, free_since, created_at)
    select 'many' || n, 'Many', '#112233', 'free', to_timestamp(0), to_timestamp(0) from generate_series(1, 260) n`);
  await db.execute(sql`
    insert into chats (id, kind, team_id, last_position, revision)
    select 'of many' || n, 'team', 'many' || n, 1, 1 from generate_series(1, 260) n`);
  await db.execute(sql`
    insert into chat_messages (id, chat_id, position, revision, client_id, content, created_at)
    select 'word of many' || n, 'of many' || n, 1, 1, 'c', 'Word', to_timestamp(${desk.clock.nowMs() / 1000}::float8)
    from generate_series(1, 260) n`);
  later(91);
  expect(await round()).toHaveLength(261);
  expect(await round()).toEqual([]);
});

test("a chat that cannot be deleted from keeps no other one back", async () => {
  const crews = [await aCrew(), await aCrew(), await aCrew()];
  for (const crew of crews) await write(crew, "Old");
  const [first] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(
      inArray(
        chats.teamId,
        crews.map(({ teamId }) => teamId),
      ),
    )
    .orderBy(asc(chats.id))
    .limit(1);
  const { id: stuck } = must(first, "three chats");
  await db.update(chatMessages).set({ content: "Stuck" }).where(eq(chatMessages.chatId, stuck));
  await db.execute(sql`
    create function stay() returns trigger language plpgsql as $$ begin raise exception 'it stays'; end $$`);
  await db.execute(sql`
    create trigger stay before delete on chat_messages for each row when (old.content = 'Stuck') execute function stay()`);
  later(91);
  const faults: unknown[] = [];
  expect(await round({ onFault: (error) => faults.push(error) })).toHaveLength(2);
  expect(faults).toHaveLength(1);
  await db.execute(sql`drop trigger stay on chat_messages`);
  expect(await round()).toHaveLength(1);
});

test("a team of which nobody knows since when it is on the free plan has just come to it", async () => {
  const crew = await aCrew();
  // As a program leaves it that is older than the column.
  await db.update(teams).set({ freeSince: null }).where(eq(teams.id, crew.teamId));
  await write(crew, "Old");
  later(200);
  expect(await round()).toEqual([]);
  later(29);
  expect(await round()).toEqual([]);
  later(1);
  expect(await round()).toHaveLength(1);
});

test("nothing is deleted once the program stops", async () => {
  const crew = await aCrew();
  await write(crew, "Old");
  later(91);
  await forgetOldMessages({ db, bus: createLocalBus(), onFault: fail, goesOn: () => false }, desk.clock.nowMs());
  expect(await round()).toHaveLength(1);
});
