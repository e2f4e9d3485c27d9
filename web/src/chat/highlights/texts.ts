import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of highlighted messages. */
export const highlightTexts = defineTexts("chatHighlights", {
  title: { ru: "Выделенные сообщения", en: "Highlighted messages" },
  back: { ru: "К чату", en: "Back to the chat" },
  none: { ru: "Ведущие пока ничего не выделили", en: "Hosts have not highlighted anything yet" },
  failed: { ru: "Не получилось загрузить", en: "Could not load highlights" },
  again: { ru: "Повторить", en: "Try again" },
  more: { ru: "Показать ещё", en: "Show more" },
  loading: { ru: "Загружаются…", en: "Loading…" },
  go: { ru: "Перейти к сообщению", en: "Go to the message" },
  remove: { ru: "Снять выделение", en: "Remove highlight" },
  toEveryone: { ru: "{{name}} — всем в «{{room}}»", en: "{{name}} to everyone in {{room}}" },
  openChat: { ru: "Открыть в чате", en: "Open in the chat" },
  close: { ru: "Скрыть", en: "Dismiss" },
});
