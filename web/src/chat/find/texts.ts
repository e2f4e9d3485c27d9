import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of the search in chats. */
export const findTexts = defineTexts("chatFind", {
  find: { ru: "Поиск по сообщениям", en: "Search messages" },
  close: { ru: "Закрыть поиск", en: "Close search" },
  everywhere: { ru: "Везде", en: "Everywhere" },
  where: { ru: "Где искать", en: "Where to search" },
  from: { ru: "От кого", en: "From" },
  anybody: { ru: "От кого угодно", en: "Anyone" },
  fromName: { ru: "От: {{name}}", en: "From {{name}}" },
  findAuthor: { ru: "Имя", en: "Name" },
  nobody: { ru: "Никого не нашлось", en: "Nobody found" },
  withFile: { ru: "С файлом", en: "With a file" },
  direct: { ru: "Личные", en: "Direct" },
  space: { ru: "Всем", en: "Everyone" },
  found: {
    ru: { one: "{{count}} сообщение", few: "{{count}} сообщения", many: "{{count}} сообщений" },
    en: { one: "{{count}} message", other: "{{count}} messages" },
  },
  foundMore: { ru: "Первые {{count}}, есть ещё", en: "The first {{count}}, there are more" },
  finding: { ru: "Поиск…", en: "Searching…" },
  hintTitle: { ru: "Найдётся в любой форме слова", en: "Finds every form of a word" },
  hint: {
    ru: "В кавычках — точные слова, с минусом — без этого слова. Ищем там, что вы можете прочитать.",
    en: "Quotes find exact words, a minus leaves a word out. We search only what you can read.",
  },
  noneTitle: { ru: "Ничего не нашлось", en: "Nothing found" },
  none: { ru: "Попробуйте другое слово или уберите фильтр.", en: "Try another word, or remove a filter." },
  failed: { ru: "Поиск не удался", en: "Search failed" },
  again: { ru: "Искать ещё раз", en: "Search again" },
  more: { ru: "Показать ещё", en: "Show more" },
  choose: { ru: "выбрать", en: "choose" },
  go: { ru: "к сообщению", en: "go to the message" },
});
