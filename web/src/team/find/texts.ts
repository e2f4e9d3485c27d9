import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

export const findTexts = defineTexts("find", {
  find: { ru: "Найти или перейти", en: "Find or go to" },
  search: { ru: "Пространство, человек, страница", en: "A space, a person, a page" },
  empty: { ru: "Ничего похожего", en: "Nothing like it" },
  spaces: { ru: "Пространства", en: "Spaces" },
  people: { ru: "Люди", en: "People" },
  pages: { ru: "Страницы", en: "Pages" },
  teams: { ru: "Команды", en: "Teams" },
  actions: { ru: "Действия", en: "Actions" },
  enter: { ru: "Войти", en: "Enter" },
  write: { ru: "Написать", en: "Message" },
  open: { ru: "Открыть", en: "Open" },
  change: { ru: "Перейти", en: "Switch" },
  home: { ru: "Главная команды", en: "Team home" },
  plan: { ru: "Тариф команды", en: "Team plan" },
  profile: { ru: "Мой профиль", en: "My profile" },
  security: { ru: "Мой аккаунт: вход и данные", en: "My account: sign-in and data" },
  notices: { ru: "Мой аккаунт: уведомления", en: "My account: notifications" },
  newSpace: { ru: "Новое пространство", en: "New space" },
  guests: { ru: "Гости команды", en: "Guests of the team" },
  settingsOf: { ru: "Настройки: {{name}}", en: "Settings: {{name}}" },
  inside: {
    ru: { one: "{{count}} внутри", few: "{{count}} внутри", many: "{{count}} внутри" },
    en: { one: "{{count}} inside", other: "{{count}} inside" },
  },
  choose: { ru: "выбрать", en: "choose" },
  go: { ru: "перейти", en: "go" },
});

export type FindSay = Say<(typeof findTexts)["entries"]>;
