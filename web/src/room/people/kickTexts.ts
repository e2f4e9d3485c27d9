import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of sending somebody away. */
export const kickTexts = defineTexts("kick", {
  kickTitle: { ru: "Удалить {{name}}?", en: "Remove {{name}}?" },
  kickText: { ru: "Человек сразу выйдет из пространства.", en: "They leave the space at once." },
  removed: { ru: "{{name}} больше не здесь", en: "{{name}} was removed" },
  removedHour: { ru: "{{name}} сможет вернуться через час", en: "{{name}} was removed for one hour" },
  removedDay: { ru: "{{name}} сможет вернуться через сутки", en: "{{name}} was removed for one day" },
  removedForEver: { ru: "Вход закрыт навсегда: {{name}}", en: "{{name}} was removed for ever" },
  banQuestion: { ru: "Когда можно вернуться", en: "They can come back" },
  banNot: { ru: "Сразу, по ссылке", en: "Right away, with the link" },
  banHour: { ru: "Через час", en: "After an hour" },
  banDay: { ru: "Через сутки", en: "After a day" },
  banForEver: { ru: "Никогда", en: "Never" },
  banForEverHint: { ru: "Пока вход не откроет ведущий.", en: "Until a host lets them in again." },
});
