import { array, assert, integer, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { folded, foundExcerpt, hitsOf } from "./foundExcerpt.ts";

/** A lone surrogate. */
const HALF = /\p{Cs}/u;

test("a short text is shown whole, with its hits", () => {
  const hits = hitsOf("The \u0002meeting\u0003 of all \u0002meetings\u0003");
  expect(hits).toEqual([
    { from: 4, to: 11 },
    { from: 19, to: 27 },
  ]);
  expect(foundExcerpt("The meeting of all meetings", hits, 200)).toEqual({
    excerpt: "The meeting of all meetings",
    hits,
  });
});

test("of a long text the part around the first hit is shown, from a whole word on", () => {
  const text = `${"before ".repeat(60)}needle${" behind".repeat(60)}`;
  const { excerpt, hits } = foundExcerpt(text, [{ from: 420, to: 426 }], 100);
  expect(hits.map(({ from, to }) => excerpt.slice(from, to))).toEqual(["needle"]);
  expect(excerpt).toMatch(/^…before .*behind.*…$/u);
});

test("folding leaves every letter at its place, and no mark of what was written", () => {
  expect(folded("Ёлка \u0002зелёная\u0003")).toBe("Елка  зеленая ");
});

test("whatever the text, an excerpt is bounded, cuts no sign in two, and its hits say what the text says there", () => {
  assert(
    property(
      array(string({ unit: "grapheme", minLength: 1, maxLength: 12 }), { maxLength: 40 }),
      nat(39),
      integer({ min: 20, max: 60 }),
      (words, at, most) => {
        const whole = words.map((word) => folded(word));
        const marked = whole.map((word, index) => (index === at ? `\u0002${word}\u0003` : word)).join(" ");
        const text = whole.join(" ");
        const found = foundExcerpt(text, hitsOf(marked), most);
        expect(found.excerpt.length).toBeLessThanOrEqual(most + 2);
        expect(HALF.test(found.excerpt)).toBe(HALF.test(text));
        for (const { from, to } of found.hits) expect(text).toContain(found.excerpt.slice(from, to));
        if (at < whole.length) expect(found.hits).toHaveLength(1);
      },
    ),
  );
});

test("a sign of several is cut before, never within", () => {
  const family = "👨‍👩‍👧‍👦";
  const text = `${"a".repeat(15)}${family}${"b".repeat(40)}`;
  expect(foundExcerpt(text, [{ from: 0, to: 1 }], 20).excerpt).toBe(`${"a".repeat(15)}…`);
});
