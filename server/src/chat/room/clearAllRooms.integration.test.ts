import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId, RoomId, SpaceId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import type { ChatChange } from "../engine/topics.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);

/** A space with its host and a guest in the first of its rooms. */
async function aSpace() {
  const host = await desk.account("en");
  const { id: teamId } = await desk.done(host, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(host, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(host, "listRooms", { spaceId });
  const [lounge, studio, quiet] = rooms.map(({ id }) => id);
  const guest = await desk.guest("en");
  const space = {
    spaceId,
    lounge: must(lounge, "three rooms"),
    studio: must(studio, "three rooms"),
    quiet: must(quiet, "three rooms"),
  };
  enter(spaceId, space.lounge, [host, guest]);
  return { host, guest, ...space };
}
function enter(spaceId: SpaceId, roomId: RoomId, people: readonly Caller[]) {
  const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  const entered = people.map(({ accountId }) => ({ ...look, accountId: must(accountId, "in a session"), roomId }));
  desk.inside.set(
    spaceId,
    entered.map((person) => ({ ...person, pos: null, speaking: false })),
  );
}
const write = (by: Caller, roomId: RoomId, content: string) =>
  desk.done(by, "postRoomChatMessage", { roomId, clientId: newId<ChatClientId>(), content });
const read = (by: Caller, roomId: RoomId) => desk.done(by, "getRoomChatPage", { roomId });
const clearedIn = (spaceId: SpaceId) =>
  desk.news
    .filter(({ topic }) => topic === "chatChanged")
    .map(({ news }) => news as ChatChange)
    .flatMap(({ place, change }) =>
      place.kind === "room" && place.spaceId === spaceId && change.kind === "cleared"
        ? [[place.roomId, change.position]]
        : [],
    );
const byRoom = (one: readonly unknown[], other: readonly unknown[]) => String(one[0]).localeCompare(String(other[0]));

/** Two messages in one room, one in another, none in the third. */
async function aWrittenSpace() {
  const space = await aSpace();
  const { host, guest, spaceId, lounge, studio } = space;
  await write(guest, lounge, "One");
  await write(host, lounge, "Two");
  enter(spaceId, studio, [host, guest]);
  await write(guest, studio, "Three");
  return space;
}

test("all rooms' chats are cleared at once, each at its own position, and those in the rooms are told", async () => {
  const { host, guest, spaceId, lounge, studio, quiet } = await aWrittenSpace();
  const { rooms } = await desk.done(host, "deleteAllRoomsChatMessages", { spaceId });
  const positions = rooms.map(({ roomId, lastBulkDeletedMessagePosition: at }) => [roomId, at] as const);
  const expected = [
    [lounge, 2],
    [studio, 1],
  ].toSorted(byRoom);
  expect(positions.toSorted(byRoom)).toEqual(expected);
  expect(clearedIn(spaceId).toSorted(byRoom)).toEqual(expected);
  expect(await read(guest, studio)).toMatchObject({ messages: [], lastPosition: 1 });
  enter(spaceId, lounge, [host, guest]);
  expect(await read(guest, lounge)).toMatchObject({ messages: [], lastPosition: 2 });
  enter(spaceId, quiet, [host, guest]);
  expect(await read(guest, quiet)).toMatchObject({ messages: [], lastPosition: 0 });
});

test("what is written after all chats were cleared stands behind what they had", async () => {
  const { host, guest, spaceId, studio } = await aWrittenSpace();
  await desk.done(host, "deleteAllRoomsChatMessages", { spaceId });
  expect((await write(guest, studio, "Afresh")).message.position).toBe(2);
  expect((await read(guest, studio)).messages.map(({ content }) => content)).toEqual(["Afresh"]);
});

test("the chats of other spaces and of the space itself stay as they are", async () => {
  const { host, guest, spaceId } = await aWrittenSpace();
  const other = await aWrittenSpace();
  await desk.done(host, "postSpaceChatMessage", { spaceId, clientId: newId<ChatClientId>(), content: "To all" });
  await desk.done(host, "deleteAllRoomsChatMessages", { spaceId });
  expect((await read(other.guest, other.studio)).messages.map(({ content }) => content)).toEqual(["Three"]);
  const { messages } = await desk.done(guest, "getSpaceChatPage", { spaceId });
  expect(messages.map(({ content }) => content)).toEqual(["To all"]);
});

test("guests clear no chats, and nothing is gone after they tried", async () => {
  const { guest, spaceId, studio } = await aWrittenSpace();
  expect((await desk.call(guest, "deleteAllRoomsChatMessages", { spaceId })).code).toBe("forbidden");
  expect((await read(guest, studio)).messages.map(({ content }) => content)).toEqual(["Three"]);
  expect(clearedIn(spaceId)).toEqual([]);
});
