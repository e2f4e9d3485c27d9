import { defineTexts } from "../../platform/i18n/texts.ts";

export const newsTexts = defineTexts("news", {
  title: { ru: "Что нового", en: "What’s new" },
  unseen: { ru: "есть новое", en: "not seen yet" },
  fresh: { ru: "Новое", en: "New" },
  all: { ru: "Все изменения", en: "All changes" },
  lead: { ru: "Что появилось за последнее время.", en: "What we added recently." },
  close: { ru: "Закрыть", en: "Close" },
  backdrops: { ru: "Фон за вашей камерой", en: "Backgrounds for your camera" },
  backdropsLead: {
    ru: "Размытие, семь картин или своя — ещё до входа.",
    en: "A blur, seven pictures or your own, before you enter.",
  },
  list: { ru: "Комнаты, как вам удобно", en: "Rooms in your order" },
  listLead: {
    ru: "Перетащите комнату на место или в папку — мышью, пальцем или клавишами.",
    en: "Drag rooms into order or into a folder, by mouse, touch or keyboard.",
  },
  templates: { ru: "Пространство из шаблона", en: "A space from a template" },
  templatesLead: {
    ru: "Девять шаблонов, и пространство сразу готово.",
    en: "Nine templates to choose from, and the space is ready at once.",
  },
  mentions: { ru: "Упоминания в чатах", en: "Mentions in chats" },
  mentionsLead: {
    ru: "Наберите @ и имя: человек узнает, что его зовут.",
    en: "Type @ and a name, and that person is notified.",
  },
  audit: { ru: "Журнал действий", en: "Audit log" },
  auditLead: { ru: "Кто что изменил — для админов команды.", en: "Who changed what, for team admins." },
  teamEnds: { ru: "Команду можно передать или удалить", en: "Hand a team over, or delete it" },
  teamEndsLead: {
    ru: "Удалённую можно вернуть за 14 дней.",
    en: "You can restore a deleted team for 14 days.",
  },
  messages: { ru: "Личные и командные сообщения", en: "Direct and team messages" },
  messagesLead: {
    ru: "Они и на главной: входить в пространство не нужно.",
    en: "They are on the dashboard too: no need to enter a space.",
  },
});
