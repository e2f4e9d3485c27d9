import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

/** The words of the page with a team's people. */
export const usersTexts = defineTexts("users", {
  users: { ru: "Пользователи", en: "Users" },
  usersShort: { ru: "Люди", en: "People" },
  people: {
    ru: {
      one: "{{count}} человек",
      few: "{{count}} человека",
      many: "{{count}} человек",
    },
    en: { one: "{{count}} person", other: "{{count}} people" },
  },
  members: { ru: "Участники", en: "Members" },
  find: { ru: "Имя или почта", en: "Name or email" },
  findName: { ru: "Имя", en: "Name" },
  allSpaces: { ru: "Все пространства", en: "All spaces" },
  anyRole: { ru: "Любая роль", en: "Any role" },
  name: { ru: "Имя", en: "Name" },
  role: { ru: "Роль", en: "Role" },
  spaces: { ru: "Пространства", en: "Spaces" },
  joined: { ru: "В команде", en: "Joined" },
  you: { ru: "Вы", en: "You" },
  ADMIN: { ru: "Администратор", en: "Admin" },
  MEMBER: { ru: "Участник", en: "Member" },
  GUEST: { ru: "Гость", en: "Guest" },
  ADMINLead: { ru: "Управляет людьми, пространствами и тарифом", en: "Manages people, spaces and the plan" },
  MEMBERLead: {
    ru: "Входит в открытые пространства и туда, куда добавили",
    en: "Enters open spaces and those they were added to",
  },
  GUESTLead: { ru: "Входит только туда, куда добавили", en: "Enters only the spaces they were added to" },
  roleOf: { ru: "{{name}}, роль: {{role}}", en: "{{name}}, role: {{role}}" },
  menuOf: { ru: "{{name}}: действия", en: "{{name}}: actions" },
  choose: { ru: "Выбрать: {{name}}", en: "Select {{name}}" },
  chooseAll: { ru: "Выбрать всех", en: "Select all" },
  everySpace: { ru: "Все", en: "All" },
  openSpaces: { ru: "Открытые", en: "Open ones" },
  someSpaces: { ru: "{{name}} и ещё {{count}}", en: "{{name}} +{{count}}" },
  copyEmail: { ru: "Скопировать почту", en: "Copy email" },
  copied: { ru: "Скопировано", en: "Copied" },
  notCopied: { ru: "Браузер не дал скопировать: {{email}}", en: "The browser did not let us copy: {{email}}" },
  remove: { ru: "Убрать из команды", en: "Remove from the team" },
  removeTitle: { ru: "Убрать из команды: {{name}}?", en: "Remove {{name}} from the team?" },
  removeManyTitle: {
    ru: {
      one: "Убрать из команды {{count}} человека?",
      few: "Убрать из команды {{count}} человека?",
      many: "Убрать из команды {{count}} человек?",
    },
    en: { one: "Remove {{count}} person from the team?", other: "Remove {{count}} people from the team?" },
  },
  removeText: {
    ru: "Пространства команды закроются сразу, даже если человек сейчас внутри. Вернуться можно будет по новому приглашению.",
    en: "The team’s spaces close at once, even to somebody who is inside. A new invitation brings them back.",
  },
  removeAct: { ru: "Убрать", en: "Remove" },
  demoteTitle: { ru: "Сделать гостем: {{name}}?", en: "Make {{name}} a guest?" },
  demoteManyTitle: {
    ru: {
      one: "Сделать гостем {{count}} человека?",
      few: "Сделать гостями {{count}} человек?",
      many: "Сделать гостями {{count}} человек?",
    },
    en: { one: "Make {{count}} person a guest?", other: "Make {{count}} people guests?" },
  },
  demoteText: {
    ru: "Гость входит только в те пространства, куда его добавили, и ничего в них не меняет.",
    en: "A guest enters only the spaces they were added to, and changes nothing in them.",
  },
  demoteAct: { ru: "Сделать гостем", en: "Make a guest" },
  cancel: { ru: "Отмена", en: "Cancel" },
  removed: {
    ru: {
      one: "Из команды убран {{count}} человек",
      few: "Из команды убраны {{count}} человека",
      many: "Из команды убрано {{count}} человек",
    },
    en: { one: "{{count}} person removed from the team", other: "{{count}} people removed from the team" },
  },
  changed: { ru: "{{name}}: теперь {{role}}", en: "{{name}} is now: {{role}}" },
  changedMany: {
    ru: {
      one: "Роль изменена у {{count}} человека",
      few: "Роль изменена у {{count}} человек",
      many: "Роль изменена у {{count}} человек",
    },
    en: { one: "{{count}} person has a new role", other: "{{count}} people have a new role" },
  },
  selected: { ru: "Выбрано: {{count}}", en: "{{count}} selected" },
  changeRole: { ru: "Изменить роль", en: "Change role" },
  clear: { ru: "Снять выбор", en: "Clear the selection" },
  nobodyFound: { ru: "Никого не нашлось", en: "Nobody found" },
  nobodyFoundLead: { ru: "Проверьте имя или снимите отбор.", en: "Check the name or drop the filters." },
  showAll: { ru: "Показать всех", en: "Show everybody" },
});

export type UsersSay = Say<(typeof usersTexts)["entries"]>;
