import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import papaparse from "papaparse";
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
      `2026-11-21 10:00:00,Deleted user,"'@everyone tea, or\ncoffee?",,,edited`,
      "2026-11-21 10:00:00,Anna,,,,deleted",
      "",
    ].join("\r\n"),
  );
});

const STARTS = ["=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"];
const at = 'HYPERLINK("https://evil.example")';

test.each(STARTS)(
  "what begins with %j computes in no column: words, also of several lines, names, files",
  async (start) => {
    const evil = `${start}${at}`;
    const author = anAuthor(undefined, evil);
    const kept = { url: "/files/x", mimeType: "application/pdf", bytes: 1, size: null, dominantColor: null, pages: 1 };
    const file = chatFile(
      [aChatMessage({ author, content: `${evil}\nand more`, attachments: [{ ...kept, name: `${evil}.pdf` }] })],
      words,
    );
    const [, row = []] = papaparse.parse<string[]>((await file.text()).replace("\uFEFF", ""), { newline: "\r\n" }).data;
    expect(row.slice(1, 4)).toEqual([`'${evil}`, `'${evil}\nand more`, `'${evil}.pdf`]);
  },
);
