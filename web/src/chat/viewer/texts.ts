import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of the picture viewer. */
export const viewerTexts = defineTexts("pictureViewer", {
  title: { ru: "Картинка {{name}}", en: "Image {{name}}" },
  close: { ru: "Закрыть", en: "Close" },
  before: { ru: "Предыдущая картинка", en: "Previous image" },
  next: { ru: "Следующая картинка", en: "Next image" },
  save: { ru: "Скачать", en: "Download" },
  larger: { ru: "Крупнее", en: "Zoom in" },
  smaller: { ru: "Мельче", en: "Zoom out" },
  place: { ru: "{{at}} из {{count}}", en: "{{at}} of {{count}}" },
});
