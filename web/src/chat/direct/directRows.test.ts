import { newId } from "@atrium/contract";
import type { AccountId, ChatMessage, DirectChat } from "@atrium/contract";
import { expect, test } from "vitest";
import { directRows } from "./directRows.ts";

const selfId = newId<AccountId>();
const nowMs = Date.UTC(2026, 10, 23, 12);
const person = (name: string) => ({
  accountId: newId<AccountId>(),
  name,
  palette: "",
  avatarAppearance: "letter",
  avatarUrl: null,
});
const chatWith = (name: string, change: Partial<ChatMessage> = {}, unread = 0): DirectChat => {
  const author = person(name);
  const lastMessage: ChatMessage = {
    id: newId(),
    position: 1,
    revision: 1,
    clientId: newId(),
    author,
    content: "Hello",
    replyTo: null,
    createdAt: new Date(nowMs).toISOString(),
    editedAt: null,
    isDeleted: false,
    deletedByName: null,
    reactions: [],
    highlightedAt: null,
    ...change,
  };
  return { person: author, lastMessage, unread };
};
const rowsOf = (chats: DirectChat[], change: { find?: string; draftOf?: () => string | null } = {}) =>
  directRows(chats, {
    find: "",
    selfId,
    locale: "en",
    everyone: "everyone",
    deletedUser: "Deleted user",
    nowMs,
    draftOf: () => null,
    ...change,
  });

test("a row says whose the last words are, and when they were written", () => {
  const mine = { ...person("Me"), accountId: selfId };
  const old = new Date(nowMs - 3 * 24 * 3_600_000).toISOString();
  const rows = rowsOf([
    chatWith("Anna", {}, 2),
    chatWith("Boris", { author: mine, createdAt: old }),
    chatWith("Clara", { isDeleted: true, content: "" }),
  ]);
  expect(rows.map(({ kind, unread }) => [kind, unread])).toEqual([
    ["theirs", 2],
    ["mine", 0],
    ["deleted", 0],
  ]);
  expect(rows[0]?.when).toMatch(/^\d\d:\d\d$/);
  expect(rows[1]?.when).toBe("20 Nov");
});

test("what I have begun to write stands in for the last message", () => {
  expect(rowsOf([chatWith("Anna")], { draftOf: () => "About the off" })).toMatchObject([
    { kind: "draft", text: "About the off" },
  ]);
});

test("people are found by any part of their names, whatever the case", () => {
  const rows = rowsOf([chatWith("Anna Sokolova"), chatWith("Олег Дружинин")], { find: "дРУЖ" });
  expect(rows.map((row) => row.person.name)).toEqual(["Олег Дружинин"]);
});

test("whoever is deleted is called so, and found by that", () => {
  const gone = chatWith("", { author: null });
  const rows = rowsOf([{ ...gone, person: { ...gone.person, isDeleted: true } }], { find: "deleted" });
  expect(rows).toMatchObject([{ person: { name: "Deleted user" }, kind: "theirs", text: "Hello" }]);
});
