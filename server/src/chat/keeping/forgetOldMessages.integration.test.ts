import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId, ChatPage, RoomId, SpaceId, TeamId, UploadId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { fileUploads, removeOrphans } from "../../file/index.ts";
import { createLocalBus } from "../../platform/bus.ts";
import type { Caller } from "../../platform/calls/context.ts";
import { setTeamPlan, teams } from "../../team/index.ts";
import { chatChanged } from "../engine/topics.ts";
import type { ChatChange } from "../engine/topics.ts";
import { isAttached } from "../store/attachmentStore.ts";
import { chatMentions } from "../store/mentionStore.ts";
import { chatMessages, chatReactions, chats } from "../store/tables.ts";
import { deleteOldest } from "./expiringStore.ts";
import { forgetOldMessages } from "./forgetOldMessages.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const DAY_MS = 24 * 3_600_000;
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");
const said = (content: string) => ({ clientId: newId<ChatClientId>(), content });
const later = (days: number) => desk.clock.advance(days * DAY_MS);
const wordsOf = ({ messages }: Pick<ChatPage, "messages">) => messages.map(({ content }) => content);

// The other tests' teams keep their messages for good.
beforeEach(() => db.update(teams).set({ plan: "custom", chatKeptDays: null }));

interface Crew {
  admin: Caller;
  member: Caller;
  teamId: TeamId;
  spaceId: SpaceId;
  roomId: RoomId;
}
async function aCrew(plan: "free" | "custom" = "free"): Promise<Crew> {
  const [admin, member] = [await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  await arrange.joinTeam(member, teamId, "MEMBER");
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const roomId = must((await desk.done(admin, "listRooms", { spaceId })).rooms[0], "a room").id;
  await arrange.team(teamId, { plan });
  const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  const people = [admin, member].map((each) => ({
    ...look,
    accountId: idOf(each),
    roomId,
    pos: null,
    speaking: false,
  }));
  desk.inside.set(spaceId, people);
  return { admin, member, teamId, spaceId, roomId };
}
const inTeam = async ({ teamId }: Crew, by: Caller, content: string) =>
  (await desk.done(by, "postTeamChatMessage", { teamId, ...said(content) })).messageId;
async function everywhere(crew: Crew, content: string) {
  const { admin, spaceId, roomId } = crew;
  await inTeam(crew, admin, content);
  await desk.done(admin, "postSpaceChatMessage", { spaceId, ...said(content) });
  await desk.done(admin, "postRoomChatMessage", { roomId, ...said(content) });
}
const teamPage = ({ teamId }: Crew, by: Caller) => desk.done(by, "getTeamChatPage", { teamId });
const pagesOf = async (crew: Crew) => [
  await teamPage(crew, crew.admin),
  await desk.done(crew.admin, "getSpaceChatPage", { spaceId: crew.spaceId }),
  await desk.done(crew.admin, "getRoomChatPage", { roomId: crew.roomId }),
];
/** A round of the sweep, as this many nodes make it at once; returns what is announced. */
async function round(nodes = 1): Promise<ChatChange[]> {
  const told: ChatChange[] = [];
  const bus = createLocalBus();
  bus.subscribe(chatChanged, (change) => void told.push(change));
  await Promise.all(Array.from({ length: nodes }, () => forgetOldMessages({ db, bus }, desk.clock.nowMs())));
  return told;
}

test("on the free plan what is older than 90 days goes from a team's chats, and nothing younger and nobody else's", async () => {
  const [crew, paid] = [await aCrew(), await aCrew("custom")];
  for (const each of [crew, paid]) await everywhere(each, "Old");
  later(1);
  for (const each of [crew, paid]) await everywhere(each, "Young");
  later(89);
  expect(await round()).toEqual([]);
  desk.clock.advance(1);
  const told = await round(3);
  for (const page of await pagesOf(crew)) {
    expect(wordsOf(page)).toEqual(["Young"]);
    expect(page).toMatchObject({ hasOlder: false, lastPosition: 2, lastBulkDeletedMessagePosition: 1 });
  }
  for (const page of await pagesOf(paid)) expect(wordsOf(page)).toEqual(["Old", "Young"]);
  // Whoever looks at the chat sees it go: the revision is the page's.
  expect(told).toHaveLength(3);
  for (const { change } of told) expect(change).toEqual({ kind: "cleared", position: 1 });
  const revisions = (await pagesOf(crew)).map(({ revision }) => revision);
  expect(new Set(told.map(({ revision }) => revision))).toEqual(new Set(revisions));
  expect(await round()).toEqual([]);
});

test("a chat says how long it keeps messages once some went, with the way to other plans for whoever may choose one", async () => {
  const crew = await aCrew();
  await inTeam(crew, crew.admin, "Old");
  expect((await teamPage(crew, crew.admin)).kept).toBeUndefined();
  later(91);
  await round();
  expect((await teamPage(crew, crew.admin)).kept).toEqual({ days: 90, upgradeTeamId: crew.teamId });
  expect((await teamPage(crew, crew.member)).kept).toEqual({ days: 90, upgradeTeamId: null });
  await arrange.team(crew.teamId, { plan: "lite" });
  expect((await teamPage(crew, crew.admin)).kept).toBeUndefined();
});

test("what belongs to a message goes with it, and a reply to it stays without it", async () => {
  const crew = await aCrew();
  const { admin, member, teamId, roomId } = crew;
  await arrange.account(idOf(member), { name: "Mira" });
  const old = await inTeam(crew, admin, `<@${idOf(member)} Mira> look`);
  await desk.done(member, "addTeamChatReaction", { teamId, messageId: old, content: "👍" });
  const shown = await desk.done(admin, "postRoomChatMessage", { roomId, ...said("Shown") });
  await desk.done(admin, "highlightRoomChatMessage", { roomId, messageId: shown.messageId });
  later(60);
  await desk.done(member, "postTeamChatMessage", { teamId, ...said("So it is"), replyToId: old });
  later(31);
  await round();
  expect(await db.$count(chatReactions, eq(chatReactions.messageId, old))).toBe(0);
  expect(await db.$count(chatMentions, eq(chatMentions.messageId, old))).toBe(0);
  const page = await teamPage(crew, admin);
  expect(page.messages).toMatchObject([{ content: "So it is", replyTo: null }]);
  expect((await desk.done(admin, "getRoomChatHighlightsPage", { roomId })).messages).toEqual([]);
  expect((await desk.done(admin, "findMessages", { words: "look" })).messages).toEqual([]);
});

test("files go with their messages; those of younger ones, and what is shown elsewhere, stay", async () => {
  const crew = await aCrew();
  const keyOf = (id: UploadId) => `${id}${id}`.slice(0, 32);
  const sent = async (content: string) => {
    const id = newId<UploadId>();
    const file = {
      id,
      accountId: idOf(crew.admin),
      kind: "chat",
      name: "a.png",
      wantedBytes: 1,
      key: keyOf(id),
    } as const;
    const ready = { state: "ready", mimeType: "image/png", bytes: 1, createdAt: new Date(desk.clock.nowMs()) } as const;
    await db.insert(fileUploads).values({ ...file, ...ready });
    await desk.done(crew.admin, "postTeamChatMessage", { teamId: crew.teamId, ...said(content), uploadIds: [id] });
    return id;
  };
  const [old, elsewhere] = [await sent("Old"), await sent("Elsewhere too")];
  later(60);
  const young = await sent("Young");
  later(31);
  await round();
  const removed: string[] = [];
  const store = { remove: async (key: string) => void removed.push(key) } as Parameters<
    typeof removeOrphans
  >[0]["store"];
  const unless = [isAttached, sql`${fileUploads.id} = ${elsewhere}`];
  await removeOrphans({ db, store }, { nowMs: desk.clock.nowMs(), unless });
  expect(removed).toEqual([keyOf(old)]);
  const left = await db.$count(fileUploads, inArray(fileUploads.id, [old, elsewhere, young]));
  expect(left).toBe(2);
});

test("what is unread, and who is mentioned in it, is counted without what went", async () => {
  const crew = await aCrew();
  await arrange.account(idOf(crew.member), { name: "Mira" });
  const mention = `<@${idOf(crew.member)} Mira>`;
  for (const content of ["Old", `${mention} old`]) await inTeam(crew, crew.admin, content);
  later(60);
  for (const content of ["Young", `${mention} young`]) await inTeam(crew, crew.admin, content);
  const unread = async () => (await desk.done(crew.member, "getUnreadChats", {})).teams;
  expect(await unread()).toEqual([{ teamId: crew.teamId, unread: 4, mentions: 2 }]);
  later(31);
  await round();
  expect(await unread()).toEqual([{ teamId: crew.teamId, unread: 2, mentions: 1 }]);
  await desk.done(crew.member, "markTeamChatRead", { teamId: crew.teamId, position: 4 });
  await inTeam(crew, crew.admin, "New");
  expect(await unread()).toEqual([{ teamId: crew.teamId, unread: 1, mentions: 0 }]);
});

test("whoever comes to the free plan has thirty days before anything goes, and keeps all on a paid one", async () => {
  const crew = await aCrew("custom");
  const setPlan = (plan: "free" | "lite") =>
    db.transaction((tx) => setTeamPlan(tx, crew.teamId, { plan, boughtCapacity: null, nowMs: desk.clock.nowMs() }));
  await inTeam(crew, crew.admin, "Old");
  later(200);
  await setPlan("free");
  later(29);
  // Being on it already changes nothing.
  await setPlan("free");
  expect(await round()).toEqual([]);
  await setPlan("lite");
  later(2);
  expect(await round()).toEqual([]);
  await setPlan("free");
  later(29);
  expect(await round()).toEqual([]);
  later(1);
  expect(await round()).toHaveLength(1);
  expect(wordsOf(await teamPage(crew, crew.admin))).toEqual([]);
});

test("a shorter term deletes nothing for a day, and nothing at all if it is set back before", async () => {
  const crew = await aCrew("custom");
  const { admin, teamId } = crew;
  await inTeam(crew, admin, "Old");
  later(40);
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: 30 });
  desk.clock.advance(DAY_MS - 1);
  expect(await round()).toEqual([]);
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: null });
  later(3);
  expect(await round()).toEqual([]);
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: 7 });
  later(1);
  expect(await round()).toHaveLength(1);
});

test("two people's chat follows the longest term of the teams that both belong to, and none of others", async () => {
  const [short, long] = [await aCrew(), await aCrew("custom")];
  await db.update(teams).set({ chatKeptDays: 365 }).where(eq(teams.id, long.teamId));
  await arrange.joinSpace(short.admin, long.spaceId, "SPACE_GUEST");
  const with_ = { accountId: idOf(short.member) };
  await desk.done(short.admin, "postDirectMessage", { ...with_, ...said("Old") });
  await desk.done(long.member, "postDirectMessage", { accountId: idOf(long.admin), ...said("Old") });
  const words = async (by: Caller, { accountId }: typeof with_) =>
    wordsOf(await desk.done(by, "getDirectMessageChatPage", { accountId }));
  later(91);
  await round();
  // Only one of the two is in the other team: its term is not theirs.
  expect(await words(short.admin, with_)).toEqual([]);
  expect(await words(long.admin, { accountId: idOf(long.member) })).toEqual(["Old"]);
  expect((await desk.done(short.admin, "getDirectMessageChatsPage", {})).chats).toEqual([]);
  await arrange.joinTeam(short.member, long.teamId, "MEMBER");
  await desk.done(short.admin, "postDirectMessage", { ...with_, ...said("Again") });
  later(91);
  await round();
  expect(await words(short.admin, with_)).toEqual(["Again"]);
  later(300);
  await round();
  expect(await words(short.admin, with_)).toEqual([]);
});

test("two people who share no team keep what they wrote", async () => {
  const crew = await aCrew();
  await desk.done(crew.admin, "postDirectMessage", { accountId: idOf(crew.member), ...said("Old") });
  await desk.done(crew.member, "leaveAccountFromTeam", { teamId: crew.teamId });
  later(400);
  expect(await round()).toEqual([]);
});

test("a round that was interrupted is finished by the next, in batches", async () => {
  const crew = await aCrew();
  await inTeam(crew, crew.admin, "First");
  const [chat] = await db.select().from(chats).where(eq(chats.teamId, crew.teamId));
  const { id: chatId } = must(chat, "written in");
  await db.execute(sql`
    insert into chat_messages (id, chat_id, position, revision, client_id, author_id, content, created_at)
    select 'm' || n || ${chatId}, ${chatId}, n, n, 'c' || n, ${idOf(crew.admin)}, 'Word', to_timestamp(${desk.clock.nowMs() / 1000}::float8)
    from generate_series(2, 1200) n`);
  await db.update(chats).set({ lastPosition: 1200, revision: 1200 }).where(eq(chats.id, chatId));
  later(91);
  await inTeam(crew, crew.admin, "Last");
  const at = { before: new Date(desk.clock.nowMs() - 90 * DAY_MS), nowMs: desk.clock.nowMs() };
  const left = () => db.$count(chatMessages, eq(chatMessages.chatId, chatId));
  const lost = db.transaction(async (tx) => {
    await deleteOldest(tx, chatId, at);
    throw new Error("the program ended");
  });
  await expect(lost).rejects.toThrow("the program ended");
  expect(await left()).toBe(1201);
  expect(await db.transaction((tx) => deleteOldest(tx, chatId, at))).toMatchObject({ count: 500, upTo: 500 });
  expect((await round()).map(({ change }) => change)).toEqual([
    { kind: "cleared", position: 1000 },
    { kind: "cleared", position: 1200 },
  ]);
  expect(wordsOf(await teamPage(crew, crew.admin))).toEqual(["Last"]);
});

test("a deleted team's messages wait: it may be restored", async () => {
  const crew = await aCrew();
  await inTeam(crew, crew.admin, "Old");
  later(91);
  await desk.done(crew.admin, "deleteTeam", { teamId: crew.teamId });
  expect(await round()).toEqual([]);
  await desk.done(crew.admin, "restoreTeam", { teamId: crew.teamId });
  expect(await round()).toHaveLength(1);
});
