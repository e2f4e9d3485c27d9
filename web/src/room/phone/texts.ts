import { defineTexts } from "../../platform/i18n/texts.ts";

export const phoneTexts = defineTexts("roomPhone", {
  closeRooms: { ru: "Закрыть список комнат", en: "Close the list of rooms" },
  closeChat: { ru: "Закрыть чат", en: "Close chat" },
  talks: { ru: "Говорит {{name}}", en: "{{name}} is talking" },
  nobodyTalks: { ru: "Никто не говорит", en: "Nobody is talking" },
  nearby: {
    ru: { one: "{{room}}, рядом {{count}}", few: "{{room}}, рядом {{count}}", many: "{{room}}, рядом {{count}}" },
    en: { one: "{{room}}, {{count}} person nearby", other: "{{room}}, {{count}} people nearby" },
  },
  nobodyNearby: { ru: "{{room}}, рядом никого", en: "{{room}}, nobody nearby" },
});
