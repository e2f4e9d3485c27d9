import { defineTexts } from "../../platform/i18n/texts.ts";

/** What is said while no sound comes through, and when it is back. */
export const quietTexts = defineTexts("quiet", {
  network: { ru: "Звук не проходит", en: "No sound gets through" },
  networkHow: {
    ru: "Вы никого не слышите, и вас не слышно. Отключите VPN или раздайте интернет с телефона.",
    en: "You hear nobody, and nobody hears you. Turn the VPN off, or use a phone hotspot.",
  },
  networkHowPhone: {
    ru: "Вы никого не слышите, и вас не слышно. Перейдите с Wi-Fi на мобильную сеть или выключите VPN.",
    en: "You hear nobody, and nobody hears you. Switch from Wi-Fi to mobile data, or turn the VPN off.",
  },
  server: { ru: "Сервер звука не отвечает", en: "The call server is not responding" },
  serverHow: {
    ru: "Ходить и видеть людей можно. Звук вернётся сам, пробуем каждые 3 секунды.",
    en: "You can walk around and see people. Sound comes back by itself: we try every 3 seconds.",
  },
  full: { ru: "На сервере звука нет мест", en: "The call server is full" },
  fullHow: {
    ru: "Ходить и видеть людей можно. Звук появится, как только освободится место.",
    en: "You can walk around and see people. Sound starts as soon as a place is free.",
  },
  browser: { ru: "Этот браузер не умеет звонки", en: "This browser cannot make calls" },
  browserHow: {
    ru: "В нём выключен или отсутствует WebRTC. Откройте ссылку в Chrome, Firefox или Safari.",
    en: "WebRTC is off or missing here. Open the link in Chrome, Firefox or Safari.",
  },
  copyForIt: { ru: "Текст для ИТ", en: "Copy for IT" },
  copiedForIt: { ru: "Скопировано", en: "Copied" },
  tryNow: { ru: "Повторить", en: "Try now" },
  back: {
    ru: {
      one: "Вы снова слышите комнату. Тихо было {{count}} секунду.",
      few: "Вы снова слышите комнату. Тихо было {{count}} секунды.",
      many: "Вы снова слышите комнату. Тихо было {{count}} секунд.",
    },
    en: {
      one: "You can hear the room again. It was silent for {{count}} second.",
      other: "You can hear the room again. It was silent for {{count}} seconds.",
    },
  },
});
