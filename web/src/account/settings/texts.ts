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
  deletedTeams: { ru: "Удалённые команды", en: "Deleted teams" },
  deletedTeamsLead: { ru: "Их ещё можно вернуть.", en: "They can still be brought back." },
  keptUntil: { ru: "Хранится до {{date}}", en: "Kept until {{date}}" },
  bringBack: { ru: "Вернуть", en: "Bring back" },
  bringBackTeam: { ru: "Вернуть «{{name}}»", en: "Bring back {{name}}" },
  teamIsBack: { ru: "Команда «{{name}}» снова здесь", en: "{{name}} is back" },
  delete: { ru: "Удаление аккаунта", en: "Delete account" },
  deleteLead: { ru: "Вы выйдете из всех команд.", en: "Takes you out of every team." },
  deleteWhat: {
    ru: "Вы сразу выйдете из всех команд и со всех устройств. Написанное в командах останется, потом без вашего имени.",
    en: "You leave every team and every device at once. What you wrote for a team stays, later without your name.",
  },
  deleteGuest: {
    ru: "Профиль и сеансы исчезнут сразу. Вернуть их будет нельзя.",
    en: "Your profile and sessions go at once. This cannot be undone.",
  },
  deleteMine: { ru: "Удалить мой аккаунт", en: "Delete my account" },
  deleteTitle: { ru: "Удалить ваш аккаунт?", en: "Delete your account?" },
  handOver: {
    ru: {
      one: "Вы единственный администратор {{count}} команды. Скажите, кто им станет.",
      few: "Вы единственный администратор {{count}} команд. Скажите, кто им станет.",
      many: "Вы единственный администратор {{count}} команд. Скажите, кто им станет.",
    },
    en: {
      one: "You are the only admin of {{count}} team. Say who takes it over first.",
      other: "You are the only admin of {{count}} teams. Say who takes them over first.",
    },
  },
  newAdmin: { ru: "Выбрать", en: "Choose" },
  newAdminOf: { ru: "Новый администратор: {{name}}", en: "New admin of {{name}}" },
  nobodyFound: { ru: "Никого не нашлось", en: "Nobody found" },
  inviteSomeone: { ru: "Пригласить", en: "Invite someone" },
  inviteSomeoneTo: { ru: "Пригласить в «{{name}}»", en: "Invite someone to {{name}}" },
  members: {
    ru: { one: "{{count}} участник", few: "{{count}} участника", many: "{{count}} участников" },
    en: { one: "{{count}} member", other: "{{count}} members" },
  },
  spaces: {
    ru: { one: "{{count}} пространство", few: "{{count}} пространства", many: "{{count}} пространств" },
    en: { one: "{{count}} space", other: "{{count}} spaces" },
  },
  goesWithYou: {
    ru: "Вы здесь одни: удалится",
    en: "Yours alone: it goes too",
  },
  toBeSure: { ru: "Чтобы подтвердить, введите {{email}}", en: "To be sure, type {{email}}" },
  wayBack: {
    ru: "В течение {{days}} дней можно войти и вернуть аккаунт. Потом это будет необратимо.",
    en: "You can sign in within {{days}} days to take it back. After that it cannot be undone.",
  },
  keep: { ru: "Оставить аккаунт", en: "Keep my account" },
  deleteNow: { ru: "Удалить аккаунт", en: "Delete account" },
  deleted: { ru: "Аккаунт удалён", en: "Your account is deleted" },
  deletedUntil: {
    ru: "Аккаунт удалён. До {{date}} его можно вернуть: просто войдите.",
    en: "Your account is deleted. Sign in before {{date}} to take it back.",
  },
});
