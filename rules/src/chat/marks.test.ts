import { newId } from "@atrium/contract";
import type { AccountId, RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { linkedPieces, markedPieces } from "./marks.ts";

const drawn = (text: string) => markedPieces(text).map(({ kind, text: words }) => `${kind}:${words}`);

test("simple marks are drawn, and what is not closed stays text", () => {
  expect(drawn("**Demo** _on_ `main`")).toEqual(["bold:Demo", "plain: ", "italic:on", "plain: ", "code:main"]);
  expect(drawn("2 ** 3 and snake_case_name and `open")).toEqual(["plain:2 ** 3 and snake_case_name and `open"]);
});

test("people who are mentioned are drawn by their names; everybody has none", () => {
  const accountId = newId<AccountId>();
  expect(markedPieces(`<@${accountId} Anna K.>, <@everyone> <@nobody>`)).toEqual([
    { kind: "mention", text: "Anna K.", accountId },
    { kind: "plain", text: ", " },
    { kind: "mention", text: "", accountId: null },
    { kind: "plain", text: " <@nobody>" },
  ]);
});

test("addresses of the web become links without the sentence's full stop; nothing else does", () => {
  expect(drawn("See https://a.example/x?y=1.")).toEqual(["plain:See ", "link:https://a.example/x?y=1", "plain:."]);
  expect(drawn("javascript:alert(1) <b>x</b>")).toEqual(["plain:javascript:alert(1) <b>x</b>"]);
});

test("an address ends where a sign would turn how it reads", () => {
  const [link, rest] = markedPieces("https://atrium.example/\u202Emoc.knab");
  expect(link).toMatchObject({ kind: "link", url: "https://atrium.example/" });
  expect(rest).toMatchObject({ kind: "plain" });
});

test("of words without marks only links and rooms are pieces of their own", () => {
  const roomId = newId<RoomId>();
  expect(linkedPieces(`**See** <#${roomId} Lab>: https://a.example/x. <@everyone>`)).toEqual([
    { kind: "plain", text: "**See** " },
    { kind: "room", text: "Lab", roomId },
    { kind: "plain", text: ": " },
    { kind: "link", text: "https://a.example/x", url: "https://a.example/x" },
    { kind: "plain", text: ". <@everyone>" },
  ]);
  expect(linkedPieces("javascript:alert(1)")).toEqual([{ kind: "plain", text: "javascript:alert(1)" }]);
});
