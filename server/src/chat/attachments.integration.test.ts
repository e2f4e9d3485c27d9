import { must, newId } from "@atrium/contract";
import type { ChatClientId, RoomId, UploadId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { createWallClock } from "@atrium/testkit/wallClock";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { clean } from "../program/housekeeping.ts";
import { createDiskStore } from "../platform/files/diskStore.ts";
import { hashPassword } from "../platform/passwords.ts";
import { createLocalBus } from "../platform/bus.ts";

const database = await createTestDatabase();
const arrange = createArrange(database.db);
const dataFolder = mkdtempSync(join(tmpdir(), "atrium-attachments-"));
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const settings = { DATA_FOLDER: dataFolder, SERVER_SECRET: "one key of both nodes: q8Zr3vN1xKw0pYt7" };
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
const second = await startTestAtrium({ databaseUrl: database.url, clock, settings });
afterAll(async () => {
  await Promise.all([atrium.stop(), second.stop()]);
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7f62" } })
  .png()
  .toBuffer();

async function upload({ web }: TestGuest): Promise<UploadId> {
  const wanted = await web.done("createChatFileUploadIntent", { name: "tea.png", bytes: picture.length });
  const headers = { cookie: web.cookies(), origin: atrium.url };
  const answer = await fetch(atrium.url + wanted.uploadUrl, { method: "PUT", headers, body: picture });
  expect(await answer.json()).toMatchObject({ success: { kind: "chat", mimeType: "image/webp" } });
  return wanted.uploadId;
}
const open = (newcomer: TestGuest | null, url: string, node = atrium) =>
  fetch(node.url + url, { headers: newcomer === null ? {} : { cookie: newcomer.web.cookies() } });
const statusFor = async (...asked: Parameters<typeof open>) => (await open(...asked)).status;

/** A host and a guest in the first room, and a guest in the space but in no room. */
async function aParty() {
  const host = await createTestGuest(atrium.url, "Host");
  const { spaceId } = await host.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { rooms } = await host.web.done("listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
  const [guest, other] = [await createTestGuest(atrium.url, "Guest"), await createTestGuest(atrium.url, "Other")];
  const [hostIn, guestIn] = [await host.enter(spaceId), await guest.enter(spaceId)];
  await hostIn.join(roomId);
  await guestIn.join(roomId);
  await other.enter(spaceId);
  return { host, guest, other, spaceId, roomId };
}
const send = ({ web }: TestGuest, roomId: RoomId, uploadIds: UploadId[]) =>
  web.done("postRoomChatMessage", { roomId, clientId: newId<ChatClientId>(), content: "", uploadIds });

test("a picture in a message opens for those in its room, and for nobody else", async () => {
  const { host, guest, other, roomId } = await aParty();
  const { message } = await send(guest, roomId, [await upload(guest)]);
  const attachment = must(message.attachments?.[0], "it is there");
  expect(attachment).toMatchObject({ name: "tea.png", mimeType: "image/webp", size: { w: 90, h: 60 } });
  const page = await host.web.done("getRoomChatPage", { roomId });
  expect(page.messages[0]).toMatchObject({ content: "", attachments: [attachment] });
  expect(await statusFor(host, attachment.url)).toBe(200);
  expect(await statusFor(guest, attachment.url)).toBe(200);
  expect(await statusFor(other, attachment.url)).toBe(404);
  expect(await statusFor(await createTestGuest(atrium.url, "Stranger"), attachment.url)).toBe(404);
  expect(await statusFor(null, attachment.url)).toBe(404);
});

test("at another node a picture opens for the same people, as it does where the space lives", async () => {
  const { host, guest, other, roomId } = await aParty();
  const { message } = await send(guest, roomId, [await upload(guest)]);
  const { url } = must(message.attachments?.[0], "it is there");
  const [here, there] = [await open(host, url), await open(host, url, second)];
  expect(there.status).toBe(200);
  for (const header of ["content-type", "content-security-policy", "content-disposition", "x-content-type-options"])
    expect([header, there.headers.get(header)]).toEqual([header, here.headers.get(header)]);
  expect(await there.bytes()).toEqual(await here.bytes());
  expect(await statusFor(other, url, second)).toBe(404);
  expect(await statusFor(null, url, second)).toBe(404);
});

test("who was let into a locked room later does not open what was sent before", async () => {
  const { host, spaceId, roomId } = await aParty();
  await arrange.room(roomId, { passwordHash: await hashPassword("sesame") });
  const { message } = await send(host, roomId, [await upload(host)]);
  clock.move(1000);
  const late = await createTestGuest(atrium.url, "Late");
  const inside = await late.enter(spaceId);
  await inside.join(roomId, "sesame");
  expect(await statusFor(late, must(message.attachments?.[0], "one").url)).toBe(404);
  const { message: next } = await send(host, roomId, [await upload(host)]);
  expect(await statusFor(late, must(next.attachments?.[0], "one").url)).toBe(200);
});

test("a file belongs to one message, of whoever uploaded it", async () => {
  const { host, guest, roomId } = await aParty();
  const uploadId = await upload(guest);
  const said = { roomId, content: "Look", uploadIds: [uploadId] };
  const refused = await host.web.call("postRoomChatMessage", { ...said, clientId: newId<ChatClientId>() });
  expect(refused.code).toBe("uploadIntentNotFound");
  await send(guest, roomId, [uploadId]);
  const again = await guest.web.call("postRoomChatMessage", { ...said, clientId: newId<ChatClientId>() });
  expect(again.code).toBe("uploadIntentNotFound");
  const page = await guest.web.done("getRoomChatPage", { roomId });
  expect(page.messages).toHaveLength(1);
  expect(page.lastPosition).toBe(1);
});

test("a file that is sent to two chats at once goes to one of them", async () => {
  const { guest, roomId, spaceId } = await aParty();
  for (let round = 0; round < 5; round += 1) {
    const said = { content: "Look", uploadIds: [await upload(guest)] };
    const replies = await Promise.all([
      guest.web.call("postRoomChatMessage", { ...said, roomId, clientId: newId<ChatClientId>() }),
      guest.web.call("postSpaceChatMessage", { ...said, spaceId, clientId: newId<ChatClientId>() }),
    ]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(["success", "uploadIntentNotFound"]);
  }
});

test("of a deleted message nobody opens the file, and the next day it is gone; of others it stays", async () => {
  const { host, guest, roomId } = await aParty();
  const kept = must((await send(guest, roomId, [await upload(guest)])).message.attachments?.[0], "one");
  const { message } = await send(guest, roomId, [await upload(guest)]);
  const gone = must(message.attachments?.[0], "one");
  await guest.web.done("deleteRoomChatMessage", { roomId, messageId: message.id });
  expect(await statusFor(host, gone.url)).toBe(404);
  const [deleted] = (await host.web.done("getRoomChatPage", { roomId })).messages.slice(-1);
  expect(deleted).toMatchObject({ isDeleted: true, attachments: [] });
  const files = createDiskStore(join(dataFolder, "files"));
  await clean({ db: database.db, bus: createLocalBus(), files }, clock.nowMs() + 25 * 3_600_000);
  expect(await files.read(gone.url.slice("/files/".length))).toBeNull();
  const still = await files.read(kept.url.slice("/files/".length));
  expect(still?.bytes).toBe(kept.bytes);
  still?.content.destroy();
});

test("a message says something or brings a file", async () => {
  const { guest, roomId } = await aParty();
  const empty = { roomId, clientId: newId<ChatClientId>(), content: "" as const };
  expect((await guest.web.call("postRoomChatMessage", empty)).code).toBe("invalidRequest");
});
