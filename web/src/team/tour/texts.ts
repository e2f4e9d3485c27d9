import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

export const tourTexts = defineTexts("tour", {
  offer: { ru: "Впервые здесь?", en: "New here?" },
  offerLead: {
    ru: "Покажем главное за минуту.",
    en: "We can show you around in a minute.",
  },
  start: { ru: "Показать", en: "Show me around" },
  later: { ru: "Не сейчас", en: "Not now" },
  again: { ru: "Обзор", en: "Take the tour" },
  next: { ru: "Дальше", en: "Next" },
  back: { ru: "Назад", en: "Back" },
  done: { ru: "Готово", en: "Done" },
  close: { ru: "Закончить обзор", en: "End the tour" },
  progress: { ru: "{{at}} из {{of}}", en: "{{at}} of {{of}}" },
  team: { ru: "Всё живёт в команде", en: "Everything belongs to a team" },
  teamLead: {
    ru: "Здесь видно, в какой вы команде. Отсюда же — в другую.",
    en: "This is the team you are in, and the way into another.",
  },
  space: { ru: "Видно, кто внутри, ещё до входа", en: "See who is inside before you enter" },
  spaceLead: {
    ru: "Лица показывают, где люди стоят прямо сейчас. Нажмите — и вы у входа.",
    en: "Faces show where people are right now. A click takes you to the entrance.",
  },
  newSpace: { ru: "Новое пространство за минуту", en: "A new space in a minute" },
  newSpaceLead: {
    ru: "Выберите шаблон и кому можно входить — и оно готово.",
    en: "Pick a template and who can enter, and it is ready.",
  },
  users: { ru: "Позовите людей", en: "Invite your people" },
  usersLead: {
    ru: "Почтой, ссылкой или списком. Тут же их роли.",
    en: "By email, by link or from a list. You set their roles here too.",
  },
  help: { ru: "Помощь рядом", en: "Help is close" },
  helpLead: {
    ru: "Клавиши, новости и этот обзор — когда понадобятся. Клавиша ? открывает их отовсюду.",
    en: "Shortcuts, news and this tour, whenever you need them. Press ? anywhere to open them.",
  },
  you: { ru: "Помощь рядом", en: "Help is close" },
  youLead: {
    ru: "Ваш профиль, новости и этот обзор — когда понадобятся.",
    en: "Your profile, news and this tour are here whenever you need them.",
  },
  find: { ru: "Всё находится поиском", en: "Find anything" },
  findLead: {
    ru: "Пространства, люди, настройки и действия — по первым буквам.",
    en: "Spaces, people, settings and actions: type the first letters.",
  },
  messages: { ru: "Напишите кому угодно", en: "Write to anyone" },
  messagesLead: {
    ru: "Чат команды и личные чаты, даже если сейчас внутри никого.",
    en: "The team chat and direct chats, also while nobody is inside.",
  },
});

export type TourSay = Say<(typeof tourTexts)["entries"]>;
