import { defineTexts } from "../../platform/i18n/texts.ts";

/** Texts of the outbox page. */
export const outboxTexts = defineTexts("outbox", {
  outbox: { ru: "Исходящие", en: "Outbox" },
  onlyHere: { ru: "Только на этом компьютере", en: "Only on this computer" },
  byItself: { ru: "Новые письма появятся сами", en: "New mail shows up by itself" },
  empty: { ru: "Очистить", en: "Empty" },
  emptyTitle: { ru: "Удалить все письма?", en: "Delete all mail?" },
  emptyText: {
    ru: "Файлы писем тоже удалятся. Вернуть их нельзя.",
    en: "Their files are deleted too. This cannot be undone.",
  },
  cancel: { ru: "Отмена", en: "Cancel" },
  notEmptied: { ru: "Очистить не удалось", en: "Could not empty the outbox" },
  find: { ru: "Адрес или слово", en: "Address or word" },
  mails: { ru: "Письма", en: "Emails" },
  staysHere: {
    ru: "Почтовый сервер не настроен, поэтому письма не покидают этот компьютер. Его задаёт SMTP_URL.",
    en: "No mail server is set, so nothing leaves this computer. SMTP_URL sets one.",
  },
  noMails: { ru: "Писем пока нет", en: "No mail yet" },
  noMailsLead: {
    ru: "Здесь появятся коды для входа и приглашения.",
    en: "Sign-in codes and invitations will show up here.",
  },
  nothingFound: { ru: "Ничего похожего на «{{find}}»", en: "No mail matches “{{find}}”" },
  sentTo: { ru: "Кому: {{to}}, {{when}}", en: "To {{to}}, {{when}}" },
  view: { ru: "Вид письма", en: "Email view" },
  html: { ru: "Письмо", en: "Email" },
  text: { ru: "Текст", en: "Text" },
  source: { ru: "Код HTML", en: "Source" },
  goodFor: {
    ru: {
      one: "действует ещё {{count}} минуту",
      few: "действует ещё {{count}} минуты",
      many: "действует ещё {{count}} минут",
    },
    en: { one: "works for {{count}} more minute", other: "works for {{count}} more minutes" },
  },
  codeOver: { ru: "код больше не действует", en: "the code no longer works" },
  code: { ru: "Код", en: "Code" },
  invitation: { ru: "Приглашение", en: "Invitation" },
  role: { ru: "Роль", en: "Role" },
  codeOfMail: { ru: "Код из этого письма", en: "The code from this email" },
  copy: { ru: "Скопировать", en: "Copy" },
  copied: { ru: "Код скопирован", en: "Code copied" },
  notCopied: { ru: "Не удалось скопировать", en: "Could not copy" },
  signInWith: { ru: "Войти по ссылке", en: "Sign in with the link" },
  back: { ru: "К письмам", en: "All mail" },
});
