import { hasSeen, must, newId, TRANSIENT_CODES } from "@atrium/contract";
import type { AccountId, ChatClientId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { listenAs } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chatChanged } from "../chat/index.ts";

// Two programs on one database: people connected to one get the other's news just as fast.
const database = await createTestDatabase();
const arrange = createArrange(database.db);
let here: TestAtrium;
let there: TestAtrium;
beforeAll(async () => {
  here = await startTestAtrium({ databaseUrl: database.url });
  there = await startTestAtrium({ databaseUrl: database.url });
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await database.close();
});

/** The same session on the other program. */
const atOther = ({ web }: TestGuest) => web.at(there.url);
async function aPair(): Promise<{
  owner: TestGuest;
  colleague: TestGuest;
  teamId: TeamId;
  ids: { owner: AccountId; colleague: AccountId };
}> {
  const owner = await createTestGuest(here.url, "Owner");
  const { teamId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const colleague = await createTestGuest(here.url, "Colleague");
  const idOf = async ({ web }: TestGuest) =>
    must((await web.done("getAccountProfile", {})).account, "in a session").accountId;
  const ids = { owner: await idOf(owner), colleague: await idOf(colleague) };
  const caller = { accountId: ids.colleague, sessionId: "s", isVerified: false, browserId: "b", address: "a" };
  await arrange.joinTeam(caller, teamId, "MEMBER");
  return { owner, colleague, teamId, ids };
}

test("team and direct messages, what is unread and who is writing are told to people at another program at once", async () => {
  const { owner, colleague, teamId, ids } = await aPair();
  const link = await listenAs(atOther(colleague));
  const said = { clientId: newId<ChatClientId>(), content: "To all of you" };
  await owner.web.done("postTeamChatMessage", { teamId, ...said });
  const inTeam = await link.untilNews((item) => item.kind === "chatMessage" && item.chat.kind === "team");
  expect(inTeam).toMatchObject({ chat: { teamId }, revision: 1, message: { content: "To all of you", position: 1 } });
  await owner.web.done("postDirectMessage", {
    accountId: ids.colleague,
    clientId: newId<ChatClientId>(),
    content: "Only you",
  });
  const direct = await link.untilNews((item) => item.kind === "chatMessage" && item.chat.kind === "direct");
  expect(direct).toMatchObject({ chat: { accountId: ids.owner }, message: { content: "Only you" } });
  await owner.web.done("typeDirectMessage", { accountId: ids.colleague });
  expect(await link.untilNews((item) => item.kind === "chatTyping")).toMatchObject({
    typing: { accountId: ids.owner },
  });
  // What is read on a page here becomes read on the account's page there.
  await colleague.web.done("markDirectMessageChatRead", { accountId: ids.owner, position: 1 });
  expect(await link.untilNews((item) => item.kind === "chatRead")).toMatchObject({ position: 1 });
  link.close();
});

test("what is too old goes at once from chats of a space whose people are at another program than the one that deletes it", async () => {
  const owner = await createTestGuest(here.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const inside = await owner.enter(spaceId);
  const { room } = await inside.join();
  const change = { kind: "cleared", position: 3 } as const;
  there.bus.publish(chatChanged, { place: { kind: "space", spaceId }, revision: 7, change });
  there.bus.publish(chatChanged, { place: { kind: "room", spaceId, roomId: room.id }, revision: 8, change });
  const news = () => inside.heard.flatMap((each) => (each.type === "news" ? each.news : []));
  const chat = { kind: "space", spaceId };
  await expect.poll(news).toContainEqual({ kind: "chatCleared", chat, revision: 7, position: 3 });
  const events = () => inside.heard.flatMap((each) => (each.type === "events" ? each.events : []));
  await expect.poll(events).toContainEqual({ kind: "chatCleared", revision: 8, position: 3 });
  inside.close();
});

test("each is told once, and in the order in which it was written", async () => {
  const { owner, colleague, teamId } = await aPair();
  const [near, far] = [await listenAs(colleague.web), await listenAs(atOther(colleague))];
  const wait = (link: typeof near) =>
    link.untilNews((item) => item.kind === "chatMessage" && item.message.content === "Word 10");
  for (let each = 1; each <= 10; each += 1)
    await owner.web.done("postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content: `Word ${each}` });
  await Promise.all([wait(near), wait(far)]);
  const rising = Array.from({ length: 10 }, (_, at) => at + 1);
  for (const link of [near, far])
    expect(link.heard.flatMap((item) => (item.kind === "chatMessage" ? [item.message.position] : []))).toEqual(rising);
  for (const link of [near, far]) link.close();
});

test("what a call changes of a team is told to its people at another program", async () => {
  const { owner, colleague, teamId } = await aPair();
  const link = await listenAs(atOther(colleague));
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await expect(link.untilTold("getTeam", { teamId })).resolves.toBeUndefined();
  link.close();
});

test("a connection on which news come is made anew when it breaks", async () => {
  const { owner, colleague, teamId } = await aPair();
  const lost = await listenAs(atOther(colleague));
  // One that broke by itself on a busy machine is already being replaced.
  await expect.poll(listeners, { timeout: 20_000 }).toHaveLength(2);
  const before = await listeners();
  for (const pid of before) await database.db.execute(sql`select pg_terminate_backend(${pid})`);
  // A terminated connection may still listen for a moment: only new ones count.
  const madeAnew = async () => (await listeners()).filter((pid) => !before.includes(pid)).length;
  await expect.poll(madeAnew, { timeout: 20_000 }).toBe(2);
  // What it was not told meanwhile its page reads when it comes back.
  expect(await lost.closed).toEqual({ code: TRANSIENT_CODES.restart });
  const link = await listenAs(atOther(colleague));
  await owner.web.done("postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content: "Still here?" });
  await link.untilNews((item) => item.kind === "chatMessage" && item.message.content === "Still here?");
  link.close();
});

test("what was read before news were missed is not true once a link opens, whatever was changed meanwhile", async () => {
  const { colleague, teamId, ids } = await aPair();
  const other = atOther(colleague);
  /** Reads the team there; returns the mark of the reply. */
  const read = async () => {
    const headers = {
      "content-type": "application/json",
      "x-request-id": newId(),
      origin: new URL(other.url).origin,
      cookie: other.cookies(),
    };
    const reply = await fetch(`${other.url}/api/getTeam`, { method: "PUT", headers, body: JSON.stringify({ teamId }) });
    expect(await reply.json()).toHaveProperty("success");
    return reply.headers.get("x-mark");
  };
  const isTrueStill = async (mark: string | null) => {
    const link = await listenAs(other);
    link.close();
    return hasSeen(mark, link.changedAt);
  };
  let mark: string | null = null;
  await expect.poll(async () => isTrueStill((mark = await read())), { timeout: 20_000 }).toBe(true);
  await expect.poll(listeners, { timeout: 20_000 }).toHaveLength(2);
  const before = await listeners();
  // Changed where nobody tells of it, as while nobody hears.
  await arrange.account(ids.colleague, { name: "Somebody else" });
  for (const pid of before) await database.db.execute(sql`select pg_terminate_backend(${pid})`);
  await expect.poll(() => isTrueStill(mark), { timeout: 20_000 }).toBe(false);
  // What is read once they are heard again is.
  await expect.poll(async () => isTrueStill(await read()), { timeout: 20_000 }).toBe(true);
});

/** The database processes that listen for one of the two programs. */
async function listeners(): Promise<readonly number[]> {
  const found = await database.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where application_name = 'atrium news' and datname = current_database() and query ilike 'listen%'`,
  );
  return found.rows.map(({ pid }) => pid);
}
