import { expect, test } from "vitest";
import { webLinkTyped } from "./webLinkTyped.ts";

test("a link is what was typed, https where no scheme is said; nothing typed means none", () => {
  expect(webLinkTyped(" example.org/plan ")).toEqual({ link: "https://example.org/plan" });
  expect(webLinkTyped("http://example.org")).toEqual({ link: "http://example.org" });
  expect(webLinkTyped("  ")).toEqual({ link: null });
});

test.each([
  "javascript:alert(1)",
  "ftp://example.org/a",
  "mailto:ada@example.org",
  "two words",
  "plan",
  "example.org:99999",
])("%j is no link", (typed) => {
  expect(webLinkTyped(typed)).toBeNull();
});
