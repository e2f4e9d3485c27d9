import { defineTexts } from "../platform/i18n/texts.ts";

/** Texts used on every screen. */
export const uiTexts = defineTexts("ui", {
  cancel: { ru: "Отмена", en: "Cancel" },
  copyYourself: { ru: "Скопируйте сами", en: "Copy this yourself" },
  close: { ru: "Закрыть", en: "Close" },
  undo: { ru: "Вернуть", en: "Undo" },
  notSaved: { ru: "Не сохранено", en: "Not saved yet" },
  discard: { ru: "Отменить", en: "Discard" },
  save: { ru: "Сохранить", en: "Save" },
  saved: { ru: "Сохранено", en: "Saved" },
  tryAgain: { ru: "Попробовать снова", en: "Try again" },
  loading: { ru: "Загружаем…", en: "Loading…" },
  search: { ru: "Найти", en: "Search" },
  clearSearch: { ru: "Очистить поиск", en: "Clear search" },
  seeTyped: { ru: "Показать набранное", en: "Show what I type" },
  cropArea: {
    ru: "Видимая часть картинки. Стрелки двигают картинку.",
    en: "Visible part. Move the picture with the arrow keys.",
  },
  cropHint: { ru: "Потяните, чтобы подвинуть", en: "Drag to move the picture" },
  cropZoom: { ru: "Приближение", en: "Zoom" },
  monthBefore: { ru: "Предыдущий месяц", en: "Previous month" },
  monthAfter: { ru: "Следующий месяц", en: "Next month" },
  fieldEmpty: { ru: "Заполните это поле", en: "Fill this in" },
  fieldWrong: { ru: "Проверьте это поле", en: "Check this field" },
});
