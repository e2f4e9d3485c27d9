import { defineTexts } from "../../platform/i18n/texts.ts";

/** The small window over other programs. */
export const smallWindowTexts = defineTexts("smallWindow", {
  title: { ru: "{{room}}, {{space}}", en: "{{room}}, {{space}}" },
  back: { ru: "Вернуться в комнату", en: "Back to the room" },
  near: { ru: "Кого слышно", en: "Who you hear" },
  more: {
    ru: { one: "ещё {{count}}", few: "ещё {{count}}", many: "ещё {{count}}" },
    en: { one: "{{count}} more", other: "{{count}} more" },
  },
  nobodyNear: { ru: "Рядом никого", en: "Nobody nearby" },
  reconnecting: { ru: "Возвращаем связь", en: "Reconnecting" },
});
