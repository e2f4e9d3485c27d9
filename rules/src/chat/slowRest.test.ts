import { expect, test } from "vitest";
import { slowRestMs } from "./slowRest.ts";

test("one waits what is left of the time since one wrote last, and never longer than that time", () => {
  expect(slowRestMs({ slowSeconds: 30, lastAtMs: null, nowMs: 1000 })).toBe(0);
  expect(slowRestMs({ slowSeconds: 30, lastAtMs: 1000, nowMs: 11_000 })).toBe(20_000);
  expect(slowRestMs({ slowSeconds: 30, lastAtMs: 1000, nowMs: 31_000 })).toBe(0);
  expect(slowRestMs({ slowSeconds: 30, lastAtMs: 99_000, nowMs: 1000 })).toBe(30_000);
  expect(slowRestMs({ slowSeconds: 0, lastAtMs: 1000, nowMs: 1000 })).toBe(0);
});
