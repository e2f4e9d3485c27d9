import { defineTexts } from "../../platform/i18n/texts.ts";

/** Reactions in words, for those who do not see their pictures. */
export const reactionTexts = defineTexts("reactions", {
  thumb: { ru: "Нравится", en: "Like" },
  heart: { ru: "Сердце", en: "Heart" },
  laugh: { ru: "Смешно", en: "Laugh" },
  clap: { ru: "Аплодисменты", en: "Applause" },
  party: { ru: "Ура", en: "Hooray" },
  wow: { ru: "Ого", en: "Wow" },
  fire: { ru: "Огонь", en: "Fire" },
  wave: { ru: "Привет", en: "Wave" },
});
