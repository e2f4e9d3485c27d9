import { newId } from "@atrium/contract";
import type { ChatPage, UploadId } from "@atrium/contract";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { fileUploads, removeOrphans } from "../../file/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import { setTeamPlan, teams } from "../../team/index.ts";
import { isAttached } from "../store/attachmentStore.ts";
import { chatMentions } from "../store/mentionStore.ts";
import { chatReactions } from "../store/tables.ts";
import { idOf, keepingStage, said } from "./testing/keepingStage.ts";
import type { Crew } from "./testing/keepingStage.ts";

const { database, db, desk, arrange, aCrew, inTeam, later, keepOthers, round } = await keepingStage();
afterAll(() => database.close());
const wordsOf = ({ messages }: Pick<ChatPage, "messages">) => messages.map(({ content }) => content);

beforeEach(keepOthers);

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
test("on the free plan what is older than 90 days goes from a team's chats, and nothing younger and nobody else's", async () => {
  const [crew, paid] = [await aCrew(), await aCrew("custom")];
  for (const each of [crew, paid]) await everywhere(each, "Old");
  later(1);
  for (const each of [crew, paid]) await everywhere(each, "Young");
  later(89);
  expect(await round()).toEqual([]);
  desk.clock.advance(1);
  const told = await round({ nodes: 3 });
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
  desk.clock.advance(24 * 3_600_000 - 1);
  expect(await round()).toEqual([]);
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: null });
  later(3);
  expect(await round()).toEqual([]);
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: 7 });
  later(1);
  expect(await round()).toHaveLength(1);
});

test("what two people wrote to each other stays, whatever the teams keep that they share or shared", async () => {
  const [crew, other] = [await aCrew(), await aCrew()];
  await arrange.joinTeam(crew.member, other.teamId, "MEMBER");
  await db.update(teams).set({ chatKeptDays: 7 }).where(eq(teams.id, crew.teamId));
  const with_ = { accountId: idOf(crew.member) };
  await desk.done(crew.admin, "postDirectMessage", { ...with_, ...said("Old") });
  later(200);
  expect(await round()).toEqual([]);
  await desk.done(crew.member, "leaveAccountFromTeam", { teamId: crew.teamId });
  later(200);
  expect(await round()).toEqual([]);
  const page = await desk.done(crew.admin, "getDirectMessageChatPage", with_);
  expect(wordsOf(page)).toEqual(["Old"]);
  expect(page.kept).toBeUndefined();
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

test("a deleted space's messages wait, and those of its rooms: it may be restored", async () => {
  const crew = await aCrew();
  await everywhere(crew, "Old");
  later(91);
  const { admin, teamId, spaceId } = crew;
  await desk.done(admin, "deleteSpace", { spaceId });
  expect((await round()).map(({ place }) => place.kind)).toEqual(["team"]);
  await desk.done(admin, "restoreSpace", { teamId, spaceId });
  expect((await round()).map(({ place }) => place.kind).toSorted()).toEqual(["room", "space"]);
});
