import { expect, test } from "vitest";
import { isPageOfApp } from "./pages.ts";

test.each([
  "/magiclink/key/code",
  "/change-email/key/code",
  "/member-invite/code",
  "/guest-invite/code",
  "/invite/m/code",
  "/invite/g/code",
  "/invite/decline/code",
])("a link of a mail, %s, is a page and not answered with 404", (path) => {
  expect(isPageOfApp(path)).toBe(true);
});

test("what has no page is none", () => {
  expect(isPageOfApp("/invite/else/code")).toBe(false);
});
