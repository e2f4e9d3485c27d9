import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of the piano in the demo space. */
export const pianoTexts = defineTexts("piano", {
  name: { ru: "Рояль", en: "Piano" },
  plays: { ru: "Рояль, играет сам", en: "Piano, plays itself" },
  off: { ru: "Рояль молчит", en: "Piano, off" },
  rests: { ru: "Рояль ждёт", en: "Piano, resting" },
  about: {
    ru: "Музыка из вашего браузера, не человек. Чем ближе, тем громче.",
    en: "Music from your browser, not a person. Louder the closer you are.",
  },
  aboutRest: { ru: "Рядом люди: рояль не мешает разговору.", en: "People are near: it leaves the talking to you." },
  aboutOff: { ru: "Рояль в гостиной молчит.", en: "The piano in the lounge is silent." },
  turnOff: { ru: "Выключить рояль", en: "Turn the piano off" },
  turnOn: { ru: "Включить рояль", en: "Turn the piano on" },
  stop: { ru: "Выключить", en: "Turn off" },
  start: { ru: "Включить", en: "Turn on" },
});
