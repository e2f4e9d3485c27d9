import { defineTexts } from "../platform/i18n/texts.ts";

/** The card's texts about sound. */
export const soundTexts = defineTexts("soundCheck", {
  checking: { ru: "Проверяем звук", en: "Checking sound…" },
  through: { ru: "Звук проходит", en: "Sound comes through" },
  relayed: { ru: "Звук идёт через ретранслятор", en: "Sound comes through a relay" },
  whatIsRelay: { ru: "Что это значит", en: "What this means" },
  relayTitle: { ru: "Это строгая сеть", en: "This network is strict" },
  relayText: {
    ru: "Звонок идёт в обход, через наш сервер. Вы слышите и вас слышат как обычно, с небольшой задержкой.",
    en: "Calls take a detour through our server. You hear others and they hear you as usual, with a slight delay.",
  },
  cannotHear: { ru: "Отсюда их не слышно.", en: "You cannot hear them from here." },
  backTitle: { ru: "Теперь звук проходит", en: "Sound comes through now" },
  backText: { ru: "Можно входить и слушать.", en: "Come in and listen." },
  network: { ru: "Звук не проходит через эту сеть", en: "Sound cannot get through this network" },
  networkWhy: {
    ru: "Страницы она пропускает, а звонки нет. Чаще всего виноват VPN или рабочий сетевой экран.",
    en: "It lets pages through, but not calls. Usually the cause is an office firewall or a VPN.",
  },
  turnVpnOff: {
    ru: "Выключите VPN или раздайте интернет с телефона",
    en: "Turn the VPN off, or use a phone as a hotspot",
  },
  changeNetwork: {
    ru: "Перейдите с Wi-Fi на мобильную сеть или выключите VPN.",
    en: "Switch from Wi-Fi to mobile data, or turn the VPN off.",
  },
  askIt: { ru: "Или попросите ИТ-отдел открыть {{gates}}", en: "Or ask your IT team to open {{gates}}" },
  askItForCalls: {
    ru: "Или попросите ИТ-отдел разрешить звонки WebRTC",
    en: "Or ask your IT team to allow WebRTC calls",
  },
  gatesAt: { ru: "{{ports}} для {{host}}", en: "{{ports}} to {{host}}" },
  copyForIt: { ru: "Текст для ИТ", en: "Copy for IT" },
  copiedForIt: { ru: "Скопировано", en: "Copied" },
  forIt: {
    ru: "Звук и видео {{site}} не проходят через нашу сеть. Пожалуйста, разрешите исходящие соединения (WebRTC):",
    en: "Sound and video of {{site}} cannot get through our network. Please allow these outgoing connections (WebRTC):",
  },
  server: { ru: "Сервер звонков не отвечает", en: "The call server is not responding" },
  serverWhy: {
    ru: "Дело не в вашей сети. Мы пробуем снова каждые десять секунд.",
    en: "Your network is fine. We are trying again every ten seconds.",
  },
  full: { ru: "Для звонков сейчас нет места", en: "The call server is full" },
  fullWhy: {
    ru: "На сервере говорит слишком много людей. Звук появится, когда кто-нибудь выйдет.",
    en: "Too many people are talking on this server. Sound starts once someone leaves.",
  },
  tryAgain: { ru: "Повторить", en: "Try again" },
  trying: { ru: "Пробуем…", en: "Trying…" },
  seeAndWrite: { ru: "Вы увидите людей и сможете писать им.", en: "You will see people and can message them." },
  goOnTrying: {
    ru: "Мы продолжаем пробовать: звук появится сам.",
    en: "We keep trying. Sound starts by itself.",
  },
});
