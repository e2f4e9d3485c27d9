import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq, or } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts, findAccount } from "../account/index.ts";
import { createLocalBus } from "../platform/bus.ts";
import type { Caller } from "../platform/calls/context.ts";
import { accountTeams } from "../program/wireDomains.ts";
import { chatChanged } from "./engine/topics.ts";
import { forgetDirectChats } from "./store/directStore.ts";
import { chats } from "./store/tables.ts";
import type { ChatChange } from "./engine/topics.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");

interface Crew {
  admin: Caller;
  member: Caller;
  teamId: TeamId;
  spaceId: SpaceId;
  roomId: RoomId;
}
async function aCrew(): Promise<Crew> {
  const [admin, member] = [await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  await arrange.joinTeam(member, teamId, "MEMBER");
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
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
const said = (content: string) => ({ clientId: newId<ChatClientId>(), content });
/** The admin's words, and the member's after them, in each kind of chat the team has. */
async function writeEverywhere({ admin, member, teamId, spaceId, roomId }: Crew) {
  for (const [by, content] of [
    [admin, "Mine"],
    [member, "Theirs"],
    [member, "Theirs too"],
  ] as const) {
    await desk.done(by, "postTeamChatMessage", { teamId, ...said(content) });
    await desk.done(by, "postSpaceChatMessage", { spaceId, ...said(content) });
    await desk.done(by, "postRoomChatMessage", { roomId, ...said(content) });
  }
}
const pagesOf = async ({ admin, teamId, spaceId, roomId }: Crew) => [
  await desk.done(admin, "getTeamChatPage", { teamId }),
  await desk.done(admin, "getSpaceChatPage", { spaceId }),
  await desk.done(admin, "getRoomChatPage", { roomId }),
];
/** Deletes the account for good; returns what is announced after the commit. */
async function forget(caller: Caller): Promise<ChatChange[]> {
  const bus = createLocalBus();
  const told: ChatChange[] = [];
  bus.subscribe(chatChanged, (change) => void told.push(change));
  const effects = await db.transaction(async (tx) => {
    const account = must(await findAccount(tx, idOf(caller)), "it is there");
    const after = await accountTeams.forget(tx, bus, { account, teamIds: [] });
    await tx.delete(accounts).where(eq(accounts.id, account.id));
    return after;
  });
  for (const effect of effects) await effect();
  return told;
}

test("what a deleted account wrote stays in a team's chats without a name, as long as the team does not say otherwise", async () => {
  const crew = await aCrew();
  await writeEverywhere(crew);
  expect(await forget(crew.member)).toEqual([]);
  for (const { messages } of await pagesOf(crew))
    expect(messages.map(({ content, author }) => [content, author?.accountId ?? null])).toEqual([
      ["Mine", idOf(crew.admin)],
      ["Theirs", null],
      ["Theirs too", null],
    ]);
});

test("where the team says so it goes from the chats of its rooms, its spaces and itself, and from no others'", async () => {
  const [crew, other] = [await aCrew(), await aCrew()];
  await arrange.joinTeam(crew.member, other.teamId, "MEMBER");
  await desk.done(crew.member, "postTeamChatMessage", { teamId: other.teamId, ...said("Elsewhere") });
  await writeEverywhere(crew);
  const { messages } = await desk.done(crew.admin, "getRoomChatPage", { roomId: crew.roomId });
  const theirs = must(messages[1], "written").id;
  const reaction = { roomId: crew.roomId, messageId: theirs, content: "👍" } as const;
  await desk.done(crew.admin, "addRoomChatReaction", reaction);
  await desk.done(crew.admin, "highlightRoomChatMessage", { roomId: crew.roomId, messageId: theirs });
  await desk.done(crew.admin, "updateTeam", { teamId: crew.teamId, keepsMessagesOfDeleted: false });
  const before = await pagesOf(crew);
  const told = await forget(crew.member);
  const after = await pagesOf(crew);
  for (const [at, page] of after.entries()) {
    expect(page.messages).toMatchObject([
      { content: "Mine", isDeleted: false },
      { content: "", isDeleted: true, author: null, deletedByName: null, reactions: [], highlightedAt: null },
      { content: "", isDeleted: true, author: null },
    ]);
    expect(page.revision).toBe((before[at]?.revision ?? 0) + 2);
    expect(page.messages.slice(1).map(({ revision }) => revision)).toEqual([page.revision - 1, page.revision]);
  }
  const [inTeam, inSpace, inRoom] = after.map(({ revision }) => revision);
  const revisions = Object.fromEntries(told.map(({ place, revision }) => [place.kind, revision]));
  expect(revisions).toEqual({ team: inTeam, space: inSpace, room: inRoom });
  const elsewhere = await desk.done(other.admin, "getTeamChatPage", { teamId: other.teamId });
  expect(elsewhere.messages).toMatchObject([{ content: "Elsewhere", author: null }]);
});

test("a chat of two stays with whoever stays, with all that either wrote, and nothing can be written there", async () => {
  const { admin, member } = await aCrew();
  const [mine, theirs] = [idOf(admin), idOf(member)];
  await desk.done(admin, "postDirectMessage", { accountId: theirs, ...said("Mine") });
  const { messageId } = await desk.done(member, "postDirectMessage", { accountId: mine, ...said("Kites") });
  await forget(member);
  await forgetDirectChats(db);
  const page = await desk.done(admin, "getDirectMessageChatPage", { accountId: theirs });
  expect(page.messages.map(({ content, author }) => [content, author?.accountId ?? null])).toEqual([
    ["Mine", mine],
    ["Kites", null],
  ]);
  expect(page).toMatchObject({ mayWrite: false, person: { accountId: theirs, name: "", isDeleted: true } });
  const { chats: listed } = await desk.done(admin, "getDirectMessageChatsPage", {});
  expect(listed).toMatchObject([{ person: { accountId: theirs, isDeleted: true }, lastMessage: { id: messageId } }]);
  const { messages } = await desk.done(admin, "findMessages", { words: "kite" });
  expect(messages).toMatchObject([{ id: messageId, chat: { kind: "direct", accountId: theirs }, author: null }]);
  const more = await desk.call(admin, "postDirectMessage", { accountId: theirs, ...said("Anybody?") });
  expect(more.code).toBe("chatNotAllowed");
  const stranger = await desk.account("en");
  expect((await desk.call(stranger, "getDirectMessageChatPage", { accountId: theirs })).code).toBe("chatNotFound");
});

test("a chat of two goes with the last of them, one without words with the first", async () => {
  const { admin, member } = await aCrew();
  const other = await desk.account("en");
  await desk.done(admin, "postDirectMessage", { accountId: idOf(member), ...said("Hello") });
  await db.insert(chats).values({
    id: newId(),
    kind: "direct",
    lowAccountId: [idOf(other), idOf(member)].toSorted()[0],
    highAccountId: [idOf(other), idOf(member)].toSorted()[1],
  });
  const left = () => db.$count(chats, or(eq(chats.lowAccountId, idOf(member)), eq(chats.highAccountId, idOf(member))));
  expect(await left()).toBe(2);
  await forget(member);
  await forgetDirectChats(db);
  expect(await left()).toBe(1);
  await forget(admin);
  await forgetDirectChats(db);
  expect(await left()).toBe(0);
});
