import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of boards. */
export const boardTexts = defineTexts("board", {
  youFollow: { ru: "Вы видите то же, что {{name}}", en: "You follow {{name}}" },
  withOthers: {
    ru: { one: "и ещё {{count}} человек", few: "и ещё {{count}} человека", many: "и ещё {{count}} человек" },
    en: { one: "with {{count}} other", other: "with {{count}} others" },
  },
  stop: { ru: "Выйти", en: "Stop" },
  stepOutWay: { ru: "Проведите пальцем, чтобы выйти", en: "Swipe to step out" },
  youPresent: { ru: "Вы показываете доску", en: "You are presenting" },
  followedBy: {
    ru: { one: "Смотрит {{count}} человек", few: "Смотрят {{count}} человека", many: "Смотрят {{count}} человек" },
    en: { one: "{{count}} person follows", other: "{{count}} people follow" },
  },
  nobodyFollows: { ru: "Пока никто не смотрит", en: "Nobody follows yet" },
  stopPresenting: { ru: "Закончить", en: "Stop" },
  theyPresent: { ru: "{{name}} показывает доску", en: "{{name}} is presenting" },
  comeBack: { ru: "Смотреть", en: "Follow" },
  watchedBy: { ru: "Видят то же, что вы: {{names}}", en: "{{names}} see what you see" },
  watchedByOne: { ru: "{{names}} видит то же, что вы", en: "{{names}} sees what you see" },
  peopleHere: { ru: "Люди на доске", en: "People on the board" },
  all: { ru: "Всё сразу", en: "See all" },
  more: { ru: "ещё {{count}}", en: "{{count}} more" },
});
