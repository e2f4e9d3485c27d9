import { defineTexts } from "../../platform/i18n/texts.ts";

/** What a field may hold, in numbers. */
export const boundTexts = defineTexts("bounds", {
  leastSymbols: {
    ru: {
      one: "Нужен хотя бы {{count}} символ",
      few: "Нужно хотя бы {{count}} символа",
      many: "Нужно хотя бы {{count}} символов",
    },
    en: { one: "Must contain at least {{count}} symbol", other: "Must contain at least {{count}} symbols" },
  },
  mostSymbols: {
    ru: {
      one: "Не больше {{count}} символа",
      few: "Не больше {{count}} символов",
      many: "Не больше {{count}} символов",
    },
    en: { one: "No more than {{count}} symbol", other: "No more than {{count}} symbols" },
  },
  least: { ru: "Должно быть не меньше {{count}}", en: "Must be {{count}} or greater" },
  most: { ru: "Должно быть не больше {{count}}", en: "Must be {{count}} or less" },
});
