import { defineTexts } from "../../platform/i18n/texts.ts";

export const chooseTexts = defineTexts("chooseTeam", {
  where: { ru: "Куда?", en: "Where to?" },
  whereLead: {
    ru: {
      one: "Вы в {{count}} команде. Последнюю мы запомним.",
      few: "Вы в {{count}} командах. Последнюю мы запомним.",
      many: "Вы в {{count}} командах. Последнюю мы запомним.",
    },
    en: {
      one: "You are in {{count}} team. We remember the last one.",
      other: "You are in {{count}} teams. We remember the last one.",
    },
  },
  upgrade: { ru: "Для какой команды?", en: "Which team is it for?" },
  upgradeLead: { ru: "Тариф меняют администраторы команды.", en: "A team’s admins manage its plan." },
  admin: { ru: "Администратор", en: "Admin" },
  member: { ru: "Участник", en: "Member" },
  guest: { ru: "Гость", en: "Guest" },
  onlyYou: { ru: "только вы", en: "only you" },
  spaces: {
    ru: { one: "{{count}} пространство", few: "{{count}} пространства", many: "{{count}} пространств" },
    en: { one: "{{count}} space", other: "{{count}} spaces" },
  },
  inside: { ru: "внутри {{count}}", en: "{{count}} inside" },
  newTeam: { ru: "Создать команду", en: "Create a team" },
  none: { ru: "Команд пока нет", en: "No teams yet" },
  noneLead: { ru: "Создайте свою: нужно только название.", en: "Create your own. All you need is a name." },
  noneToUpgrade: { ru: "Вы не администратор ни одной команды", en: "You are not an admin of any team" },
  noneToUpgradeLead: {
    ru: "Попросите администратора команды или создайте свою.",
    en: "Ask an admin of your team, or create your own.",
  },
  invitations: { ru: "Приглашения", en: "Invitations" },
  asAdmin: { ru: "Администратором", en: "As an admin" },
  asMember: { ru: "Участником", en: "As a member" },
  asGuest: { ru: "Гостем", en: "As a guest" },
  until: { ru: "до {{day}}", en: "until {{day}}" },
  from: { ru: "зовёт {{name}}", en: "from {{name}}" },
  join: { ru: "Вступить", en: "Join" },
  joinTeam: { ru: "Вступить в «{{name}}»", en: "Join {{name}}" },
  decline: { ru: "Отказаться", en: "Decline" },
  declineTeam: { ru: "Отказаться от приглашения в «{{name}}»", en: "Decline the invitation to {{name}}" },
  declined: { ru: "Приглашение в «{{name}}» отклонено", en: "Invitation to {{name}} declined" },
  otherAddress: { ru: "Нет нужной команды?", en: "Not seeing your team?" },
  tryOther: { ru: "Попробуйте другой адрес", en: "Try another address" },
});
