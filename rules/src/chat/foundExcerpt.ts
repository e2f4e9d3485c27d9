// How a found message is shown: its text around the first hit, and where the hits are; never markup.

interface Range {
  from: number;
  to: number;
}

/** Mark the start and end of a hit; `folded` removes them from texts. */
export const HIT_MARKS = ["\u0002", "\u0003"] as const;
const MARK = new RegExp(`([${HIT_MARKS.join("")}])`, "gu");
const CUT = "…";
/** How much of an excerpt may precede its first hit. */
const LEAD = 0.3;

/** A text as used for comparison: е matches ё and the reverse. Every letter keeps its position. */
export const folded = (text: string): string => text.replaceAll("ё", "е").replaceAll("Ё", "Е").replace(MARK, " ");

/** Positions of a marked text's hits in the text without marks. */
export function hitsOf(marked: string): Range[] {
  const hits: Range[] = [];
  let begun: number | null = null;
  let at = 0;
  for (const part of marked.split(MARK)) {
    if (part === HIT_MARKS[0]) begun = at;
    else if (part === HIT_MARKS[1]) {
      if (begun !== null && at > begun) hits.push({ from: begun, to: at });
      begun = null;
    } else at += part.length;
  }
  return hits;
}

/** An excerpt of about `most` units that shows the first hit, without splitting a character. */
export function foundExcerpt(text: string, hits: readonly Range[], most: number): { excerpt: string; hits: Range[] } {
  if (text.length <= most) return { excerpt: text, hits: [...hits] };
  const first = hits[0]?.from ?? 0;
  const wanted = Math.max(0, Math.min(first - Math.floor(most * LEAD), text.length - most));
  const from = wanted === 0 ? 0 : wholeFrom(text, wanted, first);
  const to = wholeAt(text, Math.min(text.length, from + most));
  const lead = from > 0 ? CUT : "";
  const shift = from - lead.length;
  return {
    excerpt: lead + text.slice(from, to) + (to < text.length ? CUT : ""),
    hits: hits.flatMap((hit) => {
      const within = { from: Math.max(hit.from, from) - shift, to: Math.min(hit.to, to) - shift };
      return within.to > within.from ? [within] : [];
    }),
  };
}

/** The start of the next word, if there is one before the hit. */
function wholeFrom(text: string, wanted: number, first: number): number {
  const space = text.slice(wanted, first).search(/\s/u);
  return space < 0 ? wholeAt(text, wanted) : wanted + space + 1;
}

const SIGNS = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Longer than any character that people write. */
const MOST_UNITS = 64;

/** Not within one character: a family emoji is cut off before it. */
function wholeAt(text: string, at: number): number {
  const from = Math.max(0, at - MOST_UNITS);
  const sign = SIGNS.segment(text.slice(from, at + MOST_UNITS)).containing(at - from);
  return sign === undefined ? at : from + sign.index;
}
