import { newId, type ChatName } from "@atrium/contract";
import { anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { messagesAsked, NOTHING_ASKED } from "./findAsked.ts";

const chat: ChatName = { kind: "room", roomId: newId() };

test("nothing is looked for until there are words, somebody or files to look for", () => {
  expect(messagesAsked(NOTHING_ASKED, chat)).toBeNull();
  expect(messagesAsked({ ...NOTHING_ASKED, words: "  ", isHere: true }, chat)).toBeNull();
  expect(messagesAsked({ ...NOTHING_ASKED, words: " guest link " }, chat)).toEqual({ words: "guest link" });
});

test("all that is chosen must hold; a chat only where one stood open", () => {
  const author = anAuthor();
  const asked = { words: "link", isHere: true, author, hasFile: true };
  expect(messagesAsked(asked, chat)).toEqual({ words: "link", chat, authorId: author.accountId, hasFile: true });
  expect(messagesAsked(asked, null)).not.toHaveProperty("chat");
});
