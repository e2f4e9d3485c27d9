// Makes text that others wrote safe to show within our own: it cannot change the direction of the text around it, nor
// overlap it.

/**
 * Characters that change the direction of everything after them, until another one ends it. Marks beside a letter (LRM,
 * RLM, ALM) stay: people who write from right to left need them, and they only affect their neighbours.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;
/** A lone surrogate, which no encoding can represent. */
const HALF = /\p{Cs}/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;
/** Invisible characters: one or two join an emoji or separate words, and the flag of a region has seven. */
const UNSEEN = /([\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]{8})[\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]+/gu;
/** Invisible characters that are no marks themselves: the marks before and after them are on the same letter. */
const BETWEEN_MARKS = /[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;
/** More than four marks on a letter: hardly any script has so many. Burmese has more, but side by side. */
const TOWER =
  /((?:[\p{Cf}\u115F\u1160\u3164\uFFA0]*[\p{Mn}\p{Me}]){4})(?:[\p{Cf}\u115F\u1160\u3164\uFFA0]*[\p{Mn}\p{Me}])+/gu;

/** A text in which the marks of one letter follow each other directly. */
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

/** The same on one line, cut to a number of code points. */
export function plainLine(text: string, mostSymbols: number): string {
  const line = plainText(text.replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, " ")).trim();
  const symbols = Array.from(line);
  return symbols.length <= mostSymbols ? line : `${symbols.slice(0, mostSymbols - 1).join("")}…`;
}
