import { defineTexts } from "../../platform/i18n/texts.ts";

/** The question after long quiet, alone in a room. */
export const stillHereTexts = defineTexts("stillHere", {
  title: { ru: "Вы ещё здесь?", en: "Still here?" },
  leavesIn: { ru: "Вы выйдете через {{count}} с", en: "You will leave in {{count}} s" },
  leavesSoon: {
    ru: "Иначе через минуту вы выйдете из пространства.",
    en: "Otherwise you will leave the space in a minute.",
  },
  yes: { ru: "Я здесь", en: "I am here" },
});
