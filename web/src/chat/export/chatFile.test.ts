import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { chatFile } from "./chatFile.ts";

const words = {
  time: "Time",
  author: "Who",
  words: "Message",
  files: "Files",
  reactions: "Reactions",
  note: "Note",
  deletedUser: "Deleted user",
  deleted: "deleted",
  edited: "edited",
  everyone: "everyone",
};

test("a chat becomes a table in which nothing computes", async () => {
  const author = anAuthor(undefined, "Anna");
  const file = chatFile(
    [
      aChatMessage({ author, content: '=HYPERLINK("https://evil.example")' }),
      aChatMessage({ author: null, content: "<@everyone> tea, or\ncoffee?", editedAt: "2026-11-21T10:05:00.000Z" }),
      aChatMessage({ author, content: "", isDeleted: true }),
    ],
    words,
  );
  const lines = (await file.text()).replace("\uFEFF", "");
  expect(lines).toBe(
    [
      "Time,Who,Message,Files,Reactions,Note",
      `2026-11-21 10:00:00,Anna,"'=HYPERLINK(""https://evil.example"")",,,`,
      '2026-11-21 10:00:00,Deleted user,"@everyone tea, or\ncoffee?",,,edited',
      "2026-11-21 10:00:00,Anna,,,,deleted",
      "",
    ].join("\r\n"),
  );
});
