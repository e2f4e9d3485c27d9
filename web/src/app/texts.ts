import { defineTexts } from "../platform/i18n/texts.ts";

export const appTexts = defineTexts("app", {
  goToDashboard: { ru: "Перейти к моим пространствам", en: "Go to dashboard" },
  notFoundTitle: { ru: "Здесь нет комнаты", en: "There is no room here" },
  notFoundDescription: {
    ru: "Возможно, в адресе опечатка, а может быть, пространство переименовали или удалили.",
    en: "The address may have a typing error, or the space was renamed or deleted.",
  },
  youAskedFor: { ru: "Вы открыли {{address}}", en: "You asked for {{address}}" },
  loadingErrorTitle: { ru: "Не удалось загрузить страницу", en: "Page loading error" },
  loadingErrorDescription: {
    ru: "Проверьте подключение к интернету и обновите страницу",
    en: "Check your internet connection and refresh the page",
  },
  notAvailableTitle: { ru: "Страница недоступна", en: "Page not available" },
  refresh: { ru: "Обновить", en: "Refresh" },
  outdatedTitle: { ru: "Вышла новая версия", en: "There is a new version" },
  loading: { ru: "Загружаем…", en: "Loading…" },
  legalTitle: { ru: "Правовые документы", en: "Legal documents" },
  signingOut: { ru: "Выходим…", en: "Signing out…" },
});
