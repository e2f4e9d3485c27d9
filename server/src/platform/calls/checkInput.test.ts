import { operations } from "@atrium/contract";
import { assert, jsonValue, property } from "fast-check";
import { expect, test } from "vitest";
import { checkInput } from "./checkInput.ts";

const check = (input: unknown) => checkInput(operations.updateAccount, input);

test("an input is parsed and trimmed as declared", () => {
  expect(check({ name: "  Mira " })).toEqual({ ok: true, input: { name: "Mira" } });
});

test("faults name their place and never repeat what was sent", () => {
  const checked = check({ name: 7, about: "x".repeat(300), secretField: "swordfish" });
  expect(checked).toMatchObject({
    ok: false,
    faults: expect.arrayContaining([expect.objectContaining({ path: "name" })]),
  });
  expect(JSON.stringify(checked)).not.toContain("swordfish");
});

test("text that no database takes is refused wherever it stands", () => {
  for (const text of ["\u0000", "a\u0000b", "\ud800", "\udc00x"]) {
    expect(check({ name: text })).toMatchObject({ ok: false, faults: [{ path: "name" }] });
    expect(check({ [text]: 1 }).ok).toBe(false);
  }
  expect(check({ name: "👋🏽 Жўра" }).ok).toBe(true);
});

test("any JSON gets an answer, and what passes holds only declared fields", () => {
  assert(
    property(jsonValue(), (input) => {
      const checked = check(input);
      if (!checked.ok) return checked.faults.length > 0;
      const declared = new Set(["name", "about", "pronoun", "palette", "avatarAppearance", "locale"]);
      return Object.keys(checked.input as object).every((key) => declared.has(key));
    }),
  );
});
