import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { excerptOf } from "./excerptOf.ts";

const { excerpt, excerptUnits } = constants.chat;
const FAMILY = "👨‍👩‍👧‍👦";

test("a short text is quoted whole, with every sign it is made of", () => {
  for (const text of ["", "Coffee?", `${FAMILY}🇷🇸👍🏽`, FAMILY.repeat(excerpt)]) expect(excerptOf(text)).toBe(text);
});

test("a long one ends between two signs, never within a family, a flag or a letter with its accents", () => {
  for (const sign of ["a", "e\u0301", "🇷🇸", "👍🏽", FAMILY]) {
    expect(excerptOf("." + sign.repeat(excerpt + 20))).toBe("." + sign.repeat(excerpt - 1));
  }
});

test("a sign of endless accents is not begun", () => {
  expect(excerptOf(`Look: a${"\u0301".repeat(excerptUnits * 2)}`)).toBe("Look: ");
});
