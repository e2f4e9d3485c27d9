import { defineTexts } from "../../platform/i18n/texts.ts";

/** Texts of files in messages. */
export const attachmentTexts = defineTexts("attachment", {
  attach: { ru: "Прикрепить картинку или PDF", en: "Attach an image or a PDF" },
  attached: { ru: "Прикреплённые файлы", en: "Attached files" },
  drop: { ru: "Отпустите, чтобы прикрепить", en: "Drop to attach" },
  uploading: { ru: "Загружено {{percent}}\u00a0%", en: "{{percent}}% uploaded" },
  again: { ru: "Загрузить ещё раз: {{name}}", en: "Upload again: {{name}}" },
  remove: { ru: "Убрать: {{name}}", en: "Remove {{name}}" },
  open: { ru: "Открыть картинку {{name}}", en: "Open the image {{name}}" },
  download: { ru: "Скачать {{name}}", en: "Download {{name}}" },
  pages: {
    ru: { one: "{{count}} страница", few: "{{count}} страницы", many: "{{count}} страниц" },
    en: { one: "{{count}} page", other: "{{count}} pages" },
  },
  kilobytes: { ru: "{{size}} КБ", en: "{{size}} KB" },
  megabytes: { ru: "{{size}} МБ", en: "{{size}} MB" },
  tooMany: {
    ru: {
      one: "Не больше {{count}} файла в сообщении",
      few: "Не больше {{count}} файлов в сообщении",
      many: "Не больше {{count}} файлов в сообщении",
    },
    en: { one: "No more than {{count}} file in a message", other: "No more than {{count}} files in a message" },
  },
  gone: { ru: "Файл больше не открывается", en: "This file no longer opens" },
});
