/** Characters that change the direction of a text, and right-to-left letters. */
const TURNS =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Direction overrides that last until they are closed, and their closing characters: never needed in our sentences. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A value within a sentence, isolated so that its direction does not affect the rest of the sentence. */
export const isolated = (value: string): string =>
  TURNS.test(value) ? `\u2068${value.replace(CONTROLS, "")}\u2069` : value;
