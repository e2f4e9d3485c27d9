import { defineTexts } from "../../../platform/i18n/texts.ts";

/** The words of the video behind a stage's presenters. */
export const backgroundTexts = defineTexts("background", {
  title: { ru: "Видео за сценой", en: "Background video" },
  inStep: { ru: "Фон, вместе со всеми", en: "Background, in step for all" },
  notInStep: { ru: "Фон, каждый сам", en: "Background, everyone on their own" },
  lead: {
    ru: "Идёт по кругу за докладчиками, у всех одновременно.",
    en: "It repeats behind the presenters, at the same second for everyone.",
  },
  mute: { ru: "Выключить звук фона у себя", en: "Mute the background for yourself" },
  unmute: { ru: "Включить звук фона у себя", en: "Unmute the background for yourself" },
  volume: { ru: "Громкость фона для всех", en: "Volume of the background, for everyone" },
  together: { ru: "Вместе со всеми", en: "In step for everyone" },
  replace: { ru: "Другое видео", en: "Another video" },
  remove: { ru: "Убрать", en: "Remove" },
  removeNamed: { ru: "Убрать видео за сценой", en: "Remove the background video" },
});
