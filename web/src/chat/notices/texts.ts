import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of browser notifications. */
export const noticeTexts = defineTexts("notice", {
  offer: { ru: "Показывать новые сообщения поверх других окон?", en: "Show new messages over other windows?" },
  turnOn: { ru: "Включить", en: "Turn on" },
  notNow: { ru: "Не сейчас", en: "Not now" },
  direct: { ru: "{{name}}", en: "{{name}}" },
  mention: { ru: "{{name}} упоминает вас", en: "{{name}} mentions you" },
  team: { ru: "{{name}}, чат команды", en: "{{name}} in the team chat" },
  space: { ru: "{{name}}, чат пространства", en: "{{name}} to everyone in the space" },
  room: { ru: "{{name}}, чат комнаты", en: "{{name}} in the room chat" },
});
