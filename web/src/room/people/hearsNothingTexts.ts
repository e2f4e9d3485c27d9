import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of the card of somebody whose network lets no sound through, and who is muted. */
export const hearsNothingTexts = defineTexts("hearsNothing", {
  title: { ru: "Пока никого не слышит.", en: "Hears nobody yet." },
  why: {
    ru: "Звук не проходит через сеть этого человека. Сообщения в чате дойдут.",
    en: "Sound does not reach them through their network. Chat does.",
  },
});
