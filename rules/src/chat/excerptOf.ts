import { constants } from "@atrium/contract";

const { excerpt: mostSigns, excerptUnits: mostUnits } = constants.chat;
const SIGNS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The beginning of a message as an answer quotes it. It ends between two signs as one sees them: a family stays whole. */
export function excerptOf(text: string): string {
  let signs = 0;
  let end = 0;
  // A sign may have any number of accents: one that is too long is not begun.
  for (const { index, segment } of SIGNS.segment(text.slice(0, mostUnits + 1))) {
    if (signs === mostSigns || index + segment.length > mostUnits) return text.slice(0, end);
    signs += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
