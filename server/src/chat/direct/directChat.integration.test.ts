import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const idOf = ({ accountId }: Caller) => must(accountId, "in a session");
/** People of one team, the first its admin. */
async function aTeam(count = 2) {
  const people = await Promise.all(Array.from({ length: count }, () => desk.account()));
  const [admin, ...others] = people;
  const { id: teamId } = await desk.done(must(admin, "one at least"), "createTeam", { name: "Crew" });
  for (const other of others) await arrange.joinTeam(other, teamId, "MEMBER");
  return { people: people as [Caller, Caller, ...Caller[]], teamId };
}
const write = (by: Caller, to: Caller, content = "Hello") =>
  desk.done(by, "postDirectMessage", { accountId: idOf(to), clientId: newId<ChatClientId>(), content });
const refusalOfWrite = async (by: Caller, accountId: AccountId) =>
  (await desk.call(by, "postDirectMessage", { accountId, clientId: newId(), content: "Hello" })).code;
const person = (accountId: AccountId) => ({
  accountId,
  name: "Somebody",
  avatarUrl: null,
  avatarAppearance: "letter" as const,
  palette: DEFAULT_PALETTE,
  roomId: null,
  pos: null,
  speaking: false,
});

test("two of a team write to each other, in one chat whoever begins", async () => {
  const { people } = await aTeam();
  const [anna, boris] = people;
  await write(anna, boris, "Lunch?");
  await write(boris, anna, "In five minutes");
  const { messages, readPosition } = await desk.done(anna, "getDirectMessageChatPage", { accountId: idOf(boris) });
  expect(messages.map(({ content, position }) => [position, content])).toEqual([
    [1, "Lunch?"],
    [2, "In five minutes"],
  ]);
  expect(readPosition).toBe(0);
});

test("nobody else reads it, and strangers cannot begin: for them there is no such chat", async () => {
  const { people } = await aTeam(3);
  const [anna, boris, clara] = people;
  await write(anna, boris);
  const ofClara = await desk.done(must(clara, "three"), "getDirectMessageChatPage", { accountId: idOf(boris) });
  expect(ofClara.messages).toEqual([]);
  const stranger = await desk.account();
  expect(await refusalOfWrite(stranger, idOf(anna))).toBe("chatNotFound");
  expect(await refusalOfWrite(anna, idOf(stranger))).toBe("chatNotFound");
  expect(await refusalOfWrite(anna, idOf(anna))).toBe("chatNotFound");
  expect((await desk.call(stranger, "getDirectMessageChatPage", { accountId: idOf(anna) })).code).toBe("chatNotFound");
});

test("who is together in a space may write, and later still read what was written", async () => {
  const [host, guest, spaceId] = [await desk.account(), await desk.guest(), newId<SpaceId>()];
  desk.inside.set(spaceId, [person(idOf(host)), person(idOf(guest))]);
  await write(guest, host, "Where is the bar?");
  desk.inside.delete(spaceId);
  expect(await refusalOfWrite(guest, idOf(host))).toBe("chatNotAllowed");
  const { messages } = await desk.done(host, "getDirectMessageChatPage", { accountId: idOf(guest) });
  expect(messages.map(({ content }) => content)).toEqual(["Where is the bar?"]);
});

test("the list holds the latest first, with its last message and what is unread, page by page", async () => {
  const { people } = await aTeam(34);
  const [me, ...others] = people;
  for (const other of others) {
    desk.clock.advance(1000);
    await write(other, me, `From ${idOf(other)}`);
  }
  const [first] = others;
  desk.clock.advance(1000);
  await write(first, me, "Again");
  const page = await desk.done(me, "getDirectMessageChatsPage", {});
  expect(page.chats).toHaveLength(30);
  expect(page.chats[0]).toMatchObject({
    unread: 2,
    person: { accountId: idOf(first) },
    lastMessage: { content: "Again" },
  });
  const rest = await desk.done(me, "getDirectMessageChatsPage", { cursor: must(page.nextCursor, "there are more") });
  expect(rest.nextCursor).toBe(null);
  const seen = [...page.chats, ...rest.chats].map((chat) => chat.person.accountId);
  expect(new Set(seen)).toEqual(new Set(others.map(idOf)));
  expect(seen).toHaveLength(33);
});

test("what is unread counts what others wrote, less what was deleted or read, and never my own", async () => {
  const { people, teamId } = await aTeam();
  const [anna, boris] = people;
  await write(boris, anna);
  const { messageId } = await write(boris, anna);
  await write(anna, boris);
  const said = { teamId, clientId: newId<ChatClientId>(), content: "All hands" } as const;
  await desk.done(boris, "postTeamChatMessage", said);
  expect(await desk.done(anna, "getUnreadChats", {})).toEqual({
    direct: 2,
    teams: [{ teamId, unread: 1, mentions: 0 }],
  });
  expect(await desk.done(boris, "getUnreadChats", {})).toEqual({
    direct: 1,
    teams: [{ teamId, unread: 0, mentions: 0 }],
  });
  await desk.done(boris, "deleteDirectMessage", { accountId: idOf(anna), messageId });
  await desk.done(anna, "markTeamChatRead", { teamId, position: 1 });
  expect(await desk.done(anna, "getUnreadChats", {})).toEqual({
    direct: 1,
    teams: [{ teamId, unread: 0, mentions: 0 }],
  });
  await desk.done(anna, "markDirectMessageChatRead", { accountId: idOf(boris), position: 99 });
  expect(await desk.done(anna, "getUnreadChats", {})).toMatchObject({ direct: 0 });
});

test("people to write to are found by any part of their names: of the team and of the space, nobody else", async () => {
  const { people } = await aTeam(3);
  const [me, anna, boris] = people;
  const [near, far, spaceId] = [await desk.guest(), await desk.account(), newId<SpaceId>()];
  const name = (caller: Caller, called: string) => arrange.account(idOf(caller), { name: called });
  await name(anna, "Anna Sokolova");
  await name(must(boris, "three"), "Boris 100%");
  await name(near, "Nearby Anna");
  await name(far, "Anna Faraway");
  desk.inside.set(spaceId, [person(idOf(me)), person(idOf(near))]);
  const found = async (find: string) =>
    (await desk.done(me, "findPeopleToMessage", { find })).people.map((each) => each.name);
  expect(await found("ANNA")).toEqual(["Anna Sokolova", "Nearby Anna"]);
  expect(await found("%")).toEqual(["Boris 100%"]);
  expect(await found("")).toEqual(["Anna Sokolova", "Boris 100%", "Nearby Anna"]);
});

test("mentions in a team's chat are counted for whom they mean, until these have read them", async () => {
  const { people, teamId } = await aTeam(3);
  const [admin, anna, boris] = people;
  await arrange.account(idOf(anna), { name: "Anna" });
  const post = (by: Caller, content: string) =>
    desk.done(by, "postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content });
  await post(must(boris, "three"), `<@${idOf(anna)} Anna> lunch?`);
  await post(must(boris, "three"), "<@everyone> lunch?");
  const ofTeam = async (by: Caller) => (await desk.done(by, "getUnreadChats", {})).teams[0];
  expect(await ofTeam(anna)).toEqual({ teamId, unread: 2, mentions: 1 });
  const { message } = await post(admin, "<@everyone> lunch!");
  expect(message.content).toBe("<@everyone> lunch!");
  expect(await ofTeam(anna)).toEqual({ teamId, unread: 3, mentions: 2 });
  expect(await ofTeam(must(boris, "three"))).toEqual({ teamId, unread: 1, mentions: 1 });
  // Text that only begins like a mention is plain text and notifies nobody.
  await post(must(boris, "three"), `<@${idOf(anna)} lunch?`);
  expect(await ofTeam(anna)).toEqual({ teamId, unread: 4, mentions: 2 });
  await desk.done(anna, "markTeamChatRead", { teamId, position: 4 });
  expect(await ofTeam(anna)).toEqual({ teamId, unread: 0, mentions: 0 });
});

test("whom one may mention in a team is found there, and nobody by who does not belong to it", async () => {
  const { people, teamId } = await aTeam();
  const [me, anna] = people;
  const elsewhere = await aTeam();
  await arrange.joinTeam(me, elsewhere.teamId, "MEMBER");
  await arrange.account(idOf(anna), { name: "Anna" });
  for (const person of elsewhere.people) await arrange.account(idOf(person), { name: "Anna too" });
  const found = async (by: Caller) => (await desk.done(by, "findPeopleToMessage", { find: "anna", teamId })).people;
  expect((await found(me)).map(({ name }) => name)).toEqual(["Anna"]);
  expect(await found(elsewhere.people[1])).toEqual([]);
});

test("of a team's chat only its admins delete what others wrote", async () => {
  const { people, teamId } = await aTeam(3);
  const [admin, anna, boris] = people;
  const post = (by: Caller) =>
    desk.done(by, "postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content: "Hello" });
  const { messageId } = await post(anna);
  const other = must(boris, "three");
  expect((await desk.call(other, "deleteTeamChatMessage", { teamId, messageId })).code).toBe("chatNotAllowed");
  const { message } = await desk.done(admin, "deleteTeamChatMessage", { teamId, messageId });
  expect(message.isDeleted).toBe(true);
  expect((await desk.call(await desk.account(), "getTeamChatPage", { teamId })).code).toBe("teamNotFound");
});
