import { must, newId } from "@atrium/contract";
import type { CaptionLine, ElementId, PassingEvent, RoomId, SpaceId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeLibreTranslate } from "@atrium/testkit/fakeLibreTranslate";
import { saying, silence, startFakeVosk } from "@atrium/testkit/fakeVosk";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const [english, russian] = [await startFakeVosk(), await startFakeVosk()];
const translator = await startFakeLibreTranslate();
const atrium = await startTestAtrium({
  databaseUrl: database.url,
  settings: {
    CAPTIONS_RECOGNISER_URL: `en=${english.url},ru=${russian.url}`,
    CAPTIONS_TRANSLATOR_URL: translator.url,
    CAPTIONS_TRANSLATOR_KEY: translator.apiKey,
    CAPTIONS_LANGUAGES: "en,ru,de",
  },
});
afterAll(async () => {
  await atrium.stop();
  await Promise.all([english.stop(), russian.stop(), translator.stop()]);
  await database.close();
});

let owner: TestGuest;
let host: LiveClient;
let spaceId: SpaceId;
let roomId: RoomId;
const speaking: NodeJS.Timeout[] = [];

beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Grace");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  roomId = must(rooms[0], "a space has a room").id;
  await owner.web.done("updateRoom", { roomId, type: "stage" });
  host = await inside(owner);
});
afterEach(() => {
  for (const timer of speaking.splice(0)) clearInterval(timer);
});

async function inside(person: TestGuest): Promise<LiveClient> {
  const live = await person.enter(spaceId);
  await live.join(roomId);
  return live;
}
const comes = async (name: string) => inside(await createTestGuest(atrium.url, name));
async function reads(live: LiveClient, language: string | null): Promise<void> {
  expect(await live.call("setCaptions", { roomId, language })).toEqual({ success: {} });
}
async function onStage(live: LiveClient): Promise<void> {
  await live.call("goOnStage", { roomId });
  expect(await live.call("updatePublication", { roomId, audio: true })).toEqual({ success: {} });
}
async function unmuted(live: LiveClient): Promise<void> {
  expect(await live.call("muteSelf", { roomId, audioMuted: false })).toEqual({ success: {} });
}
function says(live: LiveClient, words: string, language = "en"): void {
  live.send({ type: "voice", language });
  live.sendSound(saying(words));
  live.sendSound(silence());
}
/** Says the same again and again, as long as the test runs. */
function keepsSaying(live: LiveClient, words: string): void {
  live.send({ type: "voice", language: "en" });
  speaking.push(setInterval(() => [saying(words), silence()].forEach((sound) => live.sendSound(sound)), 150));
}
const eventsOf = (live: LiveClient): PassingEvent[] =>
  live.heard.flatMap((message) => (message.type === "events" ? message.events : []));
const linesOf = (live: LiveClient): CaptionLine[] =>
  eventsOf(live).flatMap((event) => (event.kind === "caption" ? [event.line] : []));
const sentencesOf = (live: LiveClient): string[] =>
  linesOf(live)
    .filter(({ isFinal }) => isFinal)
    .map(({ text }) => text);
const hears = (live: LiveClient, text: string) =>
  live.until((each) => sentencesOf(each).includes(text), `they read "${text}"`);

test("everybody reads who speaks on the stage in their own language, and what was said beside it", async () => {
  const [one, other, none] = [await comes("English"), await comes("Russian"), await comes("Nobody")];
  await reads(one, "en");
  await reads(other, "ru");
  await none.until(
    (each) => each.room?.records.captionsOn[roomId] !== undefined,
    "everybody sees that captions are on",
  );
  expect(Object.keys(none.room?.records.captionReader ?? {})).toEqual([]);
  expect(Object.keys(one.room?.records.captionReader ?? {})).toEqual([one.accountId]);
  await onStage(host);
  says(host, "hello all");
  await hears(one, "hello all");
  await hears(other, "en>ru: hello all");
  expect(linesOf(other)).toEqual([
    expect.objectContaining({ name: "Grace", accountId: host.accountId, spoken: "en", original: "hello all" }),
  ]);
  expect(linesOf(one).map(({ isFinal }) => isFinal)).toEqual([false, true]);
  expect(english.configs).toContainEqual({ sample_rate: 16_000 });
  says(host, "всем привет", "ru");
  await hears(other, "всем привет");
  await hears(one, "ru>en: всем привет");
  expect([linesOf(none), linesOf(host)]).toEqual([[], []]);
});

test("a sentence is translated once for each language, for however many readers", async () => {
  const readers = await Promise.all(Array.from({ length: 12 }, (_, at) => comes(`Reader ${at}`)));
  for (const reader of readers) await reads(reader, "de");
  const before = translator.asked.length;
  await onStage(host);
  says(host, "one for all");
  for (const reader of readers) await hears(reader, "en>de: one for all");
  expect(translator.asked.slice(before)).toEqual([{ q: "one for all", source: "en", target: "de" }]);
});

test("captions are read in the languages that are offered, and no others", async () => {
  const reader = await comes("Reader");
  const reply = await reader.call("setCaptions", { roomId, language: "fr" });
  expect(Object.keys(reply)).toEqual(["captionsNotSetUp"]);
  expect(reader.room?.records.captionsOn[roomId]).toBeUndefined();
});

test("without its translation a sentence is read as it was said", async () => {
  const reader = await comes("Reader");
  await reads(reader, "ru");
  await onStage(host);
  translator.failNext(429);
  says(host, "slow down");
  await hears(reader, "slow down");
  expect(linesOf(reader).at(-1)).toMatchObject({ original: null, spoken: "en" });
});

test("sentences are read in the order in which they were said, also when translations take long", async () => {
  const reader = await comes("Reader");
  await reads(reader, "ru");
  await onStage(host);
  translator.hold(true);
  for (const words of ["first", "second", "third"]) says(host, words);
  translator.hold(false);
  await hears(reader, "en>ru: third");
  expect(sentencesOf(reader)).toEqual(["en>ru: first", "en>ru: second", "en>ru: third"]);
});

test("the audience and the muted are not captioned, and who leaves the stage no longer", async () => {
  const [reader, guest] = [await comes("Reader"), await comes("Guest")];
  await reads(reader, "en");
  says(guest, "from the audience");
  await onStage(host);
  says(host, "on stage");
  await hears(reader, "on stage");
  await host.call("updatePublication", { roomId, audio: false });
  says(host, "muted");
  await host.call("updatePublication", { roomId, audio: true });
  says(host, "and back");
  await hears(reader, "and back");
  expect(sentencesOf(reader)).toEqual(["on stage", "and back"]);
  await host.call("leaveStage", { roomId });
  says(host, "from below");
  await host.call("goOnStage", { roomId });
  await host.call("updatePublication", { roomId, audio: true });
  says(host, "on again");
  await hears(reader, "on again");
  expect(sentencesOf(reader)).toEqual(["on stage", "and back", "on again"]);
});

test("nobody is recognised while nobody reads, and the mark goes with the last reader", async () => {
  const [one, other] = [await comes("One"), await comes("Other")];
  await reads(one, "en");
  await reads(other, "en");
  await onStage(host);
  says(host, "read");
  await hears(other, "read");
  await reads(one, null);
  const said = linesOf(one).length;
  says(host, "by one");
  await hears(other, "by one");
  expect(linesOf(one)).toHaveLength(said);
  other.close();
  await host.until((each) => each.room?.records.captionsOn[roomId] === undefined, "captions are off");
  says(host, "to nobody");
  await reads(one, "en");
  says(host, "to one again");
  await hears(one, "to one again");
  expect(sentencesOf(one)).toEqual(["read", "to one again"]);
});

test("who is muted by a host is not read to the end", async () => {
  await owner.web.done("updateRoom", { roomId, type: "spatial" });
  const [reader, guest] = [await comes("Reader"), await comes("Guest")];
  await reads(reader, "en");
  await unmuted(guest);
  guest.send({ type: "voice", language: "en" });
  guest.sendSound(saying("never finished"));
  await reader.until((each) => linesOf(each).length > 0, "the beginning is read");
  await host.call("muteParticipant", { roomId, accountId: guest.accountId, audio: true, video: false });
  guest.sendSound(silence());
  guest.send({ type: "voice", language: null });
  await unmuted(host);
  says(host, "over");
  await hears(reader, "over");
  expect(sentencesOf(reader)).toEqual(["over"]);
});

test("the last words of who mutes themselves are read", async () => {
  await owner.web.done("updateRoom", { roomId, type: "spatial" });
  const reader = await comes("Reader");
  await reads(reader, "en");
  await unmuted(host);
  host.send({ type: "voice", language: "en" });
  host.sendSound(saying("that was all"));
  await reader.until((each) => linesOf(each).length > 0, "they are read");
  await host.call("muteSelf", { roomId, audioMuted: true });
  host.send({ type: "voice", language: null });
  await hears(reader, "that was all");
  expect(sentencesOf(reader)).toEqual(["that was all"]);
});

test("outsiders of a private area read nothing of it, those inside do", async () => {
  await owner.web.done("updateRoom", { roomId, type: "spatial" });
  const [outside, within] = [await comes("Outside"), await comes("Within")];
  const place = { pos: { x: 200, y: 200 }, width: 400, height: 400, name: "" };
  const reply = await host.call("addPrivateAreaElement", { roomId, id: newId<ElementId>(), ...place });
  expect(Object.keys(reply)).toEqual(["success"]);
  for (const [live, x] of [
    [host, 300],
    [within, 320],
    [outside, 1500],
  ] as const)
    live.move(x, 300);
  await host.until(
    (each) =>
      [host, within].every((live) => (each.room?.records.member[live.accountId]?.privateAreaIds.length ?? 0) === 1),
    "two are inside",
  );
  await reads(outside, "en");
  await reads(within, "en");
  await unmuted(host);
  await unmuted(outside);
  says(host, "a secret");
  await hears(within, "a secret");
  says(outside, "heard by nobody inside?");
  await hears(within, "heard by nobody inside?");
  expect(linesOf(outside)).toEqual([]);
});

test("a recogniser that dies is told, and captions come back with it", async () => {
  const reader = await comes("Reader");
  await reads(reader, "en");
  await onStage(host);
  keepsSaying(host, "here");
  await hears(reader, "here");
  const lost = (isLost: boolean) =>
    reader.until(
      (each) => eventsOf(each).some((event) => event.kind === "captionsLost" && event.isLost === isLost),
      isLost ? "captions are lost" : "captions are back",
    );
  await english.sleep();
  await lost(true);
  const before = sentencesOf(reader).length;
  await english.wake();
  await lost(false);
  await reader.until((each) => sentencesOf(each).length > before, "captions come again");
  expect(new Set(sentencesOf(reader))).toEqual(new Set(["here"]));
});

test("sound without a word before it ends the connection, and so does too much at once", async () => {
  host.sendSound(silence());
  expect((await host.closed).code).toBe(1008);
  const guest = await comes("Guest");
  guest.send({ type: "voice", language: "en" });
  guest.sendSound(Buffer.alloc(8194));
  expect((await guest.closed).code).toBe(1008);
});
