import { expect, test } from "vitest";
import { asksForPassword, isDoorOpen, isTooEarly } from "./door.ts";

const open = { hasPassword: false, startsAtMs: null };
const locked = { hasPassword: true, startsAtMs: null };
const tomorrow = { hasPassword: false, startsAtMs: 2000 };

test("an open door lets everybody in", () => {
  expect(isDoorOpen(open, "PUBLIC_GUEST", 1000)).toBe(true);
});

test("passers-by are asked for the password, people with a role are not", () => {
  expect(asksForPassword(locked, "PUBLIC_GUEST")).toBe(true);
  expect(asksForPassword(locked, "SPACE_GUEST")).toBe(false);
  expect(isDoorOpen(locked, "PUBLIC_GUEST", 1000)).toBe(false);
  expect(isDoorOpen(locked, "SUPPORT", 1000)).toBe(true);
});

test("before it starts a space is open to its hosts, from then on to everybody", () => {
  expect(isTooEarly(tomorrow, "SPACE_MEMBER", 1999)).toBe(true);
  expect(isDoorOpen(tomorrow, "SPACE_MEMBER", 1999)).toBe(false);
  expect(isDoorOpen(tomorrow, "SPACE_MODERATOR", 1999)).toBe(true);
  expect(isDoorOpen(tomorrow, "SPACE_MEMBER", 2000)).toBe(true);
});
