import { must, newId } from "@atrium/contract";
import type { ChatClientId, ChatMessage, ChatPage } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { ChatChange } from "../chat/index.ts";
import type { Caller } from "../platform/calls/context.ts";
import { aChatParty, TRIED_KINDS } from "./chatParty.ts";
import type { ChatParty } from "./chatParty.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const said = (content = "Hello", clientId = newId<ChatClientId>()) => ({ clientId, content });
const sent = ({ value }: Awaited<ReturnType<ChatParty["call"]>>) =>
  (must(value, "it is written") as { message: ChatMessage }).message;
const host = ({ people }: ChatParty): Caller => must(people[0], "one at least");
const pageOf = async (party: ChatParty) => must((await party.call(host(party), "page", {})).value, "read") as ChatPage;
const rising = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test.each(TRIED_KINDS)("fifty messages at once get positions in a row in a %s chat", async (kind) => {
  const party = await aChatParty(desk, arrange, kind);
  const writers = rising(50).map((at) => must(party.people[at % party.people.length], "within"));
  const messages = (await Promise.all(writers.map((by) => party.call(by, "post", said())))).map(sent);
  expect(messages.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(rising(50));
  expect((await pageOf(party)).messages.map(({ position }) => position)).toEqual(rising(50));
});

test.each(TRIED_KINDS)("a message that is sent five times at once is stored once in a %s chat", async (kind) => {
  const party = await aChatParty(desk, arrange, kind);
  const once = said("Once");
  const messages = await Promise.all(rising(5).map(async () => sent(await party.call(host(party), "post", once))));
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
  expect(sent(await party.call(host(party), "post", once)).id).toBe(messages[0]?.id);
  expect(await pageOf(party)).toMatchObject({ messages: [{ content: "Once" }], lastPosition: 1, revision: 1 });
});

test("two people may use the same client id, each for a message of their own", async () => {
  const party = await aChatParty(desk, arrange, "team");
  const clientId = newId<ChatClientId>();
  for (const [at, by] of party.people.entries()) sent(await party.call(by, "post", said(`Word ${at}`, clientId)));
  expect((await pageOf(party)).messages.map(({ content }) => content)).toEqual(["Word 0", "Word 1", "Word 2"]);
});

test.each(TRIED_KINDS)("of an edit and a deletion at once the deletion stays, in a %s chat", async (kind) => {
  const party = await aChatParty(desk, arrange, kind);
  for (let round = 0; round < 8; round += 1) {
    const { id: messageId, revision } = sent(await party.call(host(party), "post", said()));
    const edit = party.call(host(party), "edit", { messageId, content: "Changed" });
    const [edited, deleted] = await Promise.all([edit, party.call(host(party), "delete", { messageId })]);
    expect(deleted.code).toBe("success");
    expect(["success", "messageIsDeleted"]).toContain(edited.code);
    const page = await pageOf(party);
    expect(page.messages.at(-1)).toMatchObject({ id: messageId, isDeleted: true, content: "" });
    expect(page.revision).toBe(revision + (edited.code === "success" ? 2 : 1));
  }
});

test("clearing a room while it is written in loses no number: what is left stands behind what is gone", async () => {
  for (let round = 0; round < 6; round += 1) {
    const party = await aChatParty(desk, arrange, "room");
    const before = sent(await party.call(host(party), "post", said("Before")));
    const heard = desk.news.length;
    const writing = rising(12).map((at) => party.call(must(party.people[at % 3], "within"), "post", said(`At ${at}`)));
    const answering = party.call(host(party), "post", { ...said("An answer"), replyToId: before.id });
    const changing = [
      party.call(host(party), "edit", { messageId: before.id, content: "Changed" }),
      party.call(host(party), "delete", { messageId: before.id }),
      party.call(host(party), "react", { messageId: before.id, content: "👍" }),
    ];
    const [cleared] = await Promise.all([
      desk.done(host(party), "deleteAllRoomChatMessages", { roomId: party.roomId }),
      ...writing,
      answering,
      ...changing,
    ]);
    const messages = (await Promise.all(writing)).map(sent);
    const answered = (await answering).code;
    expect(["success", "messageNotFound", "messageIsDeleted"]).toContain(answered);
    for (const { code } of await Promise.all(changing))
      expect(["success", "messageNotFound", "messageIsDeleted"]).toContain(code);
    const page = await pageOf(party);
    const written = messages.length + 1 + (answered === "success" ? 1 : 0);
    expect(page.lastPosition).toBe(written);
    const upTo = page.lastBulkDeletedMessagePosition;
    expect(page.messages.map(({ position }) => position)).toEqual(rising(written).slice(upTo));
    expect(cleared).toEqual({ lastBulkDeletedMessagePosition: upTo });
    // Each change was announced with its own number, and none is missing.
    const told = desk.news.slice(heard).filter(({ topic }) => topic === "chatChanged");
    const revisions = told.map(({ news }) => (news as ChatChange).revision).toSorted((a, b) => a - b);
    expect(revisions).toEqual(rising(page.revision).slice(1));
  }
});
