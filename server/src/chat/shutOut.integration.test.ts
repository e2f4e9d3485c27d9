import { must, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { listenAs } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const arrange = createArrange(database.db);
const dataFolder = mkdtempSync(join(tmpdir(), "atrium-shut-out-"));
const atrium = await startTestAtrium({ databaseUrl: database.url, settings: { DATA_FOLDER: dataFolder } });
afterAll(async () => {
  await atrium.stop();
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: "#2a7f62" } })
  .png()
  .toBuffer();
async function upload({ web }: TestGuest) {
  const wanted = await web.done("createChatFileUploadIntent", { name: "tea.png", bytes: picture.length });
  const headers = { cookie: web.cookies(), origin: atrium.url };
  await fetch(atrium.url + wanted.uploadUrl, { method: "PUT", headers, body: picture });
  return wanted.uploadId;
}
const idOf = async ({ web }: TestGuest) =>
  must((await web.done("getAccountProfile", {})).account, "in a session").accountId;

interface Place {
  spaceId: SpaceId;
  roomId: RoomId;
  teamId: TeamId;
}
/** A host and somebody else in the first room of a space; the host has written to the room, the space and the team. */
async function aWrittenSpace() {
  const [host, guest] = [await createTestGuest(atrium.url, "Host"), await createTestGuest(atrium.url, "Guest")];
  const { spaceId } = await host.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { space } = await host.web.done("getSpace", { spaceId });
  const { rooms } = await host.web.done("listRooms", { spaceId });
  const place = { spaceId, roomId: must(rooms[0], "every template has rooms").id, teamId: space.teamId };
  return { host, guest, place };
}
async function enter({ host, guest, place }: Awaited<ReturnType<typeof aWrittenSpace>>) {
  const [hostIn, guestIn] = [await host.enter(place.spaceId), await guest.enter(place.spaceId)];
  await hostIn.join(place.roomId);
  await guestIn.join(place.roomId);
  const files = {
    room: await write(host, "postRoomChatMessage", { roomId: place.roomId }),
    space: await write(host, "postSpaceChatMessage", { spaceId: place.spaceId }),
    team: await write(host, "postTeamChatMessage", { teamId: place.teamId }),
  };
  return { hostIn, guestIn, files };
}
type Post = "postRoomChatMessage" | "postSpaceChatMessage" | "postTeamChatMessage" | "postDirectMessage";
/** Writes a message with a file; returns the file's URL. */
async function write(by: TestGuest, name: Post, where: Partial<Place & { accountId: AccountId }>): Promise<string> {
  const said = { clientId: newId<ChatClientId>(), content: "A word", uploadIds: [await upload(by)] };
  const { message } = await by.web.done(name, { ...where, ...said } as never);
  return must(message.attachments?.[0], "it is there").url;
}

/** What somebody gets who requests everything there is to read. */
async function readBy({ web }: TestGuest, { spaceId, roomId, teamId }: Place, files: Record<string, string>) {
  const codes = {
    room: (await web.call("getRoomChatPage", { roomId })).code,
    highlights: (await web.call("getRoomChatHighlightsPage", { roomId })).code,
    space: (await web.call("getSpaceChatPage", { spaceId })).code,
    team: (await web.call("getTeamChatPage", { teamId })).code,
    findHere: (await web.call("findMessagesInSpace", { spaceId, words: "word" })).code,
  };
  const found = (await web.done("findMessages", { words: "word" })).messages.length;
  const { teams } = await web.done("getUnreadChats", {});
  const opened: Record<string, number> = {};
  for (const [kind, url] of Object.entries(files))
    opened[kind] = (await fetch(atrium.url + url, { headers: { cookie: web.cookies() } })).status;
  return { codes, found, teams: teams.length, opened };
}
/** How often the text was received, in any message. */
const heardBy = ({ heard }: { heard: readonly unknown[] }) => JSON.stringify(heard).split('"A word"').length - 1;

test("a guest who is banned reads nothing more from that moment: no page, no search, no file, no news", async () => {
  const party = await aWrittenSpace();
  const { host, guest, place } = party;
  const { hostIn, guestIn, files } = await enter(party);
  const before = await readBy(guest, place, files);
  expect(before.codes).toMatchObject({ room: "success", space: "success", findHere: "success" });
  expect(before.opened).toEqual({ room: 200, space: 200, team: 404 });
  const link = await listenAs(guest.web);
  await host.web.done("kick", { spaceId: place.spaceId, accountId: guestIn.accountId, banForMs: null });
  const after = await readBy(guest, place, files);
  expect(Object.values(after.codes)).not.toContain("success");
  expect(after).toMatchObject({ found: 0, teams: 0, opened: { room: 404, space: 404, team: 404 } });
  const [ofHost, ...heard] = [hostIn, link, guestIn].map(heardBy);
  await write(host, "postSpaceChatMessage", { spaceId: place.spaceId });
  await write(host, "postRoomChatMessage", { roomId: place.roomId });
  // By then the host has heard of both, and the guest would have.
  await expect.poll(() => heardBy(hostIn)).toBe((ofHost ?? 0) + 2);
  expect([link, guestIn].map(heardBy)).toEqual(heard);
  for (const each of [link, hostIn]) each.close();
});

test("a member who is taken out of the team reads nothing more of it from that moment", async () => {
  const party = await aWrittenSpace();
  const { host, guest: member, place } = party;
  const accountId = await idOf(member);
  await arrange.joinTeam({ accountId }, place.teamId, "MEMBER");
  await arrange.space(place.spaceId, { isPrivate: true });
  await arrange.joinSpace({ accountId }, place.spaceId, "SPACE_MEMBER");
  const { hostIn, guestIn, files } = await enter(party);
  const before = await readBy(member, place, files);
  expect(new Set(Object.values(before.codes))).toEqual(new Set(["success"]));
  expect(before).toMatchObject({ teams: 1, opened: { room: 200, space: 200, team: 200 } });
  expect(before.found).toBeGreaterThan(0);
  const [link, ofHost] = [await listenAs(member.web), await listenAs(host.web)];
  await host.web.done("removeTeamMember", { teamId: place.teamId, accountId });
  const after = await readBy(member, place, files);
  expect(Object.values(after.codes)).not.toContain("success");
  expect(after).toMatchObject({ found: 0, teams: 0, opened: { room: 404, space: 404, team: 404 } });
  const heard = heardBy(link);
  await write(host, "postTeamChatMessage", { teamId: place.teamId });
  await write(host, "postSpaceChatMessage", { spaceId: place.spaceId });
  await expect.poll(() => heardBy(ofHost)).toBe(2);
  expect(heardBy(link)).toBe(heard);
  for (const each of [link, ofHost, hostIn, guestIn]) each.close();
});

test("support that stands in a room opens no file of its chats, and reads nothing of two people's chat", async () => {
  const party = await aWrittenSpace();
  const { host, guest: support, place } = party;
  const member = await createTestGuest(atrium.url, "Member");
  await arrange.joinTeam({ accountId: await idOf(member) }, place.teamId, "MEMBER");
  await arrange.support({ accountId: await idOf(support) }, place.spaceId);
  const { hostIn, guestIn, files } = await enter(party);
  const direct = await write(host, "postDirectMessage", { accountId: await idOf(member) });
  const read = await readBy(support, place, { ...files, direct });
  expect(Object.values(read.codes)).not.toContain("success");
  expect(read).toMatchObject({ found: 0, teams: 0, opened: { room: 404, space: 404, team: 404, direct: 404 } });
  for (const other of [host, member]) {
    const page = await support.web.call("getDirectMessageChatPage", { accountId: await idOf(other) });
    expect(JSON.stringify(page)).not.toContain("A word");
  }
  expect((await support.web.done("getDirectMessageChatsPage", {})).chats).toEqual([]);
  expect(heardBy(guestIn)).toBe(0);
  const opened = await fetch(atrium.url + direct, { headers: { cookie: member.web.cookies() } });
  expect(opened.status).toBe(200);
  for (const each of [hostIn, guestIn]) each.close();
});
