const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
/** More than anybody is shown. Others write these texts: reading one must not keep the program busy. */
const MOST_UNITS = 8192;
// No tag reaches beyond the next `<`, and no link beyond the next one: whatever a text repeats is looked at once.
const ANCHOR = /<a\b([^<>]*)>((?:(?!<\/?a\b)[\s\S])*)<\/a\s*>/gi;
const HREF = /(?<![\w-])href\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const BREAK = /<(?:br|\/p|\/div|\/li|\/h\d|\/ul|\/ol)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
/** What a cut leaves of a tag, an entity or a character. */
const REST = /(?:<\/?(?:[a-z][^<>]*)?|&[#\w]{0,8}|[\uD800-\uDBFF])$/i;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

/** A match and its groups. */
type Found = (string | undefined)[];

/** The plain text of a text with markup, which is never rendered as markup. */
export function plainMarkup(markup: string): string {
  const withLinks = beginningOf(markup).replaceAll(ANCHOR, (...[, within = "", words = ""]: Found) =>
    linkWords(addressIn(within), words.replaceAll(TAG, "")),
  );
  const lines = withLinks.replaceAll(BREAK, "\n").replaceAll(TAG, "").replaceAll(ENTITY, signOf);
  return lines
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const beginningOf = (markup: string): string =>
  markup.length <= MOST_UNITS ? markup : markup.slice(0, MOST_UNITS).replace(REST, "");

function addressIn(tag: string): string {
  const [, double, single] = HREF.exec(tag) ?? [];
  return double ?? single ?? "";
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
