import { defineTexts } from "../../platform/i18n/texts.ts";

export const pileTexts = defineTexts("peoplePile", {
  andMe: { ru: "и вы", en: "and you" },
  moreWithMe: { ru: "и ещё {{count}} вместе с вами", en: "and {{count}} more with you" },
});

export const spaceMenuTexts = defineTexts("spaceMenu", {
  spaceSettings: { ru: "Настройки пространства", en: "Space settings" },
  invitePeople: { ru: "Пригласить людей", en: "Invite people" },
  copyLink: { ru: "Скопировать ссылку", en: "Copy link" },
});
