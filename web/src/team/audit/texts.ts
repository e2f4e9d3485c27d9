import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

/** The words of the audit log: one for each thing that is written down, named like it. */
export const auditTexts = defineTexts("audit", {
  memberRoleChanged: {
    ru: "Новая роль: {{whom}}, {{from}} → {{to}}",
    en: "Changed {{whom}} from {{from}} to {{to}}",
  },
  memberDemoted: { ru: "Теперь гость: {{whom}}", en: "Made {{whom}} a guest" },
  memberRemoved: { ru: "Больше не в команде: {{whom}}", en: "Removed {{whom}} from the team" },
  memberLeft: { ru: "Уход из команды", en: "Left the team" },
  guestPromoted: { ru: "Из гостей в участники: {{whom}}", en: "Made the guest {{whom}} a member" },
  guestRemoved: { ru: "Гость больше не в команде: {{whom}}", en: "Removed the guest {{whom}} from the team" },
  peopleInvited: {
    ru: {
      one: "Приглашён {{count}} человек, роль: {{role}}",
      few: "Приглашены {{count}} человека, роль: {{role}}",
      many: "Приглашено {{count}} человек, роль: {{role}}",
    },
    en: { one: "Invited {{count}} person as {{role}}", other: "Invited {{count}} people as {{role}}" },
  },
  invitationTakenBack: { ru: "Отозвано приглашение, роль: {{role}}", en: "Took back an invitation as {{role}}" },
  linkMade: { ru: "Создана ссылка-приглашение, роль: {{role}}", en: "Made an invitation link as {{role}}" },
  invitationAccepted: { ru: "Принято приглашение, роль: {{role}}", en: "Came by invitation as {{role}}" },
  memberSpacesSet: { ru: "Пространства: {{whom}}, теперь {{spaces}}", en: "Set the spaces of {{whom}}: {{spaces}}" },
  guestSpacesSet: {
    ru: "Пространства гостя: {{whom}}, теперь {{spaces}}",
    en: "Set the spaces of the guest {{whom}}: {{spaces}}",
  },
  spaceDeleted: { ru: "Удалено пространство {{space}}", en: "Deleted the space {{space}}" },
  teamDeleted: { ru: "Команда удалена", en: "Deleted the team" },
  teamRestored: { ru: "Команда возвращена", en: "Brought back the team" },
  spaceRestored: { ru: "Возвращено пространство {{space}}", en: "Brought back the space {{space}}" },
  enteredAsAdmin: { ru: "Вход администратором по паролю", en: "Entered as admin with the password" },
  spaceMembersAdded: { ru: "Добавлены в пространство: {{whom}}", en: "Added {{whom}} to the space" },
  spaceGuestsAdded: { ru: "Добавлены гостями: {{whom}}", en: "Added {{whom}} as guests" },
  spaceRoleChanged: {
    ru: "Новая роль в пространстве: {{whom}}, {{from}} → {{to}}",
    en: "Changed {{whom}} from {{from}} to {{to}} of the space",
  },
  spaceMemberRemoved: { ru: "Больше не в пространстве: {{whom}}", en: "Removed {{whom}} from the space" },
  spaceGuestRemoved: {
    ru: "Гость больше не в пространстве: {{whom}}",
    en: "Removed the guest {{whom}} from the space",
  },
  moderatorMade: { ru: "Теперь ведущий: {{whom}}", en: "Made {{whom}} a host" },
  moderatorEnded: { ru: "Больше не ведущий: {{whom}}", en: "Made {{whom}} a host no more" },

  ADMIN: { ru: "администратор", en: "admin" },
  MEMBER: { ru: "участник", en: "member" },
  GUEST: { ru: "гость", en: "guest" },
  SPACE_ADMIN: { ru: "администратор", en: "admin" },
  SPACE_MODERATOR: { ru: "ведущий", en: "host" },
  SPACE_MEMBER: { ru: "участник", en: "member" },
  nobody: { ru: "кто-то без имени", en: "somebody without a name" },
  forgotten: { ru: "удалённый аккаунт", en: "a deleted account" },
  goneSpace: { ru: "удалённое пространство", en: "a deleted space" },
  noSpaces: { ru: "ни одного", en: "none" },

  title: { ru: "Журнал действий", en: "Audit log" },
  lead: {
    ru: "Кто и что менял в команде {{team}}. Видят только администраторы.",
    en: "Who changed what in {{team}}. Only admins see it.",
  },
  entry: {
    ru: "Кто приглашал, менял роли, убирал и удалял, за последний год.",
    en: "Who invited, changed roles, removed and deleted, over the last year.",
  },
  open: { ru: "Открыть журнал", en: "Open the log" },
  find: { ru: "Имя, почта или пространство", en: "Name, email or space" },
  anybody: { ru: "Кто угодно", en: "Anybody" },
  anything: { ru: "Любое действие", en: "Any action" },
  roles: { ru: "Роли и ведущие", en: "Roles and hosts" },
  people: { ru: "Кого добавили и убрали", en: "People added and removed" },
  invitations: { ru: "Приглашения", en: "Invitations" },
  spaces: { ru: "Пространства", en: "Spaces" },
  days7: { ru: "7 дней", en: "Last 7 days" },
  days30: { ru: "30 дней", en: "Last 30 days" },
  days90: { ru: "90 дней", en: "Last 90 days" },
  days365: { ru: "Весь год", en: "The whole year" },
  clear: { ru: "Сбросить", en: "Clear" },
  time: { ru: "Время", en: "Time" },
  who: { ru: "Кто", en: "Who" },
  what: { ru: "Что", en: "What" },
  where: { ru: "Где", en: "Where" },
  email: { ru: "Почта", en: "Email" },
  today: { ru: "Сегодня, {{day}}", en: "Today, {{day}}" },
  yesterday: { ru: "Вчера, {{day}}", en: "Yesterday, {{day}}" },
  entries: { ru: "Записи", en: "Entries" },
  kept: {
    ru: {
      one: "{{count}} запись. Хранятся год, изменить их нельзя.",
      few: "{{count}} записи. Хранятся год, изменить их нельзя.",
      many: "{{count}} записей. Хранятся год, изменить их нельзя.",
    },
    en: {
      one: "{{count}} entry. Kept for a year, nobody can change it.",
      other: "{{count}} entries. Kept for a year, nobody can change them.",
    },
  },
  save: {
    ru: {
      one: "Скачать {{count}} строку",
      few: "Скачать {{count}} строки",
      many: "Скачать {{count}} строк",
    },
    en: { one: "Export {{count}} row", other: "Export {{count}} rows" },
  },
  saved: { ru: "Файл сохранён", en: "The file is saved" },
  savedPart: {
    ru: "Файл сохранён: последние {{count}} записей",
    en: "The file is saved: the latest {{count}} entries",
  },
  empty: { ru: "Пока записывать нечего", en: "Nothing to write down yet" },
  emptyLead: {
    ru: "Здесь появится, кто кого пригласил, кому дал роль и что удалил.",
    en: "Who invited whom, gave a role or deleted something shows here.",
  },
  notFound: { ru: "Ничего не нашлось", en: "Nothing found" },
  notFoundLead: { ru: "За эти дни такого не было.", en: "There was nothing of the kind in these days." },
  showAll: { ru: "Показать всё", en: "Show everything" },
});

export type AuditSay = Say<(typeof auditTexts)["entries"]>;
