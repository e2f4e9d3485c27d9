import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of camera backgrounds and noise suppression. */
export const backdropTexts = defineTexts("backdrop", {
  background: { ru: "Фон", en: "Background" },
  backgroundAndNoise: { ru: "Фон и шум", en: "Background and noise" },
  back: { ru: "Назад к звуку и камере", en: "Back to sound and camera" },
  simple: { ru: "Просто", en: "Simple" },
  pictures: { ru: "Картинки", en: "Pictures" },
  off: { ru: "Без фона", en: "Off" },
  blurLight: { ru: "Слегка размыть", en: "Light blur" },
  blurStrong: { ru: "Сильно размыть", en: "Strong blur" },
  office: { ru: "Офис", en: "Office" },
  garden: { ru: "Сад", en: "Garden" },
  evening: { ru: "Вечер", en: "Evening" },
  dunes: { ru: "Дюны", en: "Dunes" },
  lounge: { ru: "Гостиная", en: "Lounge" },
  rooftop: { ru: "Крыша", en: "Rooftop" },
  gallery: { ru: "Галерея", en: "Gallery" },
  own: { ru: "Моя", en: "Yours" },
  removeOwn: { ru: "Убрать мою картинку", en: "Remove your picture" },
  addPicture: { ru: "Добавить", en: "Add a picture" },
  staysHere: {
    ru: "JPG, PNG или WebP до 10 МБ. Картинка остаётся на этом устройстве.",
    en: "JPG, PNG or WebP, up to 10 MB. It stays on this device.",
  },
  starting: { ru: "Готовим фон…", en: "Getting the background ready…" },
  cannotStart: {
    ru: "Фон не включился на этом устройстве. Попробуйте другой или «Без фона».",
    en: "This background did not start on this device. Try another one, or Off.",
  },
  pictureUnreadable: {
    ru: "Это не картинка JPG, PNG или WebP, или она повреждена.",
    en: "This is not a JPG, PNG or WebP picture, or it is damaged.",
  },
  pictureTooLarge: {
    ru: "Картинка больше 10 МБ. Возьмите поменьше.",
    en: "The picture is over 10 MB. Choose a smaller one.",
  },
  notPossible: {
    ru: "Этот браузер не умеет менять фон. Chrome и Edge умеют.",
    en: "This browser cannot change the background. Chrome and Edge can.",
  },
  tooMuch: { ru: "Тяжело для этого компьютера", en: "Too much for this computer" },
  tooMuchText: {
    ru: {
      one: "Картинка идёт со скоростью {{count}} кадр в секунду. Лёгкое размытие требует меньше работы.",
      few: "Картинка идёт со скоростью {{count}} кадра в секунду. Лёгкое размытие требует меньше работы.",
      many: "Картинка идёт со скоростью {{count}} кадров в секунду. Лёгкое размытие требует меньше работы.",
    },
    en: {
      one: "Your video runs at {{count}} frame a second. A light blur takes less work.",
      other: "Your video runs at {{count}} frames a second. A light blur takes less work.",
    },
  },
  tooMuchOff: {
    ru: "Картинка идёт рывками. Без фона будет ровно.",
    en: "Your video stutters. Without a background it will run smoothly.",
  },
  useLight: { ru: "Слегка размыть", en: "Use light blur" },
  turnOff: { ru: "Выключить фон", en: "Turn it off" },
  keepIt: { ru: "Оставить", en: "Keep it" },
  quiet: { ru: "Приглушать шум", en: "Reduce background noise" },
  quietText: { ru: "Вентилятор, клавиши и улица", en: "Fans, keyboards and the street" },
});
