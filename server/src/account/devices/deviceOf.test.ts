import { expect, test } from "vitest";
import { deviceOf } from "./deviceOf.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "Chrome, Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15",
    "Safari, macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox, Linux"],
  ["", null],
])("a browser is called by its name and its system: %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test("whatever a browser sends is no fault", () => {
  expect(() => deviceOf(`<script>${"x".repeat(9000)}`)).not.toThrow();
});
