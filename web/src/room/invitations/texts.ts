import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of asking somebody of the space over, and of the card of somebody in another room. */
export const invitationTexts = defineTexts("spaceInvitation", {
  inbound: { ru: "{{name}} зовёт вас: {{room}}", en: "{{name}} invites you to {{room}}" },
  inboundHere: { ru: "{{name}} зовёт вас к себе", en: "{{name}} invites you over" },
  thisRoom: { ru: "В этой же комнате", en: "In this room" },
  peopleThere: {
    ru: { one: "Там {{count}} человек", few: "Там {{count}} человека", many: "Там {{count}} человек" },
    en: { one: "{{count}} person there", other: "{{count}} people there" },
  },
  inviteWith: { ru: "Позвать со словами", en: "Invite with a line" },
  line: { ru: "Пара слов для {{name}}", en: "A line for {{name}}" },
  lineLead: { ru: "Например: кофе готов", en: "For example: coffee is ready" },
  send: { ru: "Позвать", en: "Invite" },
  backFromLine: { ru: "Не звать", en: "Do not invite" },
  goThere: { ru: "Пойти", en: "Go there" },
  notNow: { ru: "Не сейчас", en: "Not now" },
  outbound: { ru: "Вы позвали: {{name}}", en: "You invited {{name}} here" },
  whereNow: { ru: "Сейчас здесь: {{room}}", en: "Now in {{room}}" },
  takeBack: { ru: "Отменить", en: "Cancel" },
  inviteHere: { ru: "Позвать сюда", en: "Invite here" },
  askOver: { ru: "Позвать к себе", en: "Invite over" },
  goToRoom: { ru: "Пойти туда", en: "Go to their room" },
  isIn: { ru: "Комната: {{room}}", en: "In {{room}}" },
});
