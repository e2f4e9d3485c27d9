const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
/** A link whose words are not its address. */
const ANCHOR = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a\s*>/gi;
const BREAK = /<(?:br|\/p|\/div|\/li|\/h\d|\/ul|\/ol)\b[^>]*>/gi;
const TAG = /<\/?[a-z][^>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

/** A match and its groups. */
type Found = (string | undefined)[];

/** What a text with markup says, as text: it is never shown as anything else. */
export function plainMarkup(markup: string): string {
  const withLinks = markup.replaceAll(ANCHOR, (...[, double, single, words = ""]: Found) =>
    linkWords(double ?? single ?? "", words.replaceAll(TAG, "")),
  );
  const lines = withLinks.replaceAll(BREAK, "\n").replaceAll(TAG, "").replaceAll(ENTITY, signOf);
  return lines
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function linkWords(address: string, words: string): string {
  if (!/^https?:/i.test(address) || words.includes(address)) return words;
  return words.trim() === "" ? address : `${words} ${address}`;
}

function signOf(...[all = "", decimal, hex, name]: Found): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? all;
  const point = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : "";
}
