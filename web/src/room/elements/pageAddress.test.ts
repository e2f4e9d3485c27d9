import { expect, test, vi } from "vitest";
import { addressOf, isForbiddenPage, pageTyped } from "./pageAddress.ts";

vi.stubGlobal("location", { host: "atrium.example" });

test("an address is read as its name and path", () => {
  expect(addressOf("https://example.org/")).toBe("example.org");
  expect(addressOf("https://example.org/plan?a=1")).toBe("example.org/plan");
});

test("a page of our own is never framed", () => {
  expect(isForbiddenPage("https://atrium.example/s/try-me")).toBe(true);
  expect(isForbiddenPage("https://example.org")).toBe(false);
});

test("what no browser can parse is said as it is, is never framed, and cannot be typed", () => {
  const url = "https://example.org:99999";
  expect(addressOf(url)).toBe(url);
  expect(isForbiddenPage(url)).toBe(true);
  expect(pageTyped(url)).toBeNull();
});
