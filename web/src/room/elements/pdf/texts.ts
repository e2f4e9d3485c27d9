import { defineTexts } from "../../../platform/i18n/texts.ts";

/** The texts of documents in a room. */
export const pdfTexts = defineTexts("pdf", {
  opening: { ru: "Открывается…", en: "Opening…" },
  locked: { ru: "Этот PDF закрыт паролем", en: "This PDF is locked with a password" },
  broken: { ru: "Этот PDF повреждён и не открывается", en: "This PDF is damaged and cannot be opened" },
  unreached: { ru: "PDF не загрузился", en: "The PDF could not be loaded" },
  again: { ru: "Ещё раз", en: "Try again" },
  before: { ru: "Предыдущая страница", en: "Previous page" },
  next: { ru: "Следующая страница", en: "Next page" },
  place: { ru: "{{page}} из {{pages}}", en: "{{page}} of {{pages}}" },
  ofAll: { ru: "из {{pages}}", en: "of {{pages}}" },
  page: { ru: "Страница", en: "Page" },
  pageNumber: { ru: "Страница {{page}}", en: "Page {{page}}" },
  pages: { ru: "Страницы", en: "Pages" },
  smaller: { ru: "Меньше", en: "Zoom out" },
  larger: { ru: "Крупнее", en: "Zoom in" },
  fitWidth: { ru: "По ширине", en: "Fit the width" },
  fitPage: { ru: "Страница целиком", en: "Fit the page" },
  together: { ru: "Вместе со всеми", en: "Pages in step" },
  youTurn: { ru: "Вы листаете для всех", en: "You turn pages for everyone" },
  othersTurn: { ru: "Страницы листают для вас", en: "Others turn the pages" },
  alone: { ru: "Вы листаете для себя", en: "You turn pages for yourself" },
  save: { ru: "Скачать", en: "Download" },
});
