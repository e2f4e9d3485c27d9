import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId, RoomId, SpaceId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);

function putInside(spaceId: SpaceId, roomId: RoomId, { accountId }: Caller) {
  const look = { name: "Hana", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  desk.inside.set(spaceId, [
    { ...look, accountId: must(accountId, "in a session"), roomId, pos: null, speaking: false },
  ]);
}
/** What is written in a space and in one of its rooms, by somebody who is inside. */
async function written(admin: Caller, { spaceId, roomId }: { spaceId: SpaceId; roomId: RoomId }) {
  putInside(spaceId, roomId, admin);
  const pages = await Promise.all([
    desk.done(admin, "getRoomChatPage", { roomId }),
    desk.done(admin, "getRoomChatHighlightsPage", { roomId }),
    desk.done(admin, "getSpaceChatPage", { spaceId }),
  ]);
  return pages.map(({ messages }) => messages.map((message) => JSON.stringify(message)).join());
}

test("a copy of a room, of its space and a space made from that as a template begin with empty chats", async () => {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home", template: "lounge" });
  const firstOf = async (id: SpaceId) =>
    must((await desk.done(admin, "listRooms", { spaceId: id })).rooms[0], "a room").id;
  const roomId = await firstOf(spaceId);
  putInside(spaceId, roomId, admin);
  const said = () => ({ clientId: newId<ChatClientId>(), content: "Between us" });
  const { messageId } = await desk.done(admin, "postRoomChatMessage", { roomId, ...said() });
  await desk.done(admin, "highlightRoomChatMessage", { roomId, messageId });
  await desk.done(admin, "postSpaceChatMessage", { spaceId, ...said() });
  for (const page of await written(admin, { spaceId, roomId })) expect(page).toContain("Between us");

  const room = await desk.done(admin, "duplicateRoom", { roomId });
  const [inRoom, highlighted] = await written(admin, { spaceId, roomId: room.room.id });
  expect([inRoom, highlighted]).toEqual(["", ""]);
  await desk.done(admin, "updateSpace", { spaceId, isTemplate: true });
  const copy = await desk.done(admin, "duplicateSpace", { spaceId });
  const origin = { template: "duplicate", oldSpaceId: spaceId } as const;
  const made = await desk.done(admin, "createSpace", { teamId, name: "New", ...origin });
  for (const { spaceId: id } of [copy, made])
    expect(await written(admin, { spaceId: id, roomId: await firstOf(id) })).toEqual(["", "", ""]);
});
