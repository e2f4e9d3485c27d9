import { DEMO_SPACE_SLUG } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RESERVED_SLUGS } from "./reservedSlugs.ts";
import { foldSlug, readSlug, slugFromName } from "./slug.ts";

const invalid = { ok: false, code: "invalidSlug" };
const restricted = { ok: false, code: "restrictedSlug" };

test.each(["abc", "my-space", "a1b", "2026", "a--b", "x".repeat(50)])("%s is a slug", (slug) => {
  expect(readSlug(slug)).toEqual({ ok: true, slug });
});

test.each(["My-Space", "MY_SPACE", " my_space ", "my-space"])("%s is the address my-space", (typed) => {
  expect(readSlug(typed)).toEqual({ ok: true, slug: "my-space" });
});

test.each([
  "",
  "ab",
  "x".repeat(51),
  "-abc",
  "abc-",
  "_abc",
  "abc_",
  "a b c",
  "a.b.c",
  "a/b/c",
  "a%62c",
  "привет",
  "pауpal",
  "ａｂｃ",
  "straße",
  "\u212Aelvin",
  "abc\u0000",
  "abc\n-d",
  "😀😀😀",
])("%j is no slug", (typed) => {
  expect(readSlug(typed)).toEqual(invalid);
});

test.each([
  "login",
  "Login",
  "log-in",
  "API",
  "dashboard",
  "try-me",
  "try_me",
  "support",
  "admin",
  "robots-txt",
  "www",
])("%s is kept back", (typed) => {
  expect(readSlug(typed)).toEqual(restricted);
});

test("the names of routes, of the demo space, of hosts and of trust are among some 250 reserved ones", () => {
  expect(RESERVED_SLUGS.size).toBeGreaterThanOrEqual(250);
  for (const name of ["app", "s", "dashboard", "magiclink", "member-invite", "legal-documents", "live", "rtc"]) {
    expect(RESERVED_SLUGS, name).toContain(name);
  }
  expect(RESERVED_SLUGS).toContain(DEMO_SPACE_SLUG);
});

test("reserved names are written as slugs are stored", () => {
  for (const name of RESERVED_SLUGS) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each([
  ["Design crew", "design-crew"],
  ["Команда «Щука»", "komanda-schuka"],
  ["Ёлка и подъезд", "elka-i-podezd"],
  ["Київ", "kiyiv"],
  ["Café Zürich", "cafe-zurich"],
  ["  R&D / 2026  ", "r-d-2026"],
  ["Support", "space-support"],
  ["QA", "space-qa"],
])("%s becomes %s", (name, slug) => {
  expect(slugFromName(name, 1)).toBe(slug);
});

test("a name without any letter we can write is numbered from the start", () => {
  expect(slugFromName("東京", 1)).toBe("space-1");
  expect(slugFromName("🎉", 7)).toBe("space-7");
});

test("a name that would end at a reserved slug is numbered from the start", () => {
  expect(slugFromName("S", 1)).toBe("space-s-1");
  expect(slugFromName("С", 1)).toBe("space-s-1");
});

test("later attempts are numbered", () => {
  expect(slugFromName("Design crew", 2)).toBe("design-crew-2");
  expect(slugFromName("x".repeat(60), 12)).toBe(`${"x".repeat(47)}-12`);
});

test("whatever the name, the slug made of it may be taken as it stands", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 70 }), fc.integer({ min: 1, max: 9999 }), (name, attempt) => {
      const slug = slugFromName(name, attempt);
      expect(readSlug(slug)).toEqual({ ok: true, slug });
    }),
  );
});

test("folding twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(foldSlug(foldSlug(typed))).toBe(foldSlug(typed));
    }),
  );
});
