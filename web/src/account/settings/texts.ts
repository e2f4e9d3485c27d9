import { defineTexts } from "../../platform/i18n/texts.ts";

export const settingsTexts = defineTexts("accountSettings", {
  account: { ru: "Мой аккаунт", en: "My account" },
  profile: { ru: "Профиль", en: "Profile" },
  profileLead: { ru: "Таким вас видят в комнате.", en: "This is how people meet you in a room." },
  editProfile: { ru: "Изменить", en: "Edit profile" },
  nameless: { ru: "Без имени", en: "No name yet" },
  email: { ru: "Почта", en: "Email" },
  emailLead: { ru: "Сюда приходят коды и приглашения.", en: "Codes and invitations go here." },
  noEmail: { ru: "Вы гость: почта не указана.", en: "You are a guest: there is no email yet." },
  here: { ru: "Этот браузер", en: "This browser" },
  hereLead: { ru: "Аккаунт останется.", en: "Your account stays as it is." },
  signOut: { ru: "Выйти", en: "Sign out" },
  delete: { ru: "Удаление аккаунта", en: "Delete account" },
  deleteLead: { ru: "Вы выйдете из всех команд.", en: "Takes you out of every team." },
  deleteWhat: {
    ru: "Профиль и сеансы исчезнут сразу. Написанное в командах останется без вашего имени.",
    en: "Your profile and sessions go at once. What you wrote for a team stays, without your name.",
  },
  deleteMine: { ru: "Удалить мой аккаунт", en: "Delete my account" },
  deleteTitle: { ru: "Удалить ваш аккаунт?", en: "Delete your account?" },
  handOver: {
    ru: "Сначала назначьте другого администратора в этих командах.",
    en: "Make somebody else admin of these teams first.",
  },
  chooseAdmin: { ru: "Назначить", en: "Choose an admin" },
  chooseAdminOf: { ru: "Выбрать администратора: {{name}}", en: "Choose an admin of {{name}}" },
  members: {
    ru: { one: "{{count}} участник", few: "{{count}} участника", many: "{{count}} участников" },
    en: { one: "{{count}} member", other: "{{count}} members" },
  },
  spaces: {
    ru: { one: "{{count}} пространство", few: "{{count}} пространства", many: "{{count}} пространств" },
    en: { one: "{{count}} space", other: "{{count}} spaces" },
  },
  goesWithYou: {
    ru: "Других участников нет, команда удалится",
    en: "Nobody but you is in this team, so it goes with you",
  },
  toBeSure: { ru: "Чтобы подтвердить, введите {{email}}", en: "To be sure, type {{email}}" },
  noWayBack: { ru: "Вернуть аккаунт будет нельзя.", en: "This cannot be undone." },
  keep: { ru: "Оставить аккаунт", en: "Keep my account" },
  deleteNow: { ru: "Удалить аккаунт", en: "Delete account" },
  deleted: { ru: "Аккаунт удалён", en: "Your account is deleted" },
});
