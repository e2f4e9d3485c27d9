import { must, newId } from "@atrium/contract";
import type { ChatClientId, ChatMessageId, RoomId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../platform/passwords.ts";

const database = await createTestDatabase();
const arrange = createArrange(database.db);
let atrium: TestAtrium;
beforeAll(async () => {
  atrium = await startTestAtrium({ databaseUrl: database.url });
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

/** A room with a password, its host inside, and a guest at the entrance of the space. */
async function aLockedRoom() {
  const host = await createTestGuest(atrium.url, "Host");
  const { spaceId } = await host.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { rooms } = await host.web.done("listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
  await arrange.room(roomId, { passwordHash: await hashPassword("sesame") });
  const guest = await createTestGuest(atrium.url, "Guest");
  const inside = await host.enter(spaceId);
  await inside.join(roomId);
  return { host, guest, spaceId, roomId, inside };
}
const write = ({ web }: TestGuest, said: { roomId: RoomId; content: string; replyToId?: ChatMessageId }) =>
  web.done("postRoomChatMessage", { clientId: newId<ChatClientId>(), ...said });
const wordsOf = async ({ web }: TestGuest, roomId: RoomId) =>
  (await web.done("getRoomChatPage", { roomId })).messages.map(({ content }) => content);
const heardBy = ({ heard }: LiveClient) =>
  heard.flatMap((each) =>
    each.type === "events" ? each.events.flatMap((event) => (event.kind === "chatMessage" ? [event.message] : [])) : [],
  );

test("a guest of a locked room reads nothing from before they were let in, neither there nor in what comes later", async () => {
  const { host, guest, spaceId, roomId, inside } = await aLockedRoom();
  const { messageId } = await write(host, { roomId, content: "Before" });
  const client = await guest.enter(spaceId);
  await client.join(roomId, "sesame");
  expect(await wordsOf(guest, roomId)).toEqual([]);
  await host.web.done("addRoomChatReaction", { roomId, messageId, content: "👍" });
  await host.web.done("highlightRoomChatMessage", { roomId, messageId });
  await write(host, { roomId, content: "An answer", replyToId: messageId });
  await expect.poll(() => heardBy(client).map(({ content }) => content)).toEqual(["An answer"]);
  expect(heardBy(client)[0]?.replyTo).toBeNull();
  const { messages, hasOlder } = await guest.web.done("getRoomChatPage", { roomId });
  expect(messages.map(({ content, replyTo }) => [content, replyTo])).toEqual([["An answer", null]]);
  expect(hasOlder).toBe(false);
  expect(await wordsOf(host, roomId)).toEqual(["Before", "An answer"]);
  const { accountId: authorId } = must(messages[0]?.author, "who wrote it");
  const asked = { spaceId, authorId };
  const foundBy = async ({ web }: TestGuest) =>
    (await web.done("findMessagesInSpace", asked)).messages.map(({ excerpt }) => excerpt);
  expect(await foundBy(guest)).toEqual(["An answer"]);
  expect(await foundBy(host)).toEqual(["An answer", "Before"]);
  const highlightsOf = async ({ web }: TestGuest) =>
    (await web.done("getRoomChatHighlightsPage", { roomId })).messages.map(({ content }) => content);
  expect([await highlightsOf(guest), await highlightsOf(host)]).toEqual([[], ["Before"]]);
  expect(heardBy(inside).at(-1)?.replyTo).toMatchObject({ excerpt: "Before" });
  for (const each of [client, inside]) each.close();
});

test("no change that a guest of a locked room makes shows them what was written before", async () => {
  const { host, guest, spaceId, roomId, inside } = await aLockedRoom();
  const { messageId: before } = await write(host, { roomId, content: "Before" });
  const client = await guest.enter(spaceId);
  await client.join(roomId, "sesame");
  const { messageId: answer } = await write(host, { roomId, content: "An answer", replyToId: before });
  const reaction = { roomId, content: "👍" };
  const reacted = await guest.web.done("addRoomChatReaction", { ...reaction, messageId: answer });
  expect(reacted.message).toMatchObject({ content: "An answer", replyTo: null });
  const undone = await guest.web.done("removeRoomChatReaction", { ...reaction, messageId: answer });
  expect(undone.message.replyTo).toBeNull();
  const said = { roomId, clientId: newId<ChatClientId>(), content: "What was it?", replyToId: before };
  const codes = [
    (await guest.web.call("addRoomChatReaction", { ...reaction, messageId: before })).code,
    (await guest.web.call("removeRoomChatReaction", { ...reaction, messageId: before })).code,
    (await guest.web.call("updateRoomChatMessage", { roomId, messageId: before, content: "Mine" })).code,
    (await guest.web.call("deleteRoomChatMessage", { roomId, messageId: before })).code,
    (await guest.web.call("postRoomChatMessage", said)).code,
  ];
  expect(codes).toEqual(codes.map(() => "messageNotFound"));
  const hosts = await host.web.done("addRoomChatReaction", { ...reaction, messageId: answer });
  expect(hosts.message.replyTo).toMatchObject({ excerpt: "Before" });
  for (const each of [client, inside]) each.close();
});

test("in an open room everybody reads what was written before them, and so do the space's members in a locked one", async () => {
  const { host, guest, spaceId, roomId, inside } = await aLockedRoom();
  await write(host, { roomId, content: "Before" });
  const member = await createTestGuest(atrium.url, "Member");
  const { account } = await member.web.done("getAccountProfile", {});
  await arrange.joinSpace({ accountId: must(account, "in a session").accountId }, spaceId, "SPACE_MEMBER");
  const theirs = await member.enter(spaceId);
  await theirs.join(roomId, "sesame");
  expect(await wordsOf(member, roomId)).toEqual(["Before"]);
  await arrange.room(roomId, { passwordHash: null });
  const client = await guest.enter(spaceId);
  await client.join(roomId, "sesame");
  expect(await wordsOf(guest, roomId)).toEqual(["Before"]);
  for (const each of [client, theirs, inside]) each.close();
});
