import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, ChatMessage, ChatPage } from "@atrium/contract";
import { timelineOf, unreadIn, withCleared, withMessage } from "@atrium/rules";
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

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const idOf = ({ accountId }: Caller): AccountId => must(accountId, "in a session");

/** A host and two more, together in a fresh room of a fresh team. */
async function aParty() {
  const people = await Promise.all([1, 2, 3].map(() => desk.account("en")));
  const [host, ...others] = people;
  const { id: teamId } = await desk.done(must(host, "three"), "createTeam", { name: "Crew" });
  for (const other of others) await arrange.joinTeam(other, teamId, "MEMBER");
  const { spaceId } = await desk.done(must(host, "three"), "createSpace", { teamId, name: "Home" });
  for (const other of others) await arrange.joinSpace(other, spaceId, "SPACE_MEMBER");
  const { rooms } = await desk.done(must(host, "three"), "listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
  const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  desk.inside.set(
    spaceId,
    people.map((person) => ({ ...look, accountId: idOf(person), roomId, pos: null, speaking: false })),
  );
  return { people, teamId, roomId };
}
type Party = Awaited<ReturnType<typeof aParty>>;

/** The two kinds that differ most: a room's chat can be cleared, a team's unread messages are counted by the server. */
const NAMES = {
  room: {
    post: "postRoomChatMessage",
    edit: "updateRoomChatMessage",
    delete: "deleteRoomChatMessage",
    react: "addRoomChatReaction",
    takeBack: "removeRoomChatReaction",
    read: "markRoomChatRead",
    page: "getRoomChatPage",
  },
  team: {
    post: "postTeamChatMessage",
    edit: "updateTeamChatMessage",
    delete: "deleteTeamChatMessage",
    react: "addTeamChatReaction",
    takeBack: "removeTeamChatReaction",
    read: "markTeamChatRead",
    page: "getTeamChatPage",
  },
} as const;
type Kind = keyof typeof NAMES;

/** A chat on the server and its model, with three browsers that receive its news. */
class Trial {
  readonly #kind: Kind;
  readonly #party: Party;
  readonly #browsers: Browser[];
  readonly model: ChatModel;
  #heard = desk.news.length;

  constructor(kind: Kind, party: Party) {
    this.#kind = kind;
    this.#party = party;
    this.model = new ChatModel(idOf(this.person(0)));
    this.#browsers = party.people.map((person) => new Browser(() => this.page(person)));
  }

  person(who: number): Caller {
    return must(this.#party.people[who % this.#party.people.length], "within");
  }

  async call(by: Caller, what: keyof (typeof NAMES)["room"], input: object) {
    const where = this.#kind === "room" ? { roomId: this.#party.roomId } : { teamId: this.#party.teamId };
    return desk.call(by, NAMES[this.#kind][what], { ...where, ...input });
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
    if (this.#kind === "team") return;
    const { code } = await desk.call(by, "deleteAllRoomChatMessages", { roomId: this.#party.roomId });
    const isHost = by === this.person(0);
    expect(code).toBe(isHost ? "success" : "forbidden");
    if (isHost) this.model.clear();
  }

  /** Delivers what has been announced since to the browsers that are connected. */
  async tell(): Promise<void> {
    const news = desk.news.slice(this.#heard).filter(({ topic }) => topic === "chatChanged");
    this.#heard = desk.news.length;
    for (const { news: change } of news) for (const browser of this.#browsers) await browser.hear(change as ChatChange);
  }

  cut(who: number): void {
    must(this.#browsers[who % this.#browsers.length], "within").isCut = true;
  }

  async mend(who: number): Promise<void> {
    await must(this.#browsers[who % this.#browsers.length], "within").mend();
  }

  async unread(of: Caller): Promise<number | null> {
    if (this.#kind === "room") return null;
    const { teams } = await desk.done(of, "getUnreadChats", {});
    return must(teams[0], "the team").unread;
  }

  /** Server, model and every browser must agree. */
  async compare(): Promise<void> {
    await Promise.all(this.#browsers.map((browser) => browser.mend()));
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
      expect(unreadIn(seen, idOf(person))).toBeGreaterThanOrEqual(0);
    }
  }
}

/** A chat as one browser page keeps it, whose connection may be cut for a while. */
class Browser {
  readonly #read: () => Promise<ChatPage>;
  timeline: Timeline | null = null;
  isCut = true;

  constructor(read: () => Promise<ChatPage>) {
    this.#read = read;
  }

  async mend(): Promise<void> {
    if (!this.isCut) return;
    this.isCut = false;
    this.timeline = timelineOf(await this.#read());
  }

  async hear({ revision, change }: ChatChange): Promise<void> {
    if (this.isCut || this.timeline === null) return;
    const next =
      change.kind === "message"
        ? withMessage(this.timeline, { revision, message: change.message })
        : withCleared(this.timeline, { revision, position: change.position });
    this.timeline = next === "missed" ? timelineOf(await this.#read()) : next;
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
  who: nat(2),
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
  if (act === "read") {
    const { value } = await trial.call(by, "read", { position: at });
    return expect(value).toEqual({ position: model.read(idOf(by), at) });
  }
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

test.each(["room", "team"] as const)(
  "whatever is done at once and whoever was away, the chat of a %s is what the simplest program makes of it",
  async (kind) => {
    const one = asyncProperty(array(step, { maxLength: 40 }), async (steps) => {
      const trial = new Trial(kind, await aParty());
      for (const each of steps) {
        await take(trial, each);
        await trial.tell();
      }
      await trial.compare();
    });
    await assert(one, { numRuns: 25, endOnFailure: false });
  },
);
