import { expect, test } from "vitest";
import { parseEmail } from "./emailAddress.ts";

test.each([
  ["mira@kite.studio", "mira@kite.studio"],
  ["Mira.K+tag@Kite.Studio", "mira.k+tag@kite.studio"],
  ["o'neil@example.co.uk", "o'neil@example.co.uk"],
  ["анна@пример.рф", null],
  ["anna@пример.рф", "anna@xn--e1afmkfd.xn--p1ai"],
  ["a@xn--e1afmkfd.xn--p1ai", "a@xn--e1afmkfd.xn--p1ai"],
])("%s is compared as %s", (typed, key) => {
  expect(parseEmail(typed)?.key ?? null).toBe(key);
});

test("the name of the mailbox keeps its letters, the domain does not", () => {
  expect(parseEmail("Mira@KITE.studio")?.shown).toBe("Mira@kite.studio");
});

test.each([
  "",
  "@",
  "a@",
  "@b.co",
  "a b@c.co",
  "a@b",
  "a@b..co",
  "a@-b.co",
  "a@b-.co",
  ".a@b.co",
  "a.@b.co",
  "a..b@c.co",
  "a@b.co.",
  "a@127.0.0.1",
  "a@[127.0.0.1]",
  '"a"@b.co',
  "a@b@c.co",
  "a<b>@c.co",
  "a\n@b.co",
  "a@b.co\nBcc: x@y.co",
  "a\u0000@b.co",
  "a,b@c.co",
  `${"a".repeat(65)}@b.co`,
  `a@${"b".repeat(64)}.co`,
  `a@${"b.".repeat(130)}co`,
  "a@b.co%0a",
  "a@b_c.co",
  "a@b/c.co",
  "ada@example.com/",
  "ada@example.com/x",
  "ada@example.com\\x",
  "ada@example.com?subject=x",
  "ada@example.com#x",
  "ada@exa%6dple.com",
  "ada@exam\tple.com",
  "ada@exam\nple.com",
  "ada@example.com:25",
  " ada@example.com ",
  "ada@ example.com",
  "ada@example.com\uff0fx",
])("%j is no address", (typed) => {
  expect(parseEmail(typed)).toBeNull();
});
