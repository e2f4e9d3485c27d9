import { must, newId } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatPage, ErrorCode } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { createEmitter } from "../../platform/emitter.ts";
import { FakeClock } from "../../testing/fakeClock.ts";
import { Chat } from "./chat.ts";
import type { ChatHeard, Said } from "./chatPort.ts";

const [selfId, other] = [newId<AccountId>(), newId<AccountId>()];
const message = (position: number, change: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ position, author: anAuthor(other), content: `Word ${position}`, ...change });
const pageOf = (messages: ChatMessage[], readPosition: number | null = 0): ChatPage => ({
  messages,
  hasOlder: false,
  revision: messages.at(-1)?.revision ?? 0,
  lastPosition: messages.at(-1)?.position ?? 0,
  readPosition,
  lastBulkDeletedMessagePosition: 0,
});

function aChat(page: ChatPage) {
  const server = { page, pages: 0, posts: [] as string[], refusal: null as ErrorCode | null, typed: 0 };
  const events = createEmitter<ChatHeard>();
  const back = createEmitter<void>();
  const marks: number[] = [];
  const done = async () => ({ ok: true, value: {} }) as const;
  const clock = new FakeClock();
  const port = {
    key: "chat",
    selfId: () => selfId,
    isHost: () => false,
    linkTo: null,
    highlights: null,
    page: async (before = Infinity) => {
      server.pages += 1;
      const messages = server.page.messages.filter(({ position }) => position < before);
      return {
        ok: true,
        value: { ...server.page, messages: messages.slice(-50), hasOlder: messages.length > 50 },
      } as const;
    },
    async post({ clientId, content }: Said) {
      server.posts.push(clientId);
      if (server.refusal !== null) return { ok: false, code: server.refusal } as const;
      const sent = message(server.page.lastPosition + 1, { content, clientId });
      server.page = pageOf([...server.page.messages, sent]);
      return { ok: true, value: { message: sent } } as const;
    },
    update: done,
    remove: done,
    react: done,
    takeBack: done,
    people: async () => [],
    rooms: () => [],
    async type() {
      server.typed += 1;
      return done();
    },
    async markRead(position: number) {
      marks.push(position);
      return done();
    },
    onHeard: events.on,
    onBack: back.on,
  };
  const chat = new Chat({ port, clock, lines: { of: () => ({ read: () => [], write: () => undefined }) } });
  const undo = chat.start();
  const words = () => chat.state.getState().timeline?.messages.map(({ content }) => content) ?? null;
  return { server, events, back, marks, clock, chat, undo, words };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test("it reads the newest page and hears what comes after, once each", async () => {
  const { events, words, chat } = aChat(pageOf([message(1)]));
  await settled();
  const second = message(2);
  for (const _ of [1, 2]) events.emit({ kind: "message", revision: 2, message: second });
  expect(words()).toEqual(["Word 1", "Word 2"]);
  expect(chat.state.getState().unread).toBe(2);
});

test("what mentions me is counted among what is unread, until I have read it", async () => {
  const { events, chat } = aChat(pageOf([message(1), message(2, { content: `<@${selfId} Me> come` })]));
  await settled();
  events.emit({ kind: "message", revision: 3, message: message(3, { content: "<@everyone> come" }) });
  expect(chat.state.getState()).toMatchObject({ unread: 3, mentions: 2 });
  events.emit({ kind: "read", position: 2 });
  expect(chat.state.getState()).toMatchObject({ unread: 1, mentions: 1 });
});

test("a change that was missed is made good by reading again", async () => {
  const { server, events, words } = aChat(pageOf([message(1)]));
  await settled();
  server.page = pageOf([message(1), message(2), message(3)]);
  events.emit({ kind: "message", revision: 3, message: message(3) });
  await settled();
  expect(words()).toEqual(["Word 1", "Word 2", "Word 3"]);
});

test("what is written while the link is away waits, and goes once when it is back", async () => {
  const { server, chat, clock, words } = aChat(pageOf([]));
  await settled();
  server.refusal = "connectionFailed";
  chat.send("Hello", null);
  await settled();
  expect(chat.state.getState().outgoing).toMatchObject([
    { content: "Hello", waitsFor: "connectionFailed", refused: null },
  ]);
  server.refusal = null;
  await clock.pass(2000);
  await settled();
  expect(chat.state.getState().outgoing).toEqual([]);
  expect(words()).toEqual(["Hello"]);
  expect(new Set(server.posts).size).toBe(1);
});

test("what is read is said to the server once for several at a time, and nothing is unread then", async () => {
  const { events, marks, clock, chat } = aChat(pageOf([message(1)]));
  await settled();
  chat.markRead();
  events.emit({ kind: "message", revision: 2, message: message(2) });
  chat.markRead();
  await clock.pass(2000);
  expect(chat.state.getState().unread).toBe(0);
  expect(marks).toEqual([2]);
});

test("what was read of a chat that one leaves at once is read", async () => {
  const { marks, clock, chat, undo } = aChat(pageOf([message(1)]));
  await settled();
  chat.markRead();
  undo();
  expect(marks).toEqual([1]);
  await clock.pass(2000);
  expect(marks).toEqual([1]);
});

test("who is here for the first time has read what was there before", async () => {
  const { marks, chat } = aChat(pageOf([message(1)], null));
  await settled();
  expect(chat.state.getState().unread).toBe(0);
  expect(marks).toEqual([1]);
});

test("what I have read on another page of mine is read here", async () => {
  const { events, chat } = aChat(pageOf([message(1), message(2)]));
  await settled();
  expect(chat.state.getState().unread).toBe(2);
  events.emit({ kind: "read", position: 1 });
  expect(chat.state.getState().unread).toBe(1);
  events.emit({ kind: "read", position: 0 });
  expect(chat.state.getState().unread).toBe(1);
});

test("a link that is back reads what was missed", async () => {
  const { server, back, words } = aChat(pageOf([message(1)]));
  await settled();
  server.page = pageOf([message(1), message(2)]);
  back.emit();
  await settled();
  expect(words()).toEqual(["Word 1", "Word 2"]);
});

test("who has left the room hears nothing more", async () => {
  const { events, undo, words } = aChat(pageOf([message(1)]));
  await settled();
  undo();
  events.emit({ kind: "message", revision: 2, message: message(2) });
  expect(words()).toEqual(["Word 1"]);
});

test("who writes is named until what they wrote is there, and my own word goes out once in a while", async () => {
  const { events, chat, server, undo } = aChat(pageOf([message(1)]));
  await settled();
  const typing = () => chat.state.getState().typing;
  events.emit({ kind: "typing", typing: { accountId: other, name: "Anna" } });
  expect(typing()).toEqual(["Anna"]);
  events.emit({ kind: "message", revision: 2, message: message(2) });
  expect(typing()).toEqual([]);
  chat.type();
  chat.type();
  expect(server.typed).toBe(1);
  undo();
});

test("one is led to any message, reads on from there to the newest, and is back with what was said meanwhile", async () => {
  const all = Array.from({ length: 200 }, (_, index) => message(index + 1));
  const { chat, events, clock } = aChat(pageOf(all));
  await settled();
  const shown = () => {
    const { window, timeline } = chat.state.getState();
    const messages = (window ?? timeline)?.messages ?? [];
    return [messages[0]?.position, messages.at(-1)?.position];
  };
  expect(shown()).toEqual([151, 200]);
  expect(await chat.goTo(60)).toBe(true);
  expect([chat.state.getState().target, ...shown()]).toEqual([60, 35, 84]);
  events.emit({ kind: "message", revision: 201, message: message(201) });
  events.emit({
    kind: "message",
    revision: 202,
    message: { ...must(all[59], "it is there"), revision: 202, content: "Better" },
  });
  expect(chat.state.getState().window?.messages.find(({ position }) => position === 60)?.content).toBe("Better");
  await chat.loadOlder();
  expect(shown()).toEqual([1, 84]);
  await chat.loadNewer();
  await chat.loadNewer();
  expect(chat.state.getState().window).toBe(null);
  expect(shown()).toEqual([1, 201]);
  await clock.pass(3000);
  expect(chat.state.getState().target).toBe(null);
  expect(await chat.goTo(500)).toBe(false);
});

test("whoever writes while they read in the past is back at the newest", async () => {
  const { chat } = aChat(pageOf(Array.from({ length: 200 }, (_, index) => message(index + 1))));
  await settled();
  await chat.goTo(10);
  chat.send("Hello", null);
  await settled();
  expect(chat.state.getState().window).toBe(null);
  expect(chat.state.getState().timeline?.lastPosition).toBe(201);
});

test("a page that stays older than what was heard is asked for now and then, not without end", async () => {
  const { events, chat, clock, server, words } = aChat(pageOf([message(1)]));
  await settled();
  const pages = server.pages;
  events.emit({ kind: "message", revision: 9, message: message(9) });
  await settled();
  expect(server.pages - pages).toBe(2);
  server.page = pageOf([1, 9].map((position) => message(position)));
  await clock.pass(2000);
  await settled();
  expect(words()).toEqual(["Word 1", "Word 9"]);
  expect(chat.state.getState().timeline?.revision).toBe(9);
});

test("what is not kept any more goes from the past that is read, and all of it leads back to the newest", async () => {
  const { chat, events } = aChat(pageOf(Array.from({ length: 200 }, (_, index) => message(index + 1))));
  await settled();
  await chat.goTo(60);
  const revision = must(chat.state.getState().timeline, "loaded").revision;
  events.emit({ kind: "cleared", revision: revision + 1, position: 59 });
  const { window, timeline } = chat.state.getState();
  expect(window?.messages[0]?.position).toBe(60);
  expect(window?.hasOlder).toBe(false);
  // Between the past and the newest page there still are others.
  expect(timeline?.hasOlder).toBe(true);
  events.emit({ kind: "cleared", revision: revision + 2, position: 100 });
  expect(chat.state.getState().window).toBeNull();
});

test("a page that was on its way while messages went does not bring them back", async () => {
  const { chat, events } = aChat(pageOf(Array.from({ length: 200 }, (_, index) => message(index + 1))));
  await settled();
  await chat.goTo(100);
  const revision = must(chat.state.getState().timeline, "loaded").revision;
  const older = chat.loadOlder();
  events.emit({ kind: "cleared", revision: revision + 1, position: 59 });
  await older;
  const { window } = chat.state.getState();
  expect([window?.messages[0]?.position, window?.hasOlder]).toEqual([60, false]);
  chat.toNewest();
  const gone = chat.goTo(61);
  events.emit({ kind: "cleared", revision: revision + 2, position: 61 });
  expect(await gone).toBe(false);
});

test("nor does one on its way to the newest messages", async () => {
  const { chat, events, words } = aChat(pageOf(Array.from({ length: 200 }, (_, index) => message(index + 1))));
  await settled();
  const revision = must(chat.state.getState().timeline, "loaded").revision;
  const older = chat.loadOlder();
  events.emit({ kind: "cleared", revision: revision + 1, position: 140 });
  await older;
  expect(words()?.[0]).toBe("Word 141");
  expect(chat.state.getState().timeline?.hasOlder).toBe(false);
});
