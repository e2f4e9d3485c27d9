import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of sending somebody away. */
export const kickTexts = defineTexts("kick", {
  kickTitle: { ru: "Удалить {{name}}?", en: "Remove {{name}}?" },
  kickText: { ru: "Человек сразу выйдет из пространства.", en: "They leave the space at once." },
  banQuestion: { ru: "Когда можно вернуться", en: "They can come back" },
  banNot: { ru: "Сразу, по ссылке", en: "Right away, with the link" },
  banHour: { ru: "Через час", en: "After an hour" },
  banDay: { ru: "Через сутки", en: "After a day" },
  banForEver: { ru: "Никогда", en: "Never" },
  banForEverHint: { ru: "Пока вход не откроет ведущий.", en: "Until a host lets them in again." },
});
