import { constants, newId } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatPage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { array, assert, boolean, constantFrom, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { mentionsUnreadIn, timelineOf, unreadIn, withCleared, withMessage, withOlder, withRead } from "./timeline.ts";
import type { Timeline } from "./timeline.ts";

const [me, other] = [newId<AccountId>(), newId<AccountId>()];
const person = anAuthor;
const aMessage = (change: Partial<ChatMessage>) => aChatMessage({ author: person(other), ...change });

/** A chat in the simplest implementation. */
class Model {
  messages: ChatMessage[] = [];
  revision = 0;
  lastPosition = 0;
  readPosition: number | null = null;

  post(by: AccountId) {
    this.revision += 1;
    this.lastPosition += 1;
    const message = aMessage({ position: this.lastPosition, revision: this.revision, author: person(by) });
    this.messages.push(message);
    return { kind: "message", revision: this.revision, message } as const;
  }
  change(at: number, changes: Partial<ChatMessage>) {
    const before = this.messages[at % Math.max(1, this.messages.length)];
    if (before === undefined) return null;
    this.revision += 1;
    const message = { ...before, ...changes, revision: this.revision };
    this.messages = this.messages.map((each) => (each.id === message.id ? message : each));
    return { kind: "message", revision: this.revision, message } as const;
  }
  clear() {
    this.revision += 1;
    this.messages = [];
    return { kind: "cleared", revision: this.revision, position: this.lastPosition } as const;
  }
  /** The first messages are not kept any more. */
  expire(at: number) {
    const position = this.messages[at % Math.max(1, this.messages.length)]?.position;
    if (position === undefined) return null;
    this.revision += 1;
    this.messages = this.messages.filter((message) => message.position > position);
    return { kind: "cleared", revision: this.revision, position } as const;
  }
  page(before = Infinity, size = 5): ChatPage {
    const earlier = this.messages.filter(({ position }) => position < before);
    const { revision, lastPosition, readPosition } = this;
    const positions = { revision, lastPosition, readPosition, lastBulkDeletedMessagePosition: 0 };
    return { messages: earlier.slice(-size), hasOlder: earlier.length > size, ...positions };
  }
}
type Told = NonNullable<ReturnType<Model["change"]>> | ReturnType<Model["clear"]>;

const step = record({
  act: constantFrom("post", "post", "own", "edit", "delete", "react", "clear", "expire", "older", "read"),
  at: nat(30),
  isLost: boolean(),
});

test("whatever is done and whatever is lost, a browser ends with the chat as it is, and counts no wrong unread", () => {
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const chat = new Model();
      let seen: Timeline = timelineOf(chat.page());
      const hear = (told: Told) => {
        const next = told.kind === "message" ? withMessage(seen, told) : withCleared(seen, told);
        seen = next === "missed" ? timelineOf(chat.page()) : next;
      };
      for (const { act, at, isLost } of steps) {
        const told = done(chat, act, at);
        if (act === "older" && seen.hasOlder) seen = withOlder(seen, chat.page(seen.messages[0]?.position));
        if (act === "read") chat.readPosition = (seen = withRead(seen, at)).readPosition;
        if (told !== null && !isLost) hear(told);
      }
      hear(chat.post(other));
      const first = seen.messages[0]?.position ?? 0;
      expect(seen.messages).toEqual(chat.messages.filter(({ position }) => position >= first));
      expect(seen.hasOlder).toBe(chat.messages.some(({ position }) => position < first));
      const unread = chat.messages.filter(
        ({ position, author, isDeleted }) =>
          position >= Math.max(first, chat.lastPosition - constants.chat.page + 1) &&
          position > seen.readPosition &&
          !isDeleted &&
          author?.accountId !== me,
      );
      expect(unreadIn(seen, me)).toBe(unread.length);
    }),
  );
});

function done(chat: Model, act: string, at: number): Told | null {
  if (act === "post") return chat.post(other);
  if (act === "own") return chat.post(me);
  if (act === "edit") return chat.change(at, { content: `Changed ${at}` });
  if (act === "delete") return chat.change(at, { content: "", isDeleted: true });
  if (act === "react")
    return chat.change(at, { reactions: [{ content: "👍", accountIds: [me], names: ["Ada"], count: 1 }] });
  if (act === "expire") return chat.expire(at);
  return act === "clear" ? chat.clear() : null;
}

test("an older form of a message does not win over a newer one", () => {
  const message = aMessage({ revision: 3, content: "Now" });
  const page = { ...new Model().page(), messages: [message], revision: 3, lastPosition: 1 };
  const heard = withMessage(timelineOf(page), { revision: 2, message: { ...message, revision: 2, content: "Before" } });
  expect(heard).toMatchObject({ messages: [{ content: "Now" }], revision: 3 });
});

test("an answer loses the words of what is deleted", () => {
  const message = aMessage({});
  const replyTo = { id: message.id, position: 1, name: "Anna", excerpt: "Hello", isDeleted: false };
  const answer = aMessage({ position: 2, revision: 2, replyTo });
  const page = { ...new Model().page(), messages: [message, answer], revision: 2, lastPosition: 2 };
  const gone = { ...message, revision: 3, content: "", isDeleted: true };
  expect(withMessage(timelineOf(page), { revision: 3, message: gone })).toMatchObject({
    messages: [{ isDeleted: true }, { replyTo: { excerpt: "", isDeleted: true } }],
  });
});

test("an answer quotes nothing of what is not kept any more", () => {
  const message = aMessage({});
  const replyTo = { id: message.id, position: 1, name: "Anna", excerpt: "Hello", isDeleted: false };
  const answer = aMessage({ position: 2, revision: 2, replyTo });
  const page = { ...new Model().page(), messages: [message, answer], revision: 2, lastPosition: 2 };
  expect(withCleared(timelineOf(page), { revision: 3, position: 1 })).toMatchObject({ messages: [{ replyTo: null }] });
});

test("a page says how long messages are kept, and so does an older one", () => {
  const kept = { days: 90, upgradeTeamId: null };
  const page = { ...new Model().page(), messages: [aMessage({ position: 9 })], hasOlder: true, lastPosition: 9 };
  expect(timelineOf(page).kept).toBeNull();
  expect(timelineOf({ ...page, kept }).kept).toEqual(kept);
  expect(withOlder(timelineOf(page), { ...page, messages: [aMessage({ position: 8 })], kept }).kept).toEqual(kept);
  expect(withOlder(timelineOf({ ...page, kept }), page).kept).toEqual(kept);
});

test("who comes for the first time has nothing unread, and reading never goes back", () => {
  const messages = [aMessage({}), aMessage({ position: 2, revision: 2 })];
  const page = { ...new Model().page(), messages, revision: 2, lastPosition: 2 };
  expect(unreadIn(timelineOf(page), me)).toBe(0);
  const unread = timelineOf({ ...page, readPosition: 0 });
  expect(unreadIn(unread, me)).toBe(2);
  expect(unreadIn(unread, other)).toBe(0);
  expect(withRead(withRead(unread, 9), 1).readPosition).toBe(2);
});

test("a page that heard all of it and one that has just come count the same, however much is unread", () => {
  const [chat, { page: size }] = [new Model(), constants.chat];
  chat.readPosition = 0;
  let heard = timelineOf(chat.page());
  for (let each = 0; each < 3 * size; each += 1) {
    const told = chat.post(each % 3 === 0 ? me : other);
    const message = { ...told.message, content: `<@${me} Me> come` };
    chat.messages[each] = message;
    const next = withMessage(heard, { ...told, message });
    if (next !== "missed") heard = next;
  }
  expect(heard.messages).toHaveLength(3 * size);
  const come = timelineOf(chat.page(Infinity, size));
  expect(unreadIn(heard, me)).toBe(unreadIn(come, me));
  expect(mentionsUnreadIn(heard, me)).toBe(mentionsUnreadIn(come, me));
  expect(unreadIn(withOlder(come, chat.page(come.messages[0]?.position, size)), me)).toBe(unreadIn(come, me));
});
