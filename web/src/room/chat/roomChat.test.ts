import { must, newId } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatPage, RoomId } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { LiveEvent, LiveState } from "../../live/index.ts";
import { createEmitter } from "../../platform/emitter.ts";
import { FakeClock } from "../../testing/fakeClock.ts";
import { RoomChat } from "./roomChat.ts";

const [selfId, other, roomId] = [newId<AccountId>(), newId<AccountId>(), newId<RoomId>()];
const message = (position: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: newId(),
  position,
  revision: position,
  clientId: newId(),
  author: { accountId: other, name: "Anna", palette: "", avatarAppearance: "letter", avatarUrl: null },
  content: `Word ${position}`,
  replyTo: null,
  createdAt: "2026-11-21T10:00:00.000Z",
  editedAt: null,
  isDeleted: false,
  deletedByName: null,
  reactions: [],
  highlightedAt: null,
  ...change,
});
const pageOf = (messages: ChatMessage[], readPosition: number | null = 0): ChatPage => ({
  messages,
  hasOlder: false,
  revision: messages.at(-1)?.revision ?? 0,
  lastPosition: messages.at(-1)?.position ?? 0,
  readPosition,
  lastBulkDeletedMessagePosition: 0,
});

function aChat(page: ChatPage) {
  const server = { page, posts: [] as string[], refusal: null as string | null };
  const events = createEmitter<LiveEvent>();
  const live = createStore(() => ({ selfId, link: { state: "connected" } }) as LiveState);
  const call = vi.fn(async (operation: string, input: Record<string, unknown>) => {
    if (operation === "getRoomChatPage") return { ok: true, value: server.page };
    if (operation !== "postRoomChatMessage") return { ok: true, value: {} };
    server.posts.push(String(input["clientId"]));
    if (server.refusal !== null) return { ok: false, code: server.refusal, detail: {} };
    const last = server.page.lastPosition + 1;
    const said = { content: String(input["content"]), clientId: input["clientId"] as ChatMessage["clientId"] };
    const sent = message(last, said);
    server.page = pageOf([...server.page.messages, sent]);
    return { ok: true, value: { messageId: sent.id, message: sent } };
  });
  const clock = new FakeClock();
  const port = {
    call: call as never,
    live,
    onLiveEvent: (listener: (event: LiveEvent) => void) => events.on(listener),
  };
  const chat = new RoomChat({ port, clock, roomId });
  const undo = chat.start();
  const words = () => chat.state.getState().timeline?.messages.map(({ content }) => content) ?? null;
  return { server, events, call, clock, chat, undo, words };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test("it reads the newest page and hears what comes after, once each", async () => {
  const { events, words, chat } = aChat(pageOf([message(1)]));
  await settled();
  const second = message(2);
  for (const _ of [1, 2]) events.emit({ type: "chatMessage", revision: 2, message: second });
  expect(words()).toEqual(["Word 1", "Word 2"]);
  expect(chat.state.getState().unread).toBe(2);
});

test("a change that was missed is made good by reading again", async () => {
  const { server, events, words } = aChat(pageOf([message(1)]));
  await settled();
  server.page = pageOf([message(1), message(2), message(3)]);
  events.emit({ type: "chatMessage", revision: 3, message: message(3) });
  await settled();
  expect(words()).toEqual(["Word 1", "Word 2", "Word 3"]);
});

test("what is written while the link is away waits, and goes once when it is back", async () => {
  const { server, chat, clock, words } = aChat(pageOf([]));
  await settled();
  server.refusal = "connectionFailed";
  chat.send("Hello", null);
  await settled();
  expect(chat.state.getState().outgoing).toMatchObject([{ content: "Hello", refused: null }]);
  server.refusal = null;
  await clock.pass(2000);
  await settled();
  expect(chat.state.getState().outgoing).toEqual([]);
  expect(words()).toEqual(["Hello"]);
  expect(new Set(server.posts).size).toBe(1);
});

test("what is refused for good says so, and may be sent again or put away", async () => {
  const { server, chat } = aChat(pageOf([]));
  await settled();
  server.refusal = "chatNotAllowed";
  chat.send("Hello", null);
  await settled();
  const [refused] = chat.state.getState().outgoing;
  expect(refused).toMatchObject({ refused: "chatNotAllowed" });
  chat.discard(must(refused, "it waits").clientId);
  expect(chat.state.getState().outgoing).toEqual([]);
});

test("what is read is said to the server once for several at a time, and nothing is unread then", async () => {
  const { events, call, clock, chat } = aChat(pageOf([message(1)]));
  await settled();
  chat.markRead();
  events.emit({ type: "chatMessage", revision: 2, message: message(2) });
  chat.markRead();
  await clock.pass(2000);
  expect(chat.state.getState().unread).toBe(0);
  const marks = call.mock.calls.filter(([operation]) => operation === "markRoomChatRead");
  expect(marks).toEqual([["markRoomChatRead", { roomId, position: 2 }]]);
});

test("who is here for the first time has read what was there before", async () => {
  const { call, chat } = aChat(pageOf([message(1)], null));
  await settled();
  expect(chat.state.getState().unread).toBe(0);
  expect(call).toHaveBeenCalledWith("markRoomChatRead", { roomId, position: 1 });
});

test("who has left the room hears nothing more", async () => {
  const { events, undo, words } = aChat(pageOf([message(1)]));
  await settled();
  undo();
  events.emit({ type: "chatMessage", revision: 2, message: message(2) });
  expect(words()).toEqual(["Word 1"]);
});
