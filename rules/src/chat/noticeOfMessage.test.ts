import { newId } from "@atrium/contract";
import type { AccountId, ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { noticeOfMessage, soundOfNotice } from "./noticeOfMessage.ts";

const [selfId, other] = [newId<AccountId>(), newId<AccountId>()];
const by = (accountId: AccountId, change: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ position: 8, author: anAuthor(accountId), ...change });
const hearer = { selfId, heardUpTo: 7, isReading: false, isQuiet: false };

test("what one person writes to me alone has a sound of its own", () => {
  expect(soundOfNotice("direct")).toBe("personal-chat");
  for (const kind of ["room", "space", "team"] as const) {
    expect(noticeOfMessage(kind, by(other), hearer)).toBe(kind);
    expect(soundOfNotice(kind)).toBe("notification");
  }
});

test("who is mentioned is told so, and hears it as what is written to them alone", () => {
  const content = (named: AccountId) => ({ content: `<@${named} Anna> come here` });
  expect(noticeOfMessage("room", by(other, content(selfId)), hearer)).toBe("mention");
  expect(soundOfNotice("mention")).toBe("personal-chat");
  expect(noticeOfMessage("direct", by(other, content(selfId)), hearer)).toBe("direct");
  expect(noticeOfMessage("room", by(other, content(other)), hearer)).toBe("room");
  expect(noticeOfMessage("team", by(other, { content: "<@everyone> come here" }), hearer)).toBe("mention");
  expect(noticeOfMessage("room", by(selfId, content(selfId)), hearer)).toBeNull();
});

test("nothing sounds that I have written, that I am reading, or while I do not want to be disturbed", () => {
  expect(noticeOfMessage("direct", by(selfId), hearer)).toBeNull();
  expect(noticeOfMessage("direct", by(other), { ...hearer, isReading: true })).toBeNull();
  expect(noticeOfMessage("direct", by(other), { ...hearer, isQuiet: true })).toBeNull();
});

test("what is done to a message that I have heard of is silent, also when it is undone again", () => {
  const again = { ...hearer, heardUpTo: 8 };
  expect(noticeOfMessage("room", by(other, { revision: 9 }), again)).toBeNull();
  const changes: Partial<ChatMessage>[] = [
    { editedAt: "2026-11-21T10:01:00.000Z" },
    { isDeleted: true },
    { reactions: [{ content: "👍", accountIds: [selfId], names: ["Ada"], count: 1 }] },
    { highlightedAt: "2026-11-21T10:01:00.000Z" },
  ];
  for (const change of changes) expect(noticeOfMessage("room", by(other, change), hearer)).toBeNull();
});
