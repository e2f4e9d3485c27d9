import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of how much is spent on other people's cameras. */
export const pictureTexts = defineTexts("pictures", {
  pictures: { ru: "Камеры других", en: "Other people’s cameras" },
  auto: { ru: "Сколько потянет компьютер", en: "As much as this computer can do" },
  best: { ru: "Лучшее качество, до 25", en: "Best quality, up to 25" },
  balanced: { ru: "Среднее качество, до 12", en: "Medium quality, up to 12" },
  saving: { ru: "Экономно, до 4", en: "Light, up to 4" },
  eased_balanced: {
    ru: "Компьютер не успевает, поэтому камер до 12, среднего качества.",
    en: "This computer does not keep up, so up to 12 are shown, in medium quality.",
  },
  eased_saving: {
    ru: "Компьютер не успевает, поэтому камер до 4, небольших.",
    en: "This computer does not keep up, so up to 4 are shown, small.",
  },
});
