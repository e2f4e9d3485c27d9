import { constants } from "@atrium/contract";

const { excerpt: mostSigns, excerptUnits: mostUnits } = constants.chat;
const SIGNS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The beginning of a message, as quoted by a reply. It ends between two visible characters: a family emoji stays whole.
 */
export function excerptOf(text: string): string {
  let signs = 0;
  let end = 0;
  // A character may have any number of accents: one that is too long is left out.
  for (const { index, segment } of SIGNS.segment(text.slice(0, mostUnits + 1))) {
    if (signs === mostSigns || index + segment.length > mostUnits) return text.slice(0, end);
    signs += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
