import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId, ChatMessageId, RoomId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import type { ChatChange } from "../engine/topics.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

/** A room with its host and some guests in it. */
async function makeRoom(guests = 1) {
  const host = await desk.account("en");
  const { id: teamId } = await desk.done(host, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(host, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(host, "listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
  const people = await Promise.all(Array.from({ length: guests }, () => desk.guest("en")));
  putInside(spaceId, roomId, [host, ...people]);
  return { host, guest: must(people[0], "one at least"), people, spaceId, roomId };
}
function putInside(spaceId: SpaceId, roomId: RoomId, people: Caller[]) {
  const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  desk.inside.set(
    spaceId,
    people.map(({ accountId }) => ({
      ...look,
      accountId: must(accountId, "in a session"),
      roomId,
      pos: null,
      speaking: false,
    })),
  );
}
const write = (by: Caller, roomId: RoomId, content = "Hello") =>
  desk.done(by, "postRoomChatMessage", { roomId, clientId: newId<ChatClientId>(), content });
const read = (by: Caller, roomId: RoomId) => desk.done(by, "getRoomChatPage", { roomId });
const told = () => desk.news.filter(({ topic }) => topic === "chatChanged").map(({ news }) => news as ChatChange);

test("fifty who write at once get positions in a row, and each change its revision", async () => {
  const { people, host, roomId } = await makeRoom(50);
  const sent = await Promise.all(people.map((person) => write(person, roomId)));
  const rising = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(sent.map(({ message }) => message.position).toSorted((a, b) => a - b)).toEqual(rising);
  const revisions = told().filter(({ place }) => place.kind === "room" && place.roomId === roomId);
  expect(revisions.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(rising);
  expect((await read(host, roomId)).messages.map(({ position }) => position)).toEqual(rising);
});

test("a message that is sent five times is stored once, and each time answered the same", async () => {
  const { guest, roomId } = await makeRoom();
  const said = { roomId, clientId: newId<ChatClientId>(), content: "Once" } as const;
  const sent = await Promise.all(Array.from({ length: 5 }, () => desk.done(guest, "postRoomChatMessage", said)));
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  const page = await read(guest, roomId);
  expect(page.messages.map(({ content }) => content)).toEqual(["Once"]);
  expect(page).toMatchObject({ lastPosition: 1, revision: 1 });
});

test("a chat is read from its newest page backwards, without a gap", async () => {
  const { guest, roomId } = await makeRoom();
  for (let each = 1; each <= 53; each += 1) await write(guest, roomId, `Word ${each}`);
  const newest = await read(guest, roomId);
  expect(newest.messages.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, at) => at + 4));
  expect(newest.hasOlder).toBe(true);
  const older = await desk.done(guest, "getRoomChatPage", { roomId, before: 4 });
  expect(older.messages.map(({ content }) => content)).toEqual(["Word 1", "Word 2", "Word 3"]);
  expect(older.hasOlder).toBe(false);
});

test("an answer shows what it answers to, and what is left when that is deleted", async () => {
  const { host, guest, roomId } = await makeRoom();
  const { messageId, message: asked } = await write(guest, roomId, "Tea?");
  const { name, palette, avatarAppearance, avatarUrl } = must(asked.author, "its account is there");
  const said = { roomId, clientId: newId<ChatClientId>(), content: "Coffee", replyToId: messageId } as const;
  const { message } = await desk.done(host, "postRoomChatMessage", said);
  const quoted = { name, face: { palette, avatarAppearance, avatarUrl }, excerpt: "Tea?" };
  expect(message.replyTo).toMatchObject({ id: messageId, isDeleted: false, ...quoted });
  await desk.done(host, "deleteRoomChatMessage", { roomId, messageId });
  const [gone, answer] = (await read(guest, roomId)).messages;
  expect(gone).toMatchObject({ content: "", isDeleted: true, reactions: [] });
  expect(answer?.replyTo).toMatchObject({ excerpt: "", isDeleted: true });
});

test("what an answer quotes of a long message ends between two signs: families, flags and letters stay whole", async () => {
  const { guest, roomId } = await makeRoom();
  for (const sign of ["👨‍👩‍👧‍👦", "🇷🇸", "e\u0301", "x"]) {
    const { messageId } = await write(guest, roomId, `.${sign.repeat(160)}`);
    const said = { roomId, clientId: newId<ChatClientId>(), content: "Answer", replyToId: messageId } as const;
    const { message } = await desk.done(guest, "postRoomChatMessage", said);
    expect(message.replyTo?.excerpt).toBe(`.${sign.repeat(139)}`);
  }
});

test("rooms of the space are mentioned by their names; other names, others' rooms and hidden ones are words", async () => {
  const { host, guest, spaceId, roomId } = await makeRoom();
  const { rooms } = await desk.done(host, "listRooms", { spaceId });
  const [open, hidden] = rooms.filter(({ id }) => id !== roomId);
  const elsewhere = await makeRoom();
  const [shown, secret] = [must(open, "three rooms"), must(hidden, "three rooms")];
  await desk.done(host, "updateRoom", { roomId: secret.id, isHidden: true });
  const content = `<#${shown.id} ${shown.name}> <#${shown.id} Vault> <#${secret.id} ${secret.name}> <#${elsewhere.roomId} Lounge>`;
  const { message } = await write(guest, roomId, content);
  expect(message.content).toBe(`<#${shown.id} ${shown.name}> #Vault #${secret.name} #Lounge`);
  expect((await write(host, roomId, content)).message.content).toContain(`<#${secret.id} ${secret.name}>`);
});

test("mentions hold of people who are called so, and everybody is called by hosts; the rest are words", async () => {
  const { host, guest, roomId } = await makeRoom();
  const id = must(host.accountId, "in a session");
  await arrange.account(id, { name: "Anna" });
  const content = `<@${id} Anna> <@${id} Boss> <@${newId()} Anna> <@everyone>`;
  const { messageId, message } = await write(guest, roomId, content);
  expect(message.content).toBe(`<@${id} Anna> @Boss @Anna @everyone`);
  const { message: changed } = await desk.done(guest, "updateRoomChatMessage", { roomId, messageId, content });
  expect(changed.content).toBe(`<@${id} Anna> @Boss @Anna @everyone`);
  expect((await write(host, roomId, "<@everyone> come")).message.content).toBe("<@everyone> come");
});

test("an edited message goes on to mention whom it did, by the name of then, and the same words change nothing", async () => {
  const { host, guest, roomId } = await makeRoom();
  const id = must(guest.accountId, "in a session");
  await arrange.account(id, { name: "Anna" });
  const said = `<@${id} Anna> <@everyone>`;
  const { messageId } = await write(host, roomId, said);
  await arrange.account(id, { name: "Hanna" });
  const edited = async (content: string) =>
    (await desk.done(host, "updateRoomChatMessage", { roomId, messageId, content, linkTitles: false })).message;
  expect(await edited(said)).toMatchObject({ content: said, editedAt: null });
  expect((await edited(`${said}! <@${id} Boss>`)).content).toBe(`${said}! @Boss`);
});

test("a mention that does not hold completes none around it, however deep", async () => {
  const { host, guest, roomId } = await makeRoom();
  const nobody = newId();
  const id = must(host.accountId, "in a session");
  const settled = async (content: string) => (await write(guest, roomId, content)).message.content;
  expect(await settled(`<<@${nobody} everyone>>`)).toBe("@everyone");
  expect(await settled(`<<@${nobody} ${id}> Anyone>`)).toBe("@Anyone");
  expect(await settled(`<<#${nobody} ${nobody}> Vault>`)).toBe("#Vault");
  let nested = "everyone";
  for (let depth = 1; depth <= 12; depth += 1) nested = `<@${nobody} ${nested}>`;
  expect(await settled(`<${nested}>`)).not.toContain("<@");
});

test("words are changed for a day and not longer", async () => {
  const { guest, roomId } = await makeRoom();
  const { messageId } = await write(guest, roomId);
  const other = { roomId, messageId, content: "Better" } as const;
  const { message } = await desk.done(guest, "updateRoomChatMessage", other);
  expect(message).toMatchObject({ content: "Better", position: 1, revision: 2 });
  expect(message.editedAt).not.toBe(null);
  desk.clock.advance(24 * 3_600_000 + 1);
  expect((await desk.call(guest, "updateRoomChatMessage", other)).code).toBe("chatNotAllowed");
});

test("reactions are counted and name who reacted first", async () => {
  const { people, guest, roomId } = await makeRoom(25);
  const { messageId } = await write(guest, roomId);
  for (const person of people) await desk.done(person, "addRoomChatReaction", { roomId, messageId, content: "👍🏽" });
  desk.clock.advance(1000);
  await desk.done(guest, "addRoomChatReaction", { roomId, messageId, content: "☕" });
  const [message] = (await read(guest, roomId)).messages;
  expect(message?.reactions.map(({ content, count }) => [content, count])).toEqual([
    ["👍🏽", 25],
    ["☕", 1],
  ]);
  expect(message?.reactions[0]?.accountIds).toHaveLength(20);
  expect(message?.reactions[0]?.names).toHaveLength(20);
});

test("a message has so many kinds of reactions and no more; each of them takes everybody's", async () => {
  const { host, guest, roomId } = await makeRoom();
  const { messageId } = await write(guest, roomId);
  await arrange.reactions(guest, messageId);
  const react = (by: Caller, content: string) => desk.call(by, "addRoomChatReaction", { roomId, messageId, content });
  expect((await react(host, "☕")).code).toBe("reactionsQuantityExceeded");
  expect((await react(host, "😀")).code).toBe("success");
  const { messages, revision } = await read(guest, roomId);
  expect(messages[0]?.reactions).toHaveLength(20);
  expect(revision).toBe(2);
});

test("what one has read never goes back, and not beyond the last message", async () => {
  const { host, guest, roomId } = await makeRoom();
  expect((await read(guest, roomId)).readPosition).toBe(null);
  for (const content of ["One", "Two", "Three"]) await write(host, roomId, content);
  const markRead = async (position: number) =>
    (await desk.done(guest, "markRoomChatRead", { roomId, position })).position;
  expect(await markRead(2)).toBe(2);
  expect(await markRead(1)).toBe(2);
  expect(await markRead(99)).toBe(3);
  expect((await read(guest, roomId)).readPosition).toBe(3);
});

test("a cleared chat goes on behind what it had", async () => {
  const { host, guest, spaceId, roomId } = await makeRoom();
  await write(guest, roomId);
  await write(guest, roomId);
  expect(await desk.done(host, "deleteAllRoomChatMessages", { roomId })).toEqual({ lastBulkDeletedMessagePosition: 2 });
  expect(await read(guest, roomId)).toMatchObject({ messages: [], lastPosition: 2, lastBulkDeletedMessagePosition: 2 });
  const { message } = await write(guest, roomId, "Afresh");
  expect(message.position).toBe(3);
  const cleared = await desk.done(host, "deleteAllRoomsChatMessages", { spaceId });
  expect(cleared.rooms).toEqual([{ roomId, lastBulkDeletedMessagePosition: 3 }]);
  expect((await desk.call(guest, "deleteAllRoomChatMessages", { roomId })).code).toBe("forbidden");
});

test("who is not in the room reads nothing of it, and a chat that is off takes nothing but is read", async () => {
  const { host, guest, spaceId, roomId } = await makeRoom();
  await write(guest, roomId);
  putInside(spaceId, newId(), [guest]);
  expect((await desk.call(guest, "getRoomChatPage", { roomId })).code).toBe("notConnectedToRoom");
  putInside(spaceId, roomId, [host, guest]);
  const { rooms } = await desk.done(host, "listRooms", { spaceId });
  const { permissions } = must(rooms[0], "a room");
  await arrange.room(roomId, { permissions: { ...permissions, chat: false } });
  const said = { roomId, clientId: newId<ChatClientId>(), content: "Hello" } as const;
  expect((await desk.call(guest, "postRoomChatMessage", said)).code).toBe("chatNotAllowed");
  expect((await read(guest, roomId)).messages).toHaveLength(1);
  expect((await desk.call(host, "postRoomChatMessage", said)).code).toBe("success");
});

test("in a slow room guests wait between two messages, hosts do not, and what is sent again is answered again", async () => {
  const { host, guest, roomId } = await makeRoom();
  await desk.done(host, "updateRoom", { roomId, chatSlowSeconds: 30 });
  const said = { roomId, clientId: newId<ChatClientId>(), content: "First" } as const;
  const { messageId } = await desk.done(guest, "postRoomChatMessage", said);
  desk.clock.advance(10_000);
  const next = { ...said, clientId: newId<ChatClientId>(), content: "Second" } as const;
  expect(await desk.call(guest, "postRoomChatMessage", next)).toMatchObject({
    code: "tooOftenAttempts",
    detail: { retryAfterMs: 20_000 },
  });
  expect((await desk.done(guest, "postRoomChatMessage", said)).messageId).toBe(messageId);
  await write(host, roomId);
  await write(host, roomId);
  desk.clock.advance(20_000);
  expect((await desk.call(guest, "postRoomChatMessage", next)).code).toBe("success");
  await desk.done(host, "updateRoom", { roomId, chatSlowSeconds: 0 });
  await write(guest, roomId);
});

test("clearing a slow room lets nobody write sooner", async () => {
  const { host, guest, roomId } = await makeRoom();
  await desk.done(host, "updateRoom", { roomId, chatSlowSeconds: 30 });
  await write(guest, roomId);
  desk.clock.advance(10_000);
  await desk.done(host, "deleteAllRoomChatMessages", { roomId });
  const next = { roomId, clientId: newId<ChatClientId>(), content: "Next" } as const;
  const refused = { code: "tooOftenAttempts", detail: { retryAfterMs: 20_000 } };
  expect(await desk.call(guest, "postRoomChatMessage", next)).toMatchObject(refused);
  desk.clock.advance(20_000);
  expect((await desk.call(guest, "postRoomChatMessage", next)).code).toBe("success");
});

test("the highlighted messages of a room are a list, the latest mark first, page by page", async () => {
  const { host, guest, roomId } = await makeRoom();
  const marked: ChatMessageId[] = [];
  for (let each = 0; each < 23; each += 1) {
    const { messageId } = await write(guest, roomId, `Word ${each}`);
    if (each === 1) continue;
    await desk.done(host, "highlightRoomChatMessage", { roomId, messageId });
    marked.unshift(messageId);
    if (each % 2 === 0) desk.clock.advance(1000);
  }
  const list = (cursor?: string) =>
    desk.done(guest, "getRoomChatHighlightsPage", { roomId, ...(cursor && { cursor }) });
  const first = await list();
  expect(first.messages.map(({ id }) => id)).toEqual(marked.slice(0, 20));
  const second = await list(must(first.nextCursor, "there are more"));
  expect(second.messages.map(({ id }) => id)).toEqual(marked.slice(20));
  expect(second.nextCursor).toBe(null);
  const [latest, before] = marked;
  await desk.done(host, "removeRoomChatHighlight", { roomId, messageId: must(latest, "marked") });
  await desk.done(host, "deleteRoomChatMessage", { roomId, messageId: must(before, "marked") });
  expect((await list()).messages.map(({ id }) => id)).toEqual(marked.slice(2));
  expect(await list("no cursor of ours")).toEqual(await list());
});

test("whether links have titles is changed without the words being taken as changed", async () => {
  const { guest, roomId } = await makeRoom();
  const { messageId, message } = await write(guest, roomId, "See https://a.example");
  const asked = { roomId, messageId, content: message.content, linkTitles: false } as const;
  expect((await desk.done(guest, "updateRoomChatMessage", asked)).message).toMatchObject({
    editedAt: null,
    revision: 2,
  });
});
