import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts beside names in chats. */
export const chatStatusTexts = defineTexts("chatStatus", {
  dontDisturb: { ru: "просит не беспокоить", en: "does not want to be disturbed" },
  steppedOut: { ru: "не на месте", en: "has stepped out" },
  lost: { ru: "связь прервалась", en: "connection lost" },
});
