import { expect, test } from "vitest";
import { localPath } from "./localPath.ts";

test.each(["/", "/s/try-me", "/s/try-me?room=1#x", "/dashboard/team/a%20b"])("%s is a place of this site", (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  "",
  "s/try-me",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " /x",
  "/x y",
  "https://evil.example",
  "javascript:alert(1)",
  "/a\\b",
  "/.//evil.example",
  "/s/..//evil.example",
  "data:text/html,x",
  "/\u0000",
])("%j leads elsewhere", (path) => {
  expect(localPath(path)).toBeNull();
});

test("steps up the path stay in the site", () => {
  expect(localPath("/../../x")).toBe("/x");
});
