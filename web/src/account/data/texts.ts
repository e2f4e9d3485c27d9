import { defineTexts } from "../../platform/i18n/texts.ts";

/** Texts of the data export. */
export const dataTexts = defineTexts("ownData", {
  title: { ru: "Мои данные", en: "My data" },
  lead: {
    ru: "Профиль, команды и пространства, приглашения, файлы и всё, что вы написали, — одним файлом JSON.",
    en: "Your profile, teams and spaces, invitations, files and everything you wrote, as one JSON file.",
  },
  file: { ru: "Всё одним файлом", en: "Everything in one file" },
  download: { ru: "Скачать мои данные", en: "Download my data" },
  reading: {
    ru: { one: "Собрана {{count}} запись", few: "Собрано {{count}} записи", many: "Собрано {{count}} записей" },
    en: { one: "{{count}} record so far", other: "{{count}} records so far" },
  },
  stop: { ru: "Остановить", en: "Stop" },
  done: { ru: "Файл сохранён", en: "File saved" },
});
