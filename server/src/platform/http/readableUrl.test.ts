import { expect, test } from "vitest";
import { readableUrl } from "./readableUrl.ts";

test.each(["/", "/s/try-me?pass=%zz", "/s/%D0%BC%25#%zz", "/..%2f..%2fx"])("%j stays as it is", (url) => {
  expect(readableUrl(url)).toBe(url);
});

test.each([
  ["/%zz", "/%25zz"],
  ["/s/%D0?a=%zz", "/s/%25D0?a=%zz"],
  ["/100%", "/100%25"],
])("%j cannot be decoded and is taken by its letters: %j", (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});

test.each(["*", "", "http://evil.example/%zz", "//evil.example/"])("%j is no path and stays none", (url) => {
  expect(readableUrl(url)).toBe("//");
});
