import { newId } from "@atrium/contract";
import type { ChatClientId, NewsItem, SpaceId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { listenAs } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, beforeAll, expect, test } from "vitest";

const database = await createTestDatabase();
let atrium: TestAtrium;
beforeAll(async () => {
  atrium = await startTestAtrium({ databaseUrl: database.url });
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

/** A space with its host and a guest inside. */
async function aSpace() {
  const host = await createTestGuest(atrium.url, "Host");
  const { spaceId } = await host.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const guest = await createTestGuest(atrium.url, "Guest");
  return { host, guest, spaceId, inside: [await host.enter(spaceId), await guest.enter(spaceId)] as const };
}
const write = ({ web }: TestGuest, spaceId: SpaceId, content = "Hello") =>
  web.done("postSpaceChatMessage", { spaceId, clientId: newId<ChatClientId>(), content });
const newsIn = (heard: readonly { type: string }[]): NewsItem[] =>
  heard.flatMap((each) => (each.type === "news" ? (each as unknown as { news: NewsItem[] }).news : []));
const wordsIn = (heard: readonly { type: string }[]) =>
  newsIn(heard).flatMap((item) => (item.kind === "chatMessage" ? [item.message.content] : []));

test("everybody in the space hears what is written to all of it, and nobody outside", async () => {
  const { host, guest, spaceId, inside } = await aSpace();
  const outside = await createTestGuest(atrium.url, "Outsider");
  const link = await listenAs(outside.web);
  const { message } = await write(guest, spaceId, "Lunch?");
  expect(message).toMatchObject({ position: 1, revision: 1, content: "Lunch?" });
  for (const { heard } of inside) await expect.poll(() => wordsIn(heard)).toEqual(["Lunch?"]);
  expect((await outside.web.call("getSpaceChatPage", { spaceId })).code).toBe("notConnectedToSpace");
  expect((await outside.web.call("postSpaceChatMessage", { spaceId, clientId: newId(), content: "Me too" })).code).toBe(
    "notConnectedToSpace",
  );
  // Something the outsider does receive: earlier messages would have arrived by then.
  await outside.web.done("updateAccount", { about: "Kites" });
  await link.untilTold("getAccountProfile");
  expect(link.told.map(({ operation }) => operation)).toEqual(["getAccountProfile"]);
  const { messages } = await host.web.done("getSpaceChatPage", { spaceId });
  expect(messages.map(({ content }) => content)).toEqual(["Lunch?"]);
  link.close();
  for (const client of inside) client.close();
});

test("a host deletes what anybody wrote to the space, others only their own", async () => {
  const { host, guest, spaceId, inside } = await aSpace();
  const { messageId } = await write(host, spaceId);
  expect((await guest.web.call("deleteSpaceChatMessage", { spaceId, messageId })).code).toBe("chatNotAllowed");
  const { messageId: other } = await write(guest, spaceId);
  const { message } = await host.web.done("deleteSpaceChatMessage", { spaceId, messageId: other });
  expect(message).toMatchObject({ isDeleted: true, content: "", deletedByName: "Host" });
  for (const client of inside) client.close();
});

test("how far somebody has read their other page hears, and nobody else", async () => {
  const { host, guest, spaceId, inside } = await aSpace();
  const link = await listenAs(guest.web);
  await write(host, spaceId);
  await guest.web.done("markSpaceChatRead", { spaceId, position: 5 });
  const read = await link.untilNews(({ kind }) => kind === "chatRead");
  expect(read).toEqual({ kind: "chatRead", chat: { kind: "space", spaceId }, position: 1 });
  expect((await guest.web.done("getSpaceChatPage", { spaceId })).readPosition).toBe(1);
  expect(newsIn(inside[0].heard).map(({ kind }) => kind)).not.toContain("chatRead");
  link.close();
  for (const client of inside) client.close();
});

test("that somebody writes the others inside hear, and neither the writer nor anybody outside", async () => {
  const { host, guest, spaceId, inside } = await aSpace();
  const [ofHost, ofGuest] = inside;
  const typed = (heard: readonly { type: string }[]) =>
    newsIn(heard).flatMap((item) => (item.kind === "chatTyping" ? [item.typing.name] : []));
  const outside = await createTestGuest(atrium.url, "Outsider");
  expect((await outside.web.call("typeInSpaceChat", { spaceId })).code).toBe("notConnectedToSpace");
  await guest.web.done("typeInSpaceChat", { spaceId });
  await expect.poll(() => typed(ofHost.heard)).toEqual(["Guest"]);
  // Later messages arrive later: by then the writer would have received their own.
  await write(host, spaceId, "Yes?");
  await expect.poll(() => wordsIn(ofGuest.heard)).toEqual(["Yes?"]);
  expect(typed(ofGuest.heard)).toEqual([]);
  for (const client of inside) client.close();
});
