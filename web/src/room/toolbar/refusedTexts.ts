import { defineTexts } from "../../platform/i18n/texts.ts";

/** Why a microphone or camera does not come on, and what to do about it. */
export const refusedTexts = defineTexts("refused", {
  blockedMicTitle: { ru: "Браузер не даёт микрофон", en: "Your browser is blocking the microphone" },
  blockedCamTitle: { ru: "Браузер не даёт камеру", en: "Your browser is blocking the camera" },
  blockedMicText: {
    ru: "Вы по-прежнему всех слышите. Чтобы слышали вас, разрешите Atrium микрофон:",
    en: "You still hear everyone. To be heard, let Atrium use the microphone:",
  },
  blockedCamText: {
    ru: "Вы по-прежнему всех слышите. Чтобы вас видели, разрешите Atrium камеру:",
    en: "You still hear everyone. To be seen, let Atrium use the camera:",
  },
  undressedTitle: { ru: "Фон не включился", en: "Your background did not start" },
  undressedText: {
    ru: "Камера осталась выключенной, чтобы никто не увидел, что у вас за спиной.",
    en: "The camera stays off, so that nobody sees what is behind you.",
  },
  undressedHow: {
    ru: "Выберите другой фон или «Без фона» в настройках звука и камеры.",
    en: "Choose another background, or Off, under Sound and camera.",
  },
  blockedHow: {
    ru: "Нажмите на значок слева от адреса, включите разрешение и вернитесь. Перезагружать не нужно.",
    en: "Click the icon left of the address, turn the permission on and come back. No reload needed.",
  },
  missingMicTitle: { ru: "Микрофон не найден", en: "No microphone found" },
  missingCamTitle: { ru: "Камера не найдена", en: "No camera found" },
  missingHow: {
    ru: "Подключите устройство и попробуйте ещё раз.",
    en: "Plug in the device and try again.",
  },
  foundMicTitle: { ru: "Микрофон нашёлся", en: "Microphone found" },
  foundCamTitle: { ru: "Камера нашлась", en: "Camera found" },
  foundHow: { ru: "Теперь можно включить.", en: "You can turn it on now." },
  busyMicTitle: { ru: "Микрофон занят другой программой", en: "Another app is using the microphone" },
  busyCamTitle: { ru: "Камера занята другой программой", en: "Another app is using the camera" },
  busyHow: {
    ru: "Закройте программу, которая держит устройство, или выберите другое.",
    en: "Close the app that is using it, or choose another device.",
  },
  stillHear: { ru: "Вы по-прежнему всех слышите.", en: "You still hear everyone." },
  tryAgain: { ru: "Попробовать снова", en: "Try again" },
  keepListening: { ru: "Просто слушать", en: "Keep listening" },
});
