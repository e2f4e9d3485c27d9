import { newId } from "@atrium/contract";
import type { AccountId, ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { chatRows } from "./chatRows.ts";

const [anna, boris] = [newId<AccountId>(), newId<AccountId>()];
const said = (
  position: number,
  by: AccountId,
  { minute = 0, ...change }: Partial<ChatMessage> & { minute?: number } = {},
): ChatMessage =>
  aChatMessage({
    position,
    author: anAuthor(by),
    createdAt: new Date(2026, 10, 20, 12, minute).toISOString(),
    ...change,
  });
const rowsOf = (messages: ChatMessage[], newAfter: number | null = null) =>
  chatRows({ messages, outgoing: [] }, { selfId: anna, newAfter });
const kinds = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.kind === "message" && row.continues ? "continues" : row.kind));

test("what one person writes within five minutes stands under one name", () => {
  const rows = rowsOf([
    said(1, anna, { minute: 0 }),
    said(2, anna, { minute: 4 }),
    said(3, anna, { minute: 20 }),
    said(4, boris, { minute: 21 }),
  ]);
  expect(kinds(rows)).toEqual(["day", "message", "continues", "message", "message"]);
});

test("a day divides, and so does what is deleted", () => {
  const nextDay = { createdAt: new Date(2026, 10, 21, 0, 1).toISOString() };
  const rows = rowsOf([
    said(1, anna, { minute: 0 }),
    said(2, anna, { minute: 1, isDeleted: true }),
    said(3, anna, { minute: 2 }),
    said(4, anna, nextDay),
  ]);
  expect(kinds(rows)).toEqual(["day", "message", "message", "message", "day", "message"]);
});

test("the line stands before the first that others wrote since, and counts only those", () => {
  const rows = rowsOf(
    [
      said(1, boris, { minute: 0 }),
      said(2, anna, { minute: 1 }),
      said(3, boris, { minute: 2 }),
      said(4, boris, { minute: 3 }),
    ],
    1,
  );
  expect(kinds(rows)).toEqual(["day", "message", "message", "new", "message", "continues"]);
  expect(rows.find(({ kind }) => kind === "new")).toMatchObject({ count: 2 });
});

test("how long messages are kept stands before the first of them", () => {
  const kept = { days: 90, upgradeTeamId: null };
  const rows = (messages: ChatMessage[]) =>
    chatRows({ messages, outgoing: [], kept }, { selfId: anna, newAfter: null }).map(({ kind }) => kind);
  expect(rows([said(1, anna)])).toEqual(["kept", "day", "message"]);
  // An empty chat says it under its own words.
  expect(rows([])).toEqual([]);
});
