import { defineTexts } from "../../platform/i18n/texts.ts";

/** Texts of the chat export. */
export const exportTexts = defineTexts("chatExport", {
  save: { ru: "Сохранить чат в файл", en: "Save chat to a file" },
  failed: { ru: "Не получилось прочитать весь чат", en: "Could not save the whole chat" },
  fileName: { ru: "Чат — {{room}}", en: "Chat of {{room}}" },
  time: { ru: "Время", en: "Time" },
  author: { ru: "Кто", en: "Who" },
  words: { ru: "Сообщение", en: "Message" },
  files: { ru: "Файлы", en: "Files" },
  reactions: { ru: "Реакции", en: "Reactions" },
  note: { ru: "Пометка", en: "Note" },
});
