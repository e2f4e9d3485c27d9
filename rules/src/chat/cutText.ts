const CUT = "…";
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A text of at most so many signs as one sees them: a family of four and a letter with its accents are one each. */
export function cutText(text: string, mostSigns: number): string {
  // No sign is shorter than one unit.
  if (text.length <= mostSigns) return text;
  let signs = 0;
  for (const { index } of GRAPHEMES.segment(text)) {
    if (signs === mostSigns) return text.slice(0, index).trimEnd() + CUT;
    signs += 1;
  }
  return text;
}
