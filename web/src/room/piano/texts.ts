import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of the piano in the demo space. */
export const pianoTexts = defineTexts("piano", {
  name: { ru: "Рояль", en: "Piano" },
  plays: { ru: "Рояль, играет сам", en: "Piano, playing by itself" },
  off: { ru: "Рояль молчит", en: "Piano, off" },
  rests: { ru: "Рояль ждёт", en: "Piano, resting" },
  about: {
    ru: "Музыка из вашего браузера, не человек. Чем ближе, тем громче.",
    en: "Music from your browser, not a person. The closer you are, the louder it gets.",
  },
  aboutRest: { ru: "Рядом люди: рояль не мешает разговору.", en: "People are nearby, so it stays quiet." },
  aboutOff: { ru: "Рояль в гостиной молчит.", en: "The piano in the lounge is off." },
  turnOff: { ru: "Выключить рояль", en: "Turn the piano off" },
  turnOn: { ru: "Включить рояль", en: "Turn the piano on" },
  stop: { ru: "Выключить", en: "Turn off" },
  start: { ru: "Включить", en: "Turn on" },
});
