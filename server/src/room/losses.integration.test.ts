import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const arrange = createArrange(database.db);
const desk = createCallDesk(database.db);

/** A space whose admin and guest have written in its chats: two messages in the first room, one in the second, one in all. */
async function makeLivedIn() {
  const [admin, member, guest] = [await desk.account("en"), await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  await arrange.joinTeam(guest, teamId, "GUEST");
  await arrange.joinTeam(member, teamId, "MEMBER");
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home", template: "lounge" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const [first, second] = rooms.map(({ id }) => id);
  const look = { name: "Hana", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  const put = (...people: { by: Caller; roomId: typeof first }[]) =>
    desk.inside.set(
      spaceId,
      people.map(({ by, roomId }) => ({
        ...look,
        accountId: must(by.accountId, "signed in"),
        roomId: must(roomId, "the template has it"),
        pos: null,
        speaking: false,
      })),
    );
  const said = (content: string) => ({ clientId: newId<ChatClientId>(), content });
  const write = async (by: Caller, roomId: typeof first, content: string) =>
    desk.done(by, "postRoomChatMessage", { roomId: must(roomId, "a room"), ...said(content) });
  put({ by: admin, roomId: first }, { by: guest, roomId: first });
  await write(admin, first, "Welcome");
  await write(guest, first, "Thank you");
  const slip = await write(guest, first, "Wrong room");
  await desk.done(guest, "deleteRoomChatMessage", { roomId: must(first, "a room"), messageId: slip.messageId });
  await desk.done(admin, "postSpaceChatMessage", { spaceId, ...said("Tea at four") });
  put({ by: admin, roomId: second }, { by: guest, roomId: first });
  await write(admin, second, "Anybody here?");
  await desk.done(admin, "addSpaceMembers", { spaceId, accountIds: [must(member.accountId, "signed in")] });
  await desk.done(admin, "addSpaceGuests", { spaceId, accountIds: [must(guest.accountId, "signed in")] });
  return { admin, guest, spaceId, first: must(first, "a room"), second: must(second, "a room") };
}

test("before a room is deleted its admin is told who is in it and what has been written there", async () => {
  const { admin, guest, first, second } = await makeLivedIn();
  expect(await desk.done(admin, "getRoomLosses", { roomId: first })).toEqual({ people: 1, messages: 2 });
  expect(await desk.done(admin, "getRoomLosses", { roomId: second })).toEqual({ people: 1, messages: 1 });
  expect(await desk.call(guest, "getRoomLosses", { roomId: first })).toMatchObject({ code: "forbidden" });
});

test("before a space is deleted its team admin is told all that goes with it, and nobody else is", async () => {
  const { admin, guest, spaceId, second } = await makeLivedIn();
  await desk.done(admin, "updateRoom", { roomId: second, isHidden: true });
  const losses = { people: 2, rooms: 3, members: 1, guests: 1, messages: 4 };
  expect(await desk.done(admin, "getSpaceLosses", { spaceId })).toEqual(losses);
  expect(await desk.call(guest, "getSpaceLosses", { spaceId })).toMatchObject({ code: "forbidden" });
});
