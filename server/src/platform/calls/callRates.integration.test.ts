import { constants, newId } from "@atrium/contract";
import type { ChatClientId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});
const { usual, reaction, chat } = constants.callRates;

/** A guest in the first room of the demo space; the steady clock stands still from here on. */
async function guestInside() {
  const browser = createTestBrowser({ port: atrium.port });
  clock.holdSteady(false);
  await browser.call("registerUnverifiedAccount", { name: "Guest" });
  const spaceId = (await browser.call("getSpaceId", { slug: "try-me" })).value?.spaceId ?? newId();
  const door = (await browser.call("canJoinSpace", { spaceId })).value;
  const live = await connectLive({ url: atrium.url, ticket: door?.state === "open" ? door.ticket : "" });
  const { room } = await live.join();
  clock.holdSteady(true);
  return { browser, live, spaceId, roomId: room.id };
}

test("calls of an account over both transports count together, and too many are told when to come again", async () => {
  const { browser, live, roomId } = await guestInside();
  const other = await guestInside();
  let passed = 0;
  for (; passed < usual.burst; passed += 1) {
    const reply = await live.call("muteSelf", { roomId, audioMuted: true });
    if (!("success" in reply)) break;
  }
  expect(passed).toBeGreaterThan(usual.burst / 2);
  const overHttp = await browser.call("getAccountProfile", {});
  // What is left of the tenth of a second in which one more call becomes available.
  const soon = { retryAfterMs: expect.toSatisfy((ms: number) => ms > 0 && ms <= 100) };
  expect(overHttp).toMatchObject({ status: 429, code: "tooOftenAttempts", detail: soon });
  expect(await live.call("muteSelf", { roomId, audioMuted: true })).toEqual({ tooOftenAttempts: soon });
  expect((await other.browser.call("getAccountProfile", {})).code).toBe("success");
  live.close();
  other.live.close();
});

test("reactions have a limit of their own", async () => {
  const { browser, live, roomId } = await guestInside();
  for (let sent = 0; sent < reaction.burst; sent += 1)
    expect(await live.call("sendEmotion", { roomId, emotion: "👋" })).toEqual({ success: {} });
  expect(Object.keys(await live.call("sendEmotion", { roomId, emotion: "👋" }))).toEqual(["tooOftenAttempts"]);
  expect((await browser.call("sendEmotion", { roomId, emotion: "👋" })).code).toBe("tooOftenAttempts");
  expect((await browser.call("getAccountProfile", {})).code).toBe("success");
  live.close();
});

test("messages have a limit of their own, ten at once and five a second, and say when the next may be sent", async () => {
  const { browser, live, spaceId } = await guestInside();
  const post = () => live.call("postSpaceChatMessage", { spaceId, clientId: newId(), content: "Kites" });
  for (let sent = 0; sent < chat.burst; sent += 1) expect(Object.keys(await post())).toEqual(["success"]);
  const soon = { retryAfterMs: expect.toSatisfy((ms: number) => ms > 0 && ms <= 1000 / chat.perSecond) };
  expect(await post()).toEqual({ tooOftenAttempts: soon });
  const said = { spaceId, clientId: newId<ChatClientId>(), content: "Kites" };
  expect(await browser.call("postSpaceChatMessage", said)).toMatchObject({ status: 429, detail: soon });
  clock.skipSteady(1000);
  for (let sent = 0; sent < chat.perSecond; sent += 1) expect(Object.keys(await post())).toEqual(["success"]);
  expect(Object.keys(await post())).toEqual(["tooOftenAttempts"]);
  live.close();
});

test("attempts of a reaction are one reaction, over whichever transport they come", async () => {
  const { browser, live, roomId } = await guestInside();
  const requestId = newId<never>();
  const answers = [
    await live.call("sendEmotion", { roomId, emotion: "🎉" }, requestId),
    (await browser.call("sendEmotion", { roomId, emotion: "🎉" }, requestId)).code,
    (await browser.call("sendEmotion", { roomId, emotion: "🔥" }, requestId)).code,
  ];
  expect(answers).toEqual([{ success: {} }, "success", "invalidRequest"]);
  await browser.call("sendEmotion", { roomId, emotion: "👏" });
  const heard = () =>
    live.heard
      .flatMap((message) => (message.type === "events" ? message.events : []))
      .flatMap((event) => (event.kind === "emotion" ? [event.emotion] : []));
  await expect.poll(heard).toEqual(["🎉", "👏"]);
  live.close();
});
