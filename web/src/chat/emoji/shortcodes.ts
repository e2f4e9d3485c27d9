/** What a name between colons, such as `wave`, stands for. */
export type Shortcodes = ReadonlyMap<string, string>;

/** Not inside a word, an address or a time. */
const CODE = /(?<![\p{L}\p{N}/]):(?<name>[a-z0-9_+-]{1,40}):(?![\p{L}\p{N}/])/gu;
/** What stands between backticks stays as it is. */
const QUOTED = /(`[^`\n]+`)/u;

/** By name, from data by code points. */
export function shortcodesOf(names: Readonly<Record<string, string | readonly string[]>>): Shortcodes {
  return new Map(
    Object.entries(names).flatMap(([hex, of]) => [of].flat().map((name) => [name, emojiOf(hex)] as const)),
  );
}

function emojiOf(hex: string): string {
  const emoji = String.fromCodePoint(...hex.split("-").map((point) => Number.parseInt(point, 16)));
  // Without the selector it would be drawn as a letter is.
  return hex.includes("-") || /\p{Emoji_Presentation}/u.test(emoji) ? emoji : `${emoji}\uFE0F`;
}

/** A text with emoji in place of their known names; code stays. */
export const withEmoji = (text: string, codes: Shortcodes): string =>
  text
    .split(QUOTED)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(CODE, (whole, name: string) => codes.get(name) ?? whole)))
    .join("");

/** The name that ends at the caret, and its emoji; null if none does. */
export function emojiEnding(
  text: string,
  caret: number,
  codes: Shortcodes,
): { from: number; to: number; piece: string } | null {
  const before = text.slice(0, caret);
  if (!before.endsWith(":")) return null;
  const from = before.lastIndexOf(":", caret - 2);
  if (from < 0) return null;
  const line = text.lastIndexOf("\n", from) + 1;
  if (text.slice(line, from).split("`").length % 2 === 0) return null;
  const piece = codes.get(before.slice(from + 1, -1));
  const stands = withEmoji(before.slice(Math.max(0, from - 1)), codes).endsWith(piece ?? "\n");
  return piece === undefined || !stands ? null : { from, to: caret, piece };
}
