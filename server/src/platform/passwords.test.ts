import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.ts";

test("a password matches its own hash and no other does", async () => {
  const stored = await hashPassword("open sesame");
  expect(await passwordMatches("open sesame", stored)).toBe(true);
  expect(await passwordMatches("open sesam", stored)).toBe(false);
  expect(stored).not.toContain("sesame");
});

test("the same password is stored differently each time", async () => {
  expect(await hashPassword("twice")).not.toBe(await hashPassword("twice"));
});

test("a password matches however its symbols are composed", async () => {
  const stored = await hashPassword("caf\u00e9");
  expect(await passwordMatches("cafe\u0301", stored)).toBe(true);
});

test("a stored text that is no hash matches nothing", async () => {
  expect(await passwordMatches("", "")).toBe(false);
  expect(await passwordMatches("x", "x")).toBe(false);
  expect(await passwordMatches("x", "argon2id.AAAA.")).toBe(false);
});
