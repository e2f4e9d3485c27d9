import { expect, test } from "vitest";
import { plainLine, plainText } from "./plainText.ts";

const ZWJ = "\u200D";

test("what turns all that follows is dropped, marks that right-to-left writing needs stay", () => {
  expect(plainText("a\u202Eb\u202C\u2067c\u2069")).toBe("abc");
  expect(plainText("שלום\u200F, world\u200E \u061C")).toBe("שלום\u200F, world\u200E \u061C");
});

test("control characters are dropped, lines and tabs stay, line ends are of one kind", () => {
  expect(plainText("a\u0000b\u001B[31mc\u0085d\r\ne\tf")).toBe("ab[31mcd\ne\tf");
});

test("emoji, flags and words of every writing come through whole", () => {
  const texts = ["👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "👍🏽", "می‌خواهم", "שָׁלוֹם", "မြွှေး", "ཧཱུྃ", "हिन्दी", "Nguyễn"];
  for (const text of texts) expect(plainText(text)).toBe(text);
});

test("a flood of what is not seen is cut short, and so is a tower of marks", () => {
  expect(plainText(`a${"\u200B".repeat(3000)}b`)).toBe(`a${"\u200B".repeat(8)}b`);
  expect(plainText(`a${ZWJ.repeat(9)}b`)).toHaveLength(10);
  expect(plainText(`a${"\u0300".repeat(500)}b`)).toBe(`a${"\u0300".repeat(4)}b`);
});

test("a tower is cut where its marks end, though signs that are not seen stand between them", () => {
  for (const unseen of [ZWJ, "\u200C", "\u00AD", "\u2060", "\u200E", "\u115F"]) {
    expect(plainText(`a${`\u0301\u0302${unseen}`.repeat(900)}b`)).toBe(`a\u0301\u0302${unseen}\u0301\u0302${unseen}b`);
    expect(plainText(`a\u0301${unseen}b\u0301${unseen}`.repeat(9))).toBe(`a\u0301${unseen}b\u0301${unseen}`.repeat(9));
  }
});

test("half a letter is shown as one that is missing", () => {
  expect(plainText("a\uD83D b \uDE00")).toBe("a\uFFFD b \uFFFD");
  expect(plainText("😀")).toBe("😀");
});

test("a line is one line, cut between symbols", () => {
  expect(plainLine(" a\n\u2028 b\t\tc ", 10)).toBe("a b c");
  expect(plainLine("😀😀😀😀", 3)).toBe("😀😀…");
  expect(plainLine("😀😀😀", 3)).toBe("😀😀😀");
});
