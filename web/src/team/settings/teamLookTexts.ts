import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of a team's look and seats. */
export const teamLookTexts = defineTexts("teamLook", {
  look: { ru: "Вид", en: "Look" },
  lookLead: {
    ru: "Логотип виден всем в команде и на приглашениях.",
    en: "Everyone in the team and on invitations sees it.",
  },
  logo: { ru: "Логотип", en: "Logo" },
  upload: { ru: "Загрузить", en: "Upload" },
  replace: { ru: "Заменить", en: "Upload another" },
  remove: { ru: "Убрать", en: "Remove" },
  logoHelp: {
    ru: "Квадрат от 128 пикселей. PNG, JPG или WebP до 20 МБ.",
    en: "Square, from 128 pixels. PNG, JPG or WebP up to 20 MB.",
  },
  color: { ru: "Цвет", en: "Colour" },
  colorHelp: { ru: "Заменяет логотип, если его нет.", en: "Stands in for the logo where there is none." },
  nameAndLook: { ru: "Название и вид", en: "Name and look" },
  parts: { ru: "Разделы настроек", en: "Sections of the settings" },
  plan: { ru: "Тариф", en: "Plan" },
  chats: { ru: "Чаты", en: "Chats" },
  integrations: { ru: "Интеграции", en: "Integrations" },
  log: { ru: "Журнал и удалённое", en: "Log and deleted" },
  end: { ru: "Выйти или удалить", en: "Leave or delete" },
  shows: { ru: "Где это видно", en: "Where it shows" },
  inSide: { ru: "Сбоку", en: "In the side" },
  onInvitations: { ru: "В приглашениях", en: "On invitations" },
  invitesYou: { ru: "Вас зовут в «{{name}}»", en: "You are invited to {{name}}" },
  withoutLogo: { ru: "Без логотипа", en: "Without a logo" },
  firstLetter: { ru: "Первая буква на цвете", en: "First letter on the colour" },
  saved: { ru: "Сохранено", en: "Saved" },
  sso: { ru: "Единый вход", en: "Single sign-on" },
  seats: { ru: "Места", en: "Seats" },
  seatsLead: { ru: "Людей в одном пространстве одновременно.", en: "People online at once in one space." },
  ofSeats: { ru: "из {{most}} сейчас", en: "of {{most}} now" },
  fullest: { ru: "Больше всего в «{{name}}»", en: "Most in {{name}}" },
});
