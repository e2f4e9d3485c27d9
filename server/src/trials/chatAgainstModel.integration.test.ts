import { must, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, ChatMessage, ChatPage } from "@atrium/contract";
import { timelineOf, unreadIn, withCleared, withMessage, withRead } from "@atrium/rules";
import type { Timeline } from "@atrium/rules";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { ChatChange } from "../chat/index.ts";
import type { Caller } from "../platform/calls/context.ts";
import { ChatModel, EMOJI } from "./chatModel.ts";
import type { Kept } from "./chatModel.ts";
import { aChatParty, idOf, TRIED_KINDS } from "./chatParty.ts";
import type { ChatParty, TriedCall, TriedKind } from "./chatParty.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
/** A chat on the server and its model, with two browsers of each person that receive its news. */
class Trial {
  readonly #kind: TriedKind;
  readonly #party: ChatParty;
  readonly #browsers: Browser[];
  readonly model: ChatModel;
  #heard = desk.news.length;

  constructor(kind: TriedKind, party: ChatParty) {
    this.#kind = kind;
    this.#party = party;
    this.model = new ChatModel(kind === "direct" ? null : idOf(this.person(0)));
    this.#browsers = [...party.people, ...party.people].map((person) => {
      const mark = (position: number) => this.read(person, position);
      return new Browser({ ownerId: idOf(person), read: () => this.page(person), mark });
    });
  }

  person(who: number): Caller {
    return must(this.#party.people[who % this.#party.people.length], "within");
  }

  call(by: Caller, what: TriedCall, input: object) {
    return this.#party.call(by, what, input);
  }

  async read(by: Caller, position: number): Promise<void> {
    const { value } = await this.call(by, "read", { position });
    expect(value).toEqual({ position: this.model.read(idOf(by), position) });
  }

  async page(by: Caller, before?: number): Promise<ChatPage> {
    const { value } = await this.call(by, "page", before === undefined ? {} : { before });
    return must(value, "the page is read") as ChatPage;
  }

  /** All messages, page by page. */
  async all(by: Caller): Promise<ChatMessage[]> {
    let page = await this.page(by);
    const messages = [...page.messages];
    while (page.hasOlder) {
      page = await this.page(by, messages[0]?.position);
      messages.unshift(...page.messages);
    }
    return messages;
  }

  /** Several at once: the server chooses the order. */
  async post(writers: readonly Caller[]): Promise<void> {
    const sent = await Promise.all(
      writers.map(async (by) => {
        const content = `Words of ${idOf(by)} at ${this.model.lastPosition}`;
        const { value } = await this.call(by, "post", { clientId: newId<ChatClientId>(), content });
        return (must(value, "it is written") as { message: ChatMessage }).message;
      }),
    );
    for (const { id, author, content, position } of sent.toSorted((a, b) => a.position - b.position)) {
      this.model.post(id, must(author, "somebody").accountId, content);
      expect(position).toBe(this.model.lastPosition);
    }
  }

  async clear(by: Caller): Promise<void> {
    if (this.#kind !== "room") return;
    const { code } = await desk.call(by, "deleteAllRoomChatMessages", { roomId: this.#party.roomId });
    const isHost = by === this.person(0);
    expect(code).toBe(isHost ? "success" : "forbidden");
    if (isHost) this.model.clear();
  }

  /** Delivers what has been announced since to the browsers that are connected. */
  async tell(): Promise<void> {
    // Reading a page may mark it as read, which is announced in turn.
    for (; this.#heard < desk.news.length; this.#heard += 1) {
      const { topic, news } = must(desk.news[this.#heard], "within");
      for (const browser of this.#browsers) {
        if (topic === "chatChanged") await browser.hear(news as ChatChange);
        if (topic === "chatRead") browser.hearRead(news as { accountId: AccountId; position: number });
      }
    }
  }

  cut(who: number): void {
    must(this.#browsers[who % this.#browsers.length], "within").isCut = true;
  }

  async mend(who: number): Promise<void> {
    await must(this.#browsers[who % this.#browsers.length], "within").mend();
  }

  /** The server's own count, for chats whose news reach people elsewhere. */
  async unread(of: Caller): Promise<number | null> {
    if (this.#kind !== "team" && this.#kind !== "direct") return null;
    const { teams, direct } = await desk.done(of, "getUnreadChats", {});
    return this.#kind === "direct" ? direct : must(teams[0], "the team").unread;
  }

  /** Server, model and every browser must agree. */
  async compare(): Promise<void> {
    for (const browser of this.#browsers) await browser.mend();
    await this.tell();
    for (const [at, browser] of this.#browsers.entries()) {
      const person = this.person(at);
      const all = await this.all(person);
      expect(all.map(asKept)).toEqual(this.model.messages.map((each) => ({ ...each, reactions: countOf(each) })));
      const seen = must(browser.timeline, "it has read");
      const first = seen.messages[0]?.position ?? 0;
      expect(seen.messages).toEqual(all.filter(({ position }) => position >= first));
      expect(seen.lastPosition).toBe(this.model.lastPosition);
      const unread = await this.unread(person);
      if (unread !== null) expect(unread).toBe(this.model.unread(idOf(person)));
      expect(unreadIn(seen, idOf(person))).toBe(this.model.unreadOfNewest(idOf(person)));
    }
  }
}

interface BrowserNeeds {
  ownerId: AccountId;
  read: () => Promise<ChatPage>;
  mark: (position: number) => Promise<void>;
}

/** A chat as one browser page keeps it, whose connection may be cut for a while. */
class Browser {
  readonly #needs: BrowserNeeds;
  timeline: Timeline | null = null;
  isCut = true;

  constructor(needs: BrowserNeeds) {
    this.#needs = needs;
  }

  async mend(): Promise<void> {
    if (!this.isCut) return;
    this.isCut = false;
    await this.#read();
  }

  async hear({ revision, change }: ChatChange): Promise<void> {
    if (this.isCut || this.timeline === null) return;
    const next =
      change.kind === "message"
        ? withMessage(this.timeline, { revision, message: change.message })
        : withCleared(this.timeline, { revision, position: change.position });
    if (next === "missed") await this.#read();
    else this.timeline = next;
  }

  hearRead({ accountId, position }: { accountId: AccountId; position: number }): void {
    if (this.isCut || this.timeline === null || accountId !== this.#needs.ownerId) return;
    this.timeline = withRead(this.timeline, position);
  }

  /** Somebody who opens a chat for the first time has read everything in it, and all their pages are notified. */
  async #read(): Promise<void> {
    const page = await this.#needs.read();
    this.timeline = withRead(timelineOf(page), this.timeline?.readPosition ?? 0);
    if (page.readPosition === null && page.lastPosition > 0) await this.#needs.mark(page.lastPosition);
  }
}

const asKept = ({ id, position, author, content, isDeleted, editedAt, reactions }: ChatMessage) => ({
  id,
  position,
  authorId: author?.accountId,
  content,
  isDeleted,
  isEdited: editedAt !== null,
  reactions: Object.fromEntries(reactions.map((each) => [each.content, each.count])),
});
/** How often each emoji was used. */
const countOf = ({ reactions }: Kept) =>
  Object.fromEntries(
    EMOJI.flatMap((emoji) => {
      const count = reactions.filter(({ content }) => content === emoji).length;
      return count === 0 ? [] : [[emoji, count]];
    }),
  );

const step = record({
  act: constantFrom(
    "post",
    "post",
    "crowd",
    "edit",
    "delete",
    "react",
    "react",
    "takeBack",
    "read",
    "clear",
    "cut",
    "mend",
  ),
  who: nat(5),
  at: nat(40),
});
type Step = Parameters<Parameters<typeof step.map>[0]>[0];

async function take(trial: Trial, { act, who, at }: Step): Promise<void> {
  const { model } = trial;
  const by = trial.person(who);
  if (act === "post") return trial.post([by]);
  if (act === "crowd") return trial.post([0, 1, 2, 0, 1].map((each) => trial.person(each)));
  if (act === "clear") return trial.clear(by);
  if (act === "cut") return trial.cut(who);
  if (act === "mend") return trial.mend(who);
  if (act === "read") return trial.read(by, at);
  const messageId = model.some(at);
  const content = act === "edit" ? `Changed ${at}` : must(EMOJI[at % EMOJI.length], "within");
  if (messageId === null) return;
  const expected = {
    edit: () => model.edit(messageId, idOf(by), content),
    delete: () => model.delete(messageId, idOf(by)),
    react: () => model.react(messageId, idOf(by), content),
    takeBack: () => model.takeBack(messageId, idOf(by), content),
  }[act]();
  const { code } = await trial.call(by, act, act === "delete" ? { messageId } : { messageId, content });
  expect([act, code]).toEqual([act, expected]);
}

test.each(TRIED_KINDS)(
  "whatever is done at once and whoever was away, the %s chat is what the simplest program makes of it",
  async (kind) => {
    const one = asyncProperty(array(step, { maxLength: 40 }), async (steps) => {
      const trial = new Trial(kind, await aChatParty(desk, arrange, kind));
      for (const each of steps) {
        await take(trial, each);
        await trial.tell();
      }
      await trial.compare();
    });
    await assert(one, { numRuns: 25, endOnFailure: false });
  },
);
