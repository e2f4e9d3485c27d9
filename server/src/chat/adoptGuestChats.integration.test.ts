import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId, SpaceId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts } from "../account/index.ts";
import { createLocalBus } from "../platform/bus.ts";
import type { Caller } from "../platform/calls/context.ts";
import { accountTeams } from "../program/wireDomains.ts";
import { chatChanged } from "./engine/topics.ts";
import type { ChatChange } from "./engine/topics.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");

/** A guest, the account they sign in to, and a host, together in the host's space. */
async function aParty() {
  const [host, guest, account] = [await desk.account(), await desk.guest(), await desk.account()];
  const { id: teamId } = await desk.done(host, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(host, "createSpace", { teamId, name: "Home" });
  putInside(spaceId, [host, guest, account]);
  return { host, guest, account, spaceId };
}
const putInside = (spaceId: SpaceId, people: readonly Caller[]) =>
  desk.inside.set(
    spaceId,
    people.map((person) => ({
      accountId: idOf(person),
      name: "Somebody",
      avatarUrl: null,
      avatarAppearance: "letter",
      palette: DEFAULT_PALETTE,
      roomId: null,
      pos: null,
      speaking: false,
    })),
  );
async function write(by: Caller, to: Caller, content: string) {
  desk.clock.advance(1000);
  return desk.done(by, "postDirectMessage", { accountId: idOf(to), clientId: newId<ChatClientId>(), content });
}
const read = (by: Caller, other: Caller) => desk.done(by, "getDirectMessageChatPage", { accountId: idOf(other) });
const unread = async (by: Caller) => (await desk.done(by, "getUnreadChats", {})).direct;
/** Returns what is announced after the commit. */
async function adopt(from: Caller, to: Caller) {
  const bus = createLocalBus();
  const told: ChatChange[] = [];
  bus.subscribe(chatChanged, (change) => void told.push(change));
  const effects = await db.transaction((tx) => accountTeams.adoptGuest(tx, bus, { from: idOf(from), to: idOf(to) }));
  for (const effect of effects) await effect();
  return told;
}

test("direct chats of a guest are the account's, with who wrote and what was read", async () => {
  const { host, guest, account } = await aParty();
  const { messageId } = await write(guest, host, "Where is the bar?");
  await write(host, guest, "Upstairs");
  await write(host, guest, "On the left");
  await desk.done(guest, "markDirectMessageChatRead", { accountId: idOf(host), position: 2 });
  await adopt(guest, account);
  const { messages, readPosition } = await read(account, host);
  expect(messages.map(({ content, author }) => [content, author?.accountId])).toEqual([
    ["Where is the bar?", idOf(account)],
    ["Upstairs", idOf(host)],
    ["On the left", idOf(host)],
  ]);
  expect(readPosition).toBe(2);
  expect(await unread(account)).toBe(1);
  const changed = { accountId: idOf(host), messageId, content: "Where is the cafe?" } as const;
  expect((await desk.call(account, "updateDirectMessage", changed)).code).toBe("success");
  const { chats } = await desk.done(host, "getDirectMessageChatsPage", {});
  expect(chats.map(({ person }) => person.accountId)).toEqual([idOf(account)]);
});

test("where both have written to somebody it becomes one chat in the order of time, and nothing unread is lost", async () => {
  const { host, guest, account } = await aParty();
  await write(account, host, "one");
  await write(guest, host, "two");
  await write(host, account, "three");
  await write(host, guest, "four");
  await write(account, host, "five");
  await desk.done(account, "markDirectMessageChatRead", { accountId: idOf(host), position: 3 });
  await desk.done(host, "markDirectMessageChatRead", { accountId: idOf(guest), position: 2 });
  const before = await read(host, account);
  const told = await adopt(guest, account);
  const after = await read(host, account);
  expect(after.messages.map(({ content, position }) => [position, content])).toEqual([
    [1, "one"],
    [2, "two"],
    [3, "three"],
    [4, "four"],
    [5, "five"],
  ]);
  expect(after).toMatchObject({ lastPosition: 5, readPosition: 0 });
  expect(after.revision).toBeGreaterThan(before.revision + 1);
  expect(await read(account, host)).toMatchObject({ readPosition: 3 });
  expect(await unread(account)).toBe(1);
  expect(told.map(({ revision, change }) => [revision, change.kind === "message" && change.message.content])).toEqual([
    [after.revision, "five"],
  ]);
  expect((await write(host, account, "six")).message.position).toBe(6);
});

test("what the guest wrote to somebody who has gone for good is the account's too", async () => {
  const { host, guest, account } = await aParty();
  await write(host, guest, "Goodbye");
  await write(account, host, "Farewell");
  await db.delete(accounts).where(eq(accounts.id, idOf(host)));
  await adopt(guest, account);
  expect((await read(account, host)).messages.map(({ content }) => content)).toEqual(["Goodbye", "Farewell"]);
  const { chats } = await desk.done(account, "getDirectMessageChatsPage", {});
  expect(chats.map(({ person }) => person)).toMatchObject([{ accountId: idOf(host), isDeleted: true }]);
});

test("in rooms and spaces the account is who wrote, read and reacted, even where both used the same client id", async () => {
  const { guest, account, host, spaceId } = await aParty();
  const clientId = newId<ChatClientId>();
  const post = async (by: Caller) =>
    (await desk.done(by, "postSpaceChatMessage", { spaceId, clientId, content: "Hello" })).messageId;
  const messageId = await post(account);
  await post(guest);
  for (const by of [guest, account]) {
    await desk.done(by, "addSpaceChatReaction", { spaceId, messageId, content: "👍" });
  }
  await desk.done(guest, "markSpaceChatRead", { spaceId, position: 2 });
  await desk.done(account, "markSpaceChatRead", { spaceId, position: 1 });
  await adopt(guest, account);
  const { messages, readPosition } = await desk.done(account, "getSpaceChatPage", { spaceId });
  expect(messages.map(({ author }) => author?.accountId)).toEqual([idOf(account), idOf(account)]);
  expect(messages[0]?.reactions).toMatchObject([{ content: "👍", count: 1, accountIds: [idOf(account)] }]);
  expect(readPosition).toBe(2);
  expect(idOf(host)).not.toBe(idOf(account));
});

test("what the guest and the account wrote to each other stays what it was", async () => {
  const { guest, account } = await aParty();
  await write(guest, account, "Is that me?");
  await write(account, guest, "So it seems");
  await adopt(guest, account);
  const { chats } = await desk.done(account, "getDirectMessageChatsPage", {});
  expect(chats.map(({ person, lastMessage }) => [person.accountId, lastMessage.content])).toEqual([
    [idOf(guest), "So it seems"],
  ]);
  expect((await read(account, guest)).messages.map(({ author }) => author?.accountId)).toEqual([
    idOf(guest),
    idOf(account),
  ]);
});
