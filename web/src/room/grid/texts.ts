import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of the grid view. */
export const gridTexts = defineTexts("grid", {
  tiles: { ru: "Люди плиткой", en: "People as tiles" },
  enlarge: { ru: "{{name}}: показать крупно", en: "Enlarge {{name}}" },
  shrink: { ru: "{{name}}: вернуть в ряд", en: "Shrink {{name}}" },
  whom: { ru: "Кого показывать", en: "Who to show" },
  inEarshot: { ru: "Кого слышно", en: "In earshot" },
  wholeRoom: { ru: "Вся комната", en: "Whole room" },
  nextPage: { ru: "Следующая страница", en: "Next page" },
  previousPage: { ru: "Предыдущая страница", en: "Previous page" },
  pageOf: { ru: "{{page}} из {{pages}}", en: "{{page}} of {{pages}}" },
  perPage: { ru: "Плиток на странице", en: "Tiles per page" },
  nobodyInEarshot: { ru: "Рядом никого не слышно", en: "Nobody is in earshot" },
});
