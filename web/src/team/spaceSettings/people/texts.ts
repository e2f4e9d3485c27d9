import { defineTexts, type Say } from "../../../platform/i18n/texts.ts";

/** The words of the people who were added to a space. */
export const spacePeopleTexts = defineTexts("spacePeople", {
  whom: { ru: "Кого показать", en: "Who to show" },
  members: { ru: "Участники", en: "Members" },
  guests: { ru: "Гости", en: "Guests" },
  find: { ru: "Имя или почта", en: "Name or email" },
  findName: { ru: "Имя", en: "Name" },
  add: { ru: "Добавить", en: "Add people" },
  invite: { ru: "Пригласить", en: "Invite" },
  you: { ru: "Вы", en: "You" },
  nameless: { ru: "Гость", en: "Guest" },
  temporary: { ru: "Без почты, до суток", en: "No email, for up to a day" },
  SPACE_ADMIN: { ru: "Администратор", en: "Admin" },
  SPACE_MODERATOR: { ru: "Ведущий", en: "Host" },
  SPACE_MEMBER: { ru: "Участник", en: "Member" },
  SPACE_ADMINLead: {
    ru: "Меняет комнаты, настройки и людей пространства",
    en: "Changes the space’s rooms, settings and people",
  },
  SPACE_MODERATORLead: {
    ru: "Следит за порядком: микрофоны, гости, сцена",
    en: "Moderates: microphones, guests, the stage",
  },
  SPACE_MEMBERLead: { ru: "Входит, говорит и зовёт гостей", en: "Enters, talks and invites guests" },
  roleOf: { ru: "{{name}}, роль: {{role}}", en: "{{name}}, role: {{role}}" },
  remove: { ru: "Убрать", en: "Remove" },
  removePerson: { ru: "Убрать: {{name}}", en: "Remove {{name}}" },
  removeTitle: { ru: "Убрать из пространства: {{name}}?", en: "Remove {{name}} from this space?" },
  removeMember: {
    ru: "Роль здесь пропадёт, в команде человек останется. Открытое пространство участник видит и так, закрытое закроется для него сразу.",
    en: "They lose their role here and stay in the team. They can still enter an open space, but lose access to a private one at once.",
  },
  removeGuest: {
    ru: "Пространство закроется для гостя сразу, даже если он сейчас внутри.",
    en: "They lose access at once, even if they are inside.",
  },
  removed: { ru: "{{name}}: больше не в этом пространстве", en: "{{name}} was removed" },
  changed: { ru: "{{name}}: теперь {{role}}", en: "{{name}}’s role is now {{role}}" },
  undo: { ru: "Отменить", en: "Undo" },
  cancel: { ru: "Отмена", en: "Cancel" },
  close: { ru: "Закрыть", en: "Close" },
  loading: { ru: "Загружаем людей", en: "Loading people…" },
  again: { ru: "Попробовать снова", en: "Try again" },
  more: { ru: "Показать ещё", en: "Show more" },
  nobodyFound: { ru: "Никого не нашлось", en: "Nobody found" },
  nobodyFoundLead: { ru: "Проверьте имя.", en: "Check the name." },
  noMembers: { ru: "Пока никого не добавили", en: "Nobody here yet" },
  noMembersOpen: {
    ru: "Участники команды входят и так. Добавьте кого-нибудь, чтобы дать роль.",
    en: "Team members can enter anyway. Add someone to give them a role.",
  },
  noMembersPrivate: {
    ru: "Сейчас входят только администраторы команды.",
    en: "For now only team admins can enter.",
  },
  noGuests: { ru: "Гостей пока нет", en: "No guests yet" },
  noGuestsLead: {
    ru: "Пригласите по почте или ссылке, или добавьте гостей команды.",
    en: "Invite them by email or link, or add guests of the team.",
  },
  addMembers: { ru: "Добавить участников команды", en: "Add team members" },
  addGuests: { ru: "Добавить гостей команды", en: "Add team guests" },
  candidates: { ru: "Кого добавить", en: "Who to add" },
  noTeamGuests: { ru: "В команде пока нет гостей", en: "The team has no guests yet" },
  noTeamGuestsLead: {
    ru: "Гости появляются по приглашению: закройте это окно и нажмите «Пригласить».",
    en: "Guests join by invitation. Close this and press Invite.",
  },
  isThere: { ru: "Уже здесь", en: "Already here" },
  role: { ru: "Роль", en: "Role" },
  addSome: {
    ru: {
      one: "Добавить {{count}} человека",
      few: "Добавить {{count}} человек",
      many: "Добавить {{count}} человек",
    },
    en: { one: "Add {{count}} person", other: "Add {{count}} people" },
  },
  added: {
    ru: {
      one: "Добавлен {{count}} человек",
      few: "Добавлены {{count}} человека",
      many: "Добавлено {{count}} человек",
    },
    en: { one: "{{count}} person added", other: "{{count}} people added" },
  },
  atMost: { ru: "За раз не больше {{count}}", en: "Up to {{count}} at a time" },
});

export type SpacePeopleSay = Say<(typeof spacePeopleTexts)["entries"]>;
