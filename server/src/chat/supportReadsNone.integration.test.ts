import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

/** A space whose host has written to everybody and in the room; a member stands beside the host in that room. */
async function aSpaceWithChats() {
  const [host, member] = [await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(host, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(host, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(host, "listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
  await arrange.joinSpace(member, spaceId, "SPACE_MEMBER");
  const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  desk.inside.set(
    spaceId,
    [host, member].map((person) => ({ ...look, accountId: idOf(person), roomId, pos: null, speaking: false })),
  );
  const said = { clientId: newId<ChatClientId>(), content: "A word of the room" } as const;
  const { messageId } = await desk.done(host, "postRoomChatMessage", { roomId, ...said });
  await desk.done(host, "highlightRoomChatMessage", { roomId, messageId });
  await desk.done(host, "postSpaceChatMessage", { spaceId, ...said, clientId: newId<ChatClientId>() });
  await desk.done(host, "postTeamChatMessage", { teamId, ...said, clientId: newId<ChatClientId>() });
  return { host, member, teamId, spaceId, roomId };
}
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");

/** What each call that reads a chat answers to somebody. */
async function answersTo(
  caller: Caller,
  { host, spaceId, roomId, teamId }: Awaited<ReturnType<typeof aSpaceWithChats>>,
) {
  const asked = { words: "word" };
  const codes = {
    roomPage: await desk.call(caller, "getRoomChatPage", { roomId }),
    roomHighlights: await desk.call(caller, "getRoomChatHighlightsPage", { roomId }),
    spacePage: await desk.call(caller, "getSpaceChatPage", { spaceId }),
    spaceFind: await desk.call(caller, "findMessagesInSpace", { spaceId, ...asked }),
    teamPage: await desk.call(caller, "getTeamChatPage", { teamId }),
    directPost: await desk.call(caller, "postDirectMessage", {
      accountId: idOf(host),
      clientId: newId<ChatClientId>(),
      content: "Hello",
    }),
  };
  return Object.fromEntries(Object.entries(codes).map(([name, { code }]) => [name, code]));
}

test("support reads no page of a room's, the space's or the team's chat, searches none and writes to nobody", async () => {
  const space = await aSpaceWithChats();
  expect(new Set(Object.values(await answersTo(space.member, space)))).toEqual(new Set(["success"]));
  await arrange.support(space.member, space.spaceId);
  expect(await answersTo(space.member, space)).toEqual({
    roomPage: "forbidden",
    roomHighlights: "forbidden",
    spacePage: "chatNotAllowed",
    spaceFind: "chatNotAllowed",
    teamPage: "chatNotAllowed",
    directPost: "chatNotAllowed",
  });
});

test("support that searches its own chats finds none of the team's", async () => {
  const { member, spaceId } = await aSpaceWithChats();
  const found = async () => (await desk.done(member, "findMessages", { words: "word" })).messages;
  expect(await found()).toHaveLength(1);
  expect((await desk.done(member, "getUnreadChats", {})).teams).toHaveLength(1);
  await arrange.support(member, spaceId);
  expect(await found()).toEqual([]);
  expect((await desk.done(member, "getUnreadChats", {})).teams).toEqual([]);
});
