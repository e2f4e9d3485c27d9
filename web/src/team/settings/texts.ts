import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of leaving and deleting a team. */
export const endTexts = defineTexts("teamEnd", {
  delete: { ru: "Удаление команды", en: "Delete the team" },
  deleteLead: { ru: "Для всех сразу, вместе с пространствами.", en: "For everyone at once, with its spaces." },
  deleteAct: { ru: "Удалить команду", en: "Delete team" },
  deleteTitle: { ru: "Удалить «{{name}}»?", en: "Delete “{{name}}”?" },
  deleteFor: { ru: "У всех сразу: {{members}}, {{guests}}.", en: "For everyone at once: {{members}}, {{guests}}." },
  members: {
    ru: { one: "{{count}} участник", few: "{{count}} участника", many: "{{count}} участников" },
    en: { one: "{{count}} member", other: "{{count}} members" },
  },
  guests: {
    ru: { one: "{{count}} гость", few: "{{count}} гостя", many: "{{count}} гостей" },
    en: { one: "{{count}} guest", other: "{{count}} guests" },
  },
  spacesGo: {
    ru: {
      one: "{{count}} пространство с комнатами и чатами",
      few: "{{count}} пространства с комнатами и чатами",
      many: "{{count}} пространств с комнатами и чатами",
    },
    en: { one: "{{count}} space with its rooms and chats", other: "{{count}} spaces with their rooms and chats" },
  },
  chatGoes: { ru: "Чат команды", en: "The team’s chat" },
  invitationsGo: { ru: "Все приглашения, которые ещё не приняты", en: "Every invitation that is still open" },
  softer: { ru: "Мягче:", en: "A softer way:" },
  softerAct: { ru: "передать команду другому", en: "hand it over to someone" },
  toBeSure: { ru: "Чтобы подтвердить, введите {{name}}", en: "To confirm, type {{name}}" },
  kept: {
    ru: "Ещё 14 дней команду можно вернуть. Потом она исчезнет.",
    en: "You can restore the team for 14 days. Then it is gone.",
  },
  deleted: { ru: "Команда «{{name}}» удалена", en: "{{name}} deleted" },
  bringBack: { ru: "Вернуть", en: "Restore" },
  handOverTitle: { ru: "Кто возглавит «{{name}}»?", en: "Who takes over {{name}}?" },
  handOverLead: {
    ru: "Вы здесь единственный администратор. Выберите другого.",
    en: "You are its only admin. Choose another one, then you can leave.",
  },
  handOver: { ru: "Передать команду", en: "Choose an admin" },
  nameOrEmail: { ru: "Имя или почта", en: "Name or email" },
  suggested: { ru: "Советуем", en: "Suggested" },
  insideNow: { ru: "Сейчас внутри", en: "Inside now" },
  lastVisit: { ru: "Последний визит: {{when}}", en: "Last visit: {{when}}" },
  neverSeen: { ru: "Ещё не входил(а)", en: "Never visited" },
  getsMail: { ru: "{{name}} узнает об этом из письма.", en: "{{name}} gets an email about it." },
  nobodyElse: {
    ru: "Других участников нет. Пригласите кого-нибудь или удалите команду.",
    en: "There are no other members. Invite someone, or delete the team.",
  },
  nobodyFound: { ru: "Никого не нашлось", en: "Nobody found" },
  leaveAfter: { ru: "Сразу выйти из команды", en: "Leave right after" },
  leaveAfterLead: {
    ru: "Написанное вами останется в команде. Вас могут пригласить снова.",
    en: "What you wrote stays with the team. You can be invited again.",
  },
  makeAdmin: { ru: "Назначить администратором", en: "Make admin" },
  makeAdminAndLeave: { ru: "Назначить и выйти", en: "Make admin and leave" },
  handedOver: { ru: "Новый администратор: {{name}}", en: "{{name}} is an admin now" },
  noName: { ru: "Без имени", en: "No name" },
});

/** The texts of a team's chat settings. */
export const teamChatTexts = defineTexts("teamChats", {
  title: { ru: "Чаты", en: "Chats" },
  lead: {
    ru: "Для чата команды, её пространств и комнат.",
    en: "For the team chat and the chats of its spaces and rooms.",
  },
  onlyAdmins: { ru: "Менять это может администратор команды.", en: "Only a team admin can change this." },
  linkTitles: { ru: "Названия страниц по ссылкам", en: "Link previews" },
  linkTitlesLead: {
    ru: "Сервер сам открывает ссылку из сообщения и показывает, как называется страница.",
    en: "The server opens links in messages and shows the titles of their pages.",
  },
  keeps: { ru: "Сохранять сообщения удалённых учётных записей", en: "Keep messages of deleted accounts" },
  keepsLead: {
    ru: "Текст остаётся под именем «Удалённый пользователь».",
    en: "The text stays, under “Deleted user”.",
  },
  goesLead: {
    ru: "Когда учётную запись удалят насовсем, её сообщения исчезнут.",
    en: "Once an account is deleted for good, so are its messages.",
  },
});
