import { defineTexts } from "../platform/i18n/texts.ts";

export const contactTexts = defineTexts("contact", {
  bugTitle: { ru: "Сообщить о неполадке", en: "Report a problem" },
  bugLead: {
    ru: "Это прочтёт человек, вместе с тем, что заметил ваш браузер.",
    en: "A person reads it, with what your browser noticed.",
  },
  whatWentWrong: { ru: "Что пошло не так", en: "What went wrong" },
  needFeedback: { ru: "Мне нужен ответ", en: "I need feedback" },
  feedbackTip: { ru: "Обычно отвечаем в течение двух рабочих дней", en: "Usually within two working days" },
  feedbackTo: {
    ru: "На {{email}}, обычно в течение двух рабочих дней",
    en: "To {{email}}, usually within two working days",
  },
  email: { ru: "Ваша почта", en: "Your email" },
  invalidEmail: { ru: "Неверный адрес почты", en: "Invalid email" },
  goesWithIt: { ru: "Что уйдёт вместе с ним", en: "What goes with it" },
  ownNameAndPlace: { ru: "Ваше имя, комната и пространство", en: "Your name, this room and space" },
  ownNameAndPage: { ru: "Ваше имя и название страницы", en: "Your name and the name of this page" },
  pageName: { ru: "Название этой страницы", en: "The name of this page" },
  noticedFaults: {
    ru: {
      one: "{{count}} ошибка, которую заметила страница",
      few: "{{count}} ошибки, которые заметила страница",
      many: "{{count}} ошибок, которые заметила страница",
    },
    en: { one: "{{count}} fault this page noticed", other: "{{count}} faults this page noticed" },
  },
  browser: { ru: "Браузер, система, версия Atrium", en: "Browser, system, version of Atrium" },
  chatsAndSound: { ru: "Чаты, звук, имена других", en: "Chats, sound, names of others" },
  goes: { ru: "уйдёт", en: "goes along" },
  never: { ru: "никогда", en: "never" },
  privacyNote: {
    ru: "Отправляя, вы соглашаетесь, что мы посмотрим эти данные.",
    en: "By sending you agree that we look at these data.",
  },
  sendReport: { ru: "Отправить", en: "Send report" },
  reportSent: { ru: "Сообщение отправлено. Спасибо!", en: "Report sent. Thank you." },
  reportNotSent: { ru: "Сообщение не отправлено: {{reason}}", en: "Report not sent: {{reason}}" },
});
