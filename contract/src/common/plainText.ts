// Text of others as it may stand among our own words: it cannot turn what stands around it, nor reach over it.

/**
 * What sets a direction for all that follows, until somebody ends it. Marks beside a letter (LRM, RLM, ALM) stay: those
 * who write from right to left need them, and they turn nothing but their neighbours.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;
/** Half of a letter, which no encoding can carry. */
const HALF = /\p{Cs}/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;
/** What is not seen: one or two join an emoji or part a word, a flag of a region has seven. */
const UNSEEN = /([\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]{8})[\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]+/gu;
/** The same without what is a mark itself. Marks with it between them stand on one letter all the same. */
const BETWEEN_MARKS = /[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;
/** Four marks on a letter is more than most writings have; Burmese has more, side by side. */
const TOWER =
  /((?:[\p{Cf}\u115F\u1160\u3164\uFFA0]*[\p{Mn}\p{Me}]){4})(?:[\p{Cf}\u115F\u1160\u3164\uFFA0]*[\p{Mn}\p{Me}])+/gu;

/** A text in which marks that stand on one letter follow each other. */
export const withMarksTogether = (text: string): string => text.replaceAll(BETWEEN_MARKS, "");

/** A text of several lines. */
export const plainText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(HALF, "\uFFFD")
    .replaceAll(TURNING, "")
    .replaceAll(CONTROLS, "")
    .replaceAll(UNSEEN, "$1")
    .replaceAll(TOWER, "$1");

/** The same on one line, cut to so many symbols. */
export function plainLine(text: string, mostSymbols: number): string {
  const line = plainText(text.replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, " ")).trim();
  const symbols = Array.from(line);
  return symbols.length <= mostSymbols ? line : `${symbols.slice(0, mostSymbols - 1).join("")}…`;
}
