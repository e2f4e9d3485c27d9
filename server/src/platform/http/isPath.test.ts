import { expect, test } from "vitest";
import { isPath } from "./isPath.ts";

test.each(["/", "/s/try-me?pass=x", "/rtc//validate", "/a\\b", "/?//evil.example"])("%j is a path", (target) => {
  expect(isPath(target)).toBe(true);
});

test.each(["", "*", "rtc/validate", "http://evil.example/", "//evil.example/rtc", "/\\evil.example/rtc", "?/rtc"])(
  "%j is none",
  (target) => {
    expect(isPath(target)).toBe(false);
  },
);
