/** Signs that turn the direction of a text, and letters that are written from right to left. */
const TURNS =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Those that hold until somebody ends them, and their ends: in a sentence of ours they mean nothing. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A value within a sentence: whatever direction it has, the sentence around it keeps its own. */
export const isolated = (value: string): string =>
  TURNS.test(value) ? `\u2068${value.replace(CONTROLS, "")}\u2069` : value;
