import { defineTexts } from "../platform/i18n/texts.ts";

/** What the card says of the sound before one enters. */
export const soundTexts = defineTexts("soundCheck", {
  checking: { ru: "Проверяем звук", en: "Checking the sound" },
  through: { ru: "Звук проходит", en: "Sound comes through" },
  relayed: { ru: "Звук идёт через ретранслятор", en: "Sound comes through a relay" },
  whatIsRelay: { ru: "Что это значит", en: "What this means" },
  relayTitle: { ru: "Это строгая сеть", en: "This network is strict" },
  relayText: {
    ru: "Звонок идёт в обход, через наш сервер. Вы слышите и вас слышат как обычно, с небольшой задержкой.",
    en: "Calls go round through our server. You hear and are heard as usual, a little later.",
  },
  cannotHear: { ru: "Отсюда их не слышно.", en: "You cannot hear them from here." },
  backTitle: { ru: "Теперь звук проходит", en: "Sound comes through now" },
  backText: { ru: "Можно входить и слушать.", en: "Come in and listen." },
  network: { ru: "Звук не проходит через эту сеть", en: "Sound cannot get through this network" },
  networkWhy: {
    ru: "Страницы она пропускает, а звонки нет. Чаще всего виноват VPN или рабочий сетевой экран.",
    en: "It lets pages through, but not calls. Most often it is an office firewall or a VPN.",
  },
  turnVpnOff: {
    ru: "Выключите VPN или раздайте интернет с телефона",
    en: "Turn the VPN off, or use a phone as a hotspot",
  },
  changeNetwork: {
    ru: "Перейдите с Wi-Fi на мобильную сеть или выключите VPN.",
    en: "Leave this Wi-Fi and use mobile data, or turn the VPN off.",
  },
  askIt: { ru: "Или попросите ИТ-отдел открыть {{gates}}", en: "Or ask your IT to open {{gates}}" },
  askItForCalls: {
    ru: "Или попросите ИТ-отдел разрешить звонки WebRTC",
    en: "Or ask your IT to allow WebRTC calls",
  },
  gatesAt: { ru: "{{ports}} для {{host}}", en: "{{ports}} to {{host}}" },
  copyForIt: { ru: "Текст для ИТ-отдела", en: "Copy for IT" },
  copiedForIt: { ru: "Скопировано", en: "Copied" },
  forIt: {
    ru: "Звук и видео {{site}} не проходят через нашу сеть. Пожалуйста, разрешите исходящие соединения (WebRTC):",
    en: "Sound and video of {{site}} cannot get through our network. Please allow these outgoing connections (WebRTC):",
  },
  server: { ru: "Сервер звонков не отвечает", en: "The call server does not answer" },
  serverWhy: {
    ru: "Дело не в вашей сети. Мы пробуем снова каждые десять секунд.",
    en: "Your network is fine. We try again every ten seconds.",
  },
  full: { ru: "Для звонков сейчас нет места", en: "There is no room left for calls" },
  fullWhy: {
    ru: "На сервере говорит слишком много людей. Звук появится, когда кто-нибудь выйдет.",
    en: "Too many people are talking on this server. Sound starts once somebody leaves.",
  },
  tryAgain: { ru: "Попробовать снова", en: "Try again" },
  trying: { ru: "Пробуем…", en: "Trying…" },
  seeAndWrite: { ru: "Вы увидите людей и сможете писать им.", en: "You see people and can write to them." },
  goOnTrying: {
    ru: "Мы продолжаем пробовать: звук появится сам.",
    en: "We go on trying: sound starts by itself.",
  },
});
