import { defineTexts } from "../../platform/i18n/texts.ts";

export const spaceMenuTexts = defineTexts("spaceMenu", {
  spaceSettings: { ru: "Настройки пространства", en: "Space settings" },
  invitePeople: { ru: "Пригласить людей", en: "Invite people" },
  copyLink: { ru: "Скопировать ссылку", en: "Copy link" },
});
