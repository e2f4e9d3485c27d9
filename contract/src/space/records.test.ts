import { expect, test } from "vitest";
import { WebLink } from "./records.ts";

const takes = (typed: string) => WebLink.safeParse(typed).success;

test.each(["https://kite.studio", "http://kite.studio:8080/a?b#c", " https://комнаты.рф/путь "])(
  "%j is a link",
  (typed) => {
    expect(takes(typed)).toBe(true);
  },
);

test.each([
  "kite.studio",
  "javascript:alert(1)",
  "https://me:word@kite.studio",
  "https://kite",
  "https://kite.studio/a b",
  "https://kite.studio/\u202e",
  "https://kite.studio/\u200b",
  "https://kite.studio/\u0000",
  "https://kite.studio:99999",
  "https://kite<b.studio",
  "https://kite%mp.studio/plan",
])("%j is no link that can be shown", (typed) => {
  expect(takes(typed)).toBe(false);
});
