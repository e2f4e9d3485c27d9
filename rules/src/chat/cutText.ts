const CUT = "…";
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The beginning of a text, cut to a number of visible characters: a family emoji and a letter with its accents count as
 * one each.
 */
export function cutText(text: string, mostSigns: number): string {
  // A character has at least one unit.
  if (text.length <= mostSigns) return text;
  let signs = 0;
  for (const { index } of GRAPHEMES.segment(text)) {
    if (signs === mostSigns) return text.slice(0, index).trimEnd() + CUT;
    signs += 1;
  }
  return text;
}
