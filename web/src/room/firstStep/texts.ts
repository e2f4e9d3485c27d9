import { defineTexts } from "../../platform/i18n/texts.ts";

/** How one walks, said once. */
export const firstStepTexts = defineTexts("firstStep", {
  walk: { ru: "Подойдите к людям — услышите их лучше", en: "Walk up to people to hear them better" },
  walkToPiano: { ru: "Подойдите к роялю — услышите его лучше", en: "Walk up to the piano to hear it better" },
  ways: {
    ru: "Стрелками на клавиатуре или перетащите себя мышью.\nДвойной щелчок по полу — и вы там.",
    en: "Use the arrow keys, or drag yourself with the mouse.\nDouble-click the floor to go there.",
  },
  drag: { ru: "Перетащите себя к людям", en: "Drag yourself to people" },
  dragToPiano: { ru: "Перетащите себя к роялю", en: "Drag yourself to the piano" },
  closer: { ru: "Чем ближе, тем лучше слышно", en: "The closer you are, the better you hear" },
});
